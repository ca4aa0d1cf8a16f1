#!/bin/sh
# A board of 5½ inches, as catalogues print it, put into millimetres by GNU units and by qalc.
# Guess: 139.7 mm: units knows the sign ½ in a locale of UTF-8, and a figure with a fraction behind it is a mixed number; with 5 in + ½ in it is so.
# Seen: GNU units 2.22 multiplies 5 by the half without a word: 63.5 mm. qalc 4.5.1 reads 139.7 mm.
set -eu
packages='qalc units'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
  echo "units, 5½ in: $(units -t '5½ in' mm)"
  echo "units, 5 in + ½ in: $(units -t '5 in + ½ in' mm)"
  echo "qalc, 5½ in: $(qalc -t '5½ in to mm' 2>&1 | tail -1)"
  echo "qalc, 5 in + ½ in: $(qalc -t '5 in + ½ in to mm' 2>&1 | tail -1)"
} | tee seen
diff seen - <<'T'
units, 5½ in: 63.5
units, 5 in + ½ in: 139.7
qalc, 5½ in: 139.7 mm
qalc, 5 in + ½ in: 139.7 mm
T
