#!/bin/sh
# A list with the names 木门 and MDF18, saved as text with columns of one width (vd -b, ending .fixed) by VisiData and by Miller (--opprint); the columns of a terminal before each price.
# Guess: one for both rows, as VisiData shows them so on its own screen.
# Seen (VisiData 2.11): the price behind 木门 begins two columns later: the file is filled up by characters. Miller, which counts characters too, leans by the same two.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='visidata miller python3'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
printf 'name,price\n木门,95\nMDF18,95\n' > list.csv
vd -b list.csv -o a.fixed >/dev/null 2>&1
mlr --icsv --opprint cat list.csv > b.fixed
for file in a b; do
  /usr/bin/python3 -c 'import sys, unicodedata as u; print(sys.argv[1], [sum(2 if u.east_asian_width(c) in "WF" else 1 for c in l[:l.find("95")]) for l in open(sys.argv[1]) if "95" in l])' $file.fixed
done
} > seen
cat seen
diff seen - <<'T'
a.fixed [23, 21]
b.fixed [8, 6]
T
