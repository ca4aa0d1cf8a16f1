#!/bin/sh
# A part named 实木, drawn as a box of text by graph-easy, in a terminal where a hanzi has two columns; the width of each line.
# Guess: all lines of the box eight columns wide.
# Seen (Graph::Easy 0.76): the frame is made for characters, six wide, and the line of the name is eight, so its right edge stands outside.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='libgraph-easy-perl python3'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
printf '[ 实木 ]' | graph-easy --as=boxart > box 2>/dev/null
/usr/bin/python3 -c 'import unicodedata as u; [print(l.rstrip(), sum(2 if u.east_asian_width(c) in "WF" else 1 for c in l.rstrip())) for l in open("box") if l.strip()]'
} > seen
cat seen
diff seen - <<'T'
┌────┐ 6
│ 实木 │ 8
└────┘ 6
T
