#!/bin/sh
# Guess: csvsort of csvkit, which puts the rows of a CSV file in order, writes the cells as it has read them.
# Seen (csvkit 1.0.7): it guesses the types of columns and writes those: the area code 0757 becomes 757, the postcode 010000 becomes
# 10000, and 1-2 (block 1, flat 2) the day 2001-01-02. With --no-inference (-I) the cells stay.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s csvkit >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends csvkit; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' csvkit
cd "$folder"
export LC_ALL=C.UTF-8
printf '编号,区号,邮编,房号\n乙,0757,010000,1-2\n甲,0471,010010,3-4\n' > a.csv
{ csvsort -c 编号 a.csv; csvsort -I -c 编号 a.csv; } > seen
cat seen
cat > expected <<'T'
编号,区号,邮编,房号
乙,757,10000,2001-01-02
甲,471,10010,2001-03-04
编号,区号,邮编,房号
乙,0757,010000,1-2
甲,0471,010010,3-4
T
cmp seen expected
