#!/bin/sh
# A list with a name and the price 95.50, written by csvformat of csvkit with quotation marks about what is no number (-U 2, "Quote Non-numeric").
# Guess: "Door, white",95.50: the mark for readers that take a cell without quotation marks for a number (Python's csv, QUOTE_NONNUMERIC).
# Seen (csvkit 1.0.7): "Door, white","95.50", the same as -U 1 (all), since csvformat reads every cell as text.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='csvkit'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
printf 'name,price\n"Door, white",95.50\n' > list.csv
for style in 0 1 2; do
  echo "-U $style: $(csvformat -U $style list.csv | tail -n 1)"
done
} > seen
cat seen
diff seen - <<'T'
-U 0: "Door, white",95.50
-U 1: "Door, white","95.50"
-U 2: "Door, white","95.50"
T
