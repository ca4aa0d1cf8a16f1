#!/bin/sh
# Order numbers of nine and of sixteen digits and a price, brought from CSV to JSON by csvjson of csvkit and by Miller.
# Guess: 202603151 and 9007199254740993, as csvkit reads numbers as decimals, without loss, and csvsort writes them so.
# Seen (csvkit 1.0.7): 202603151.0 and 9007199254740992.0, numbers of floating point: the second is another order. Miller and csvsort have the right ones.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='csvkit miller jq'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
printf 'no,price\n202603151,95.50\n9007199254740993,1280.50\n' > list.csv
echo "csvjson: $(csvjson list.csv | grep -oE '"no": [0-9.]+' | xargs)"
echo "csvsort: $(csvsort -c no list.csv | tail -n +2 | cut -d , -f 1 | xargs)"
echo "miller: $(mlr --icsv --ojson cat list.csv | grep -oE '"no": [0-9.]+' | xargs)"
} > seen
cat seen
diff seen - <<'T'
csvjson: no: 202603151.0 no: 9007199254740992.0
csvsort: 202603151 9007199254740993
miller: no: 202603151 no: 9007199254740993
T
