#!/bin/sh
# A price list with 实木 as page in ASCII, whose hanzi are written by their numbers (&#23454;, and &#x5B9E; in the other way), as gnumeric's ssconvert exports it, read as a sheet by SheetJS; and by ssconvert itself.
# Guess: 实木, as in browsers: each is the character (HTML, 13.5, Named and numeric character references).
# Seen (xlsx 0.18.5): the text of the cell is &#23454;&#26408;, and so with hexadecimal numbers; &amp; and &quot; are read as they should. ssconvert reads 实木.
set -eu
packages='gnumeric'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8 LC_ALL=C.UTF-8
echo '{}' > package.json
npm i --no-audit --no-fund --ignore-scripts xlsx@0.18.5 >/dev/null 2>&1
printf '实木,1280.5\n' > list.csv
ssconvert -T Gnumeric_html:html40 list.csv gnumeric.html 2>/dev/null
echo '<html><body><table><tr><td>&#x5B9E;&#x6728;</td><td>A &amp; B 18&quot;</td></tr></table></body></html>' > hand.html
cat > read.js <<'J'
const xlsx = require('xlsx')
const book = xlsx.readFile(process.argv[2])
console.log(`${process.argv[2]} by SheetJS: ${xlsx.utils.sheet_to_csv(book.Sheets[book.SheetNames[0]]).trim()}`)
J
for file in gnumeric hand; do
  node read.js "$file.html"
  ssconvert "$file.html" read.csv 2>/dev/null
  echo "$file.html by ssconvert: $(grep -v '^list' read.csv)"
done | tee seen
diff seen - <<'T'
gnumeric.html by SheetJS: &#23454;&#26408;,1280.5
gnumeric.html by ssconvert: 实木,1280.5
hand.html by SheetJS: &#x5B9E;&#x6728;,"A & B 18"""
hand.html by ssconvert: 实木,"A & B 18"""
T
