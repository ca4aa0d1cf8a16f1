#!/bin/sh
# Recovery data of a drawing in a folder below, made by par2 create with the current folder as base, as -B . , as -B ./ and with its whole name.
# Guess: the same each time: -B names "the basepath to use as reference for the datafiles" (manual), and . is this folder.
# Seen (par2 0.8.1): with -B . the drawing is ignored as "out of basepath", and nothing is made; with ./ and with the whole name it is.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='par2'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
mkdir drawings
seq 1 20000 > drawings/a.dwg
{
for base in . ./ "$PWD"; do
  par2 create -q -r20 -B "$base" set.par2 drawings/a.dwg > log 2>&1 || :
  echo "$(echo "$base" | sed "s,$PWD,whole name,"): $(sed -n "s,$PWD/,,; /Ignoring/p; /^Opening/p" log), $(ls | grep -c '\.par2$' || :) files"
  rm -f *.par2
done
} > seen
cat seen
diff seen - <<'T'
.: Ignoring out of basepath source file: drawings/a.dwg, 0 files
./: Opening: drawings/a.dwg, 10 files
whole name: Opening: drawings/a.dwg, 10 files
T
