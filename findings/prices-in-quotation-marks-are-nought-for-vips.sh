#!/bin/sh
# A table of numbers (CSV) loaded by libvips (vips csvload), which reckons with tables as with pictures: a price as it is, in quotation marks, in marks with a comma between thousands, an empty cell, and a word.
# Guess: "1280.50" is 1280.5, as in other readers of CSV; "1,280.50" is so too or is warned of as the word is.
# Seen (libvips-tools 8.14.1): what stands in marks is nought, without the warning that a word without marks gets ("bad number"); with fail-on neither is refused.
set -eu
dpkg -s libvips-tools >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends libvips-tools; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' libvips-tools
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
while read -r cell; do
  printf '18,%s\n' "$cell" > table.csv
  vips csvload table.csv table.v >said 2>&1
  strict=$(vips csvload table.csv strict.v --fail-on warning >/dev/null 2>&1 && echo taken || echo refused)
  echo "$cell: $(vips getpoint table.v 1 0 2>/dev/null), warnings: $(grep -c WARNING said || true), with fail-on: $strict"
done <<'S' | tee seen
1280.50
"1280.50"
"1,280.50"
price
S
diff seen - <<'T'
1280.50: 1280.5 , warnings: 0, with fail-on: taken
"1280.50": 0 , warnings: 0, with fail-on: taken
"1,280.50": 0 , warnings: 0, with fail-on: taken
price: 0 , warnings: 2, with fail-on: taken
T
