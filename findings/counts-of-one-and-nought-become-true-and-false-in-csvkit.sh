#!/bin/sh
# A list of parts with the counts 1 and 0, put in order of the counts by csvsort of csvkit; and one with 1, 0 and 2.
# Guess: the rows in order, the counts as they are: csvsort is the command sort for tables (documentation).
# Seen (csvkit 1.0.7): a column that holds no other number than 1 and 0 is written as True and False; one part more, and they are numbers again. With -I they stay.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='csvkit'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
printf 'name,count\na,1\nb,0\n' > two.csv
printf 'name,count\na,1\nb,0\nc,2\n' > three.csv
for option in two.csv three.csv '-I two.csv'; do
  echo "$option: $(csvsort -c count $option | xargs)"
done
} > seen
cat seen
diff seen - <<'T'
two.csv: name,count b,False a,True
three.csv: name,count b,0 a,1 c,2
-I two.csv: name,count b,0 a,1
T
