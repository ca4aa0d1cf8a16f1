#!/bin/sh
# A sheet with a column of ten for names and a column of ten for prices, printed as text by sc -W, with the names 18mm, 木门 and 实木门; the column of the terminal in which each price ends.
# Guess: 20 in all rows, since a hanzi has two columns of a terminal and sc fills each column up to its width.
# Seen (sc 7.16): it counts the bytes: behind 木门 the price ends in column 18, behind 实木门 in 17.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='sc python3'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
printf 'format A 10 2 0\nformat B 10 2 0\nleftstring A0 = "18mm"\nlet B0 = 95\nleftstring A1 = "木门"\nlet B1 = 1280.5\nleftstring A2 = "实木门"\nlet B2 = 88\n' > list.sc
sc -W% list.sc > list 2>/dev/null
/usr/bin/python3 -c 'import unicodedata as u; [print(l.rstrip(), sum(2 if u.east_asian_width(c) in "WF" else 1 for c in l.rstrip())) for l in open("list")]'
} > seen
cat seen
diff seen - <<'T'
18mm           95.00 20
木门       1280.50 18
实木门      88.00 17
T
