#!/bin/sh
# Three corners of a room from a scan, as lines of x, y and z, made PCD by the tool for that of the Point Cloud Library (pcl_xyz2pcd) and read back: plain, with a colour behind each, with a head, with commas, and with blanks at the ends.
# Guess: the first three numbers are taken, or it says what it cannot read.
# Seen (pcl-tools 1.13.0): lines with more than three numbers are left out, so that a coloured scan is an empty cloud that is saved without a word; so it is with commas. A head becomes a fourth corner.
set -eu
dpkg -s pcl-tools >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends pcl-tools; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' pcl-tools
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '0 0 0\n2.404 0 0\n2.404 3 1\n' > plain.xyz
sed 's/$/ 255 0 0/' plain.xyz > coloured.xyz
sed 's/$/ 17/' plain.xyz > strengths.xyz
{ echo 'x y z'; cat plain.xyz; } > headed.xyz
tr ' ' ',' < plain.xyz > commas.xyz
sed 's/$/  /' plain.xyz > blanks.xyz
for kind in plain coloured strengths headed commas blanks; do
  pcl_xyz2pcd $kind.xyz cloud.pcd >said 2>&1
  echo "$kind: $(strings cloud.pcd | grep '^POINTS'), complaints: $(grep -ci 'error\|warn\|fail\|skip' said || true)"
done | tee seen
diff seen - <<'T'
plain: POINTS 3, complaints: 0
coloured: POINTS 0, complaints: 0
strengths: POINTS 0, complaints: 0
headed: POINTS 4, complaints: 0
commas: POINTS 0, complaints: 0
blanks: POINTS 3, complaints: 0
T
