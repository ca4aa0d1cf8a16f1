#!/bin/sh
# A CSV file of companies with postcodes and the number of an identity card, turned into JSON by Miller.
# Guess: each column is of one type; with a leading zero in it (010000) the postcodes are texts.
# Seen (miller 6.6.0): each cell has a type of its own: 010000 is a text, 528000 in the next row a number, and so is the card's number, whose
# last digits JSON.parse changes. -S makes texts of all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s miller >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends miller; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' miller
cd "$folder"
printf 'postcode,card\n010000,440681199001011234\n528000,440681199001011235\n' > a.csv
for option in '' -S; do
  mlr $option --icsv --ojson cat a.csv > a.json
  node -e "console.log(...JSON.parse(require('node:fs').readFileSync('a.json')).flatMap(Object.values).map((value) => JSON.stringify(value)))"
done > seen
cat seen
diff seen - <<'T'
"010000" 440681199001011260 528000 440681199001011260
"010000" "440681199001011234" "528000" "440681199001011235"
T
