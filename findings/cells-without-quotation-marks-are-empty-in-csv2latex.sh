#!/bin/sh
# A list in CSV of which only the name, which has a comma, stands in quotation marks, made into a table for LaTeX by csv2latex with those marks named (--block d).
# Guess: the name and the price 95 are in the table, since a field may or may not be in quotation marks (RFC 4180, 2.5).
# Seen (csv2latex 0.23.1): with --block d, all cells without quotation marks are empty: the heading and the price are gone, without a warning. Without the option the same list is right, with its comma.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='csv2latex'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
printf 'name,price\n"Door, white",95\n' > some.csv
printf '"name","price"\n"Door, white","95"\n' > all.csv
for list in some all; do
  echo "$list, --block d:"
  csv2latex --nohead --separator c --block d $list.csv | grep '&'
done
echo 'some, without:'
csv2latex --nohead --separator c some.csv | grep '&'
} > seen
cat seen
diff seen - <<'T'
some, --block d:
&\\
Door, white&\\
all, --block d:
name&price\\
Door, white&95\\
some, without:
name&price\\
Door, white&95\\
T
