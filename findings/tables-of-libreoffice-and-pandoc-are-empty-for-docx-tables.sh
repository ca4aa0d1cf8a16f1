#!/bin/sh
# Price lists as .docx by LibreOffice (a table with a joined cell, and one with one cell) and by pandoc (two columns, two rows), read by docx-tables of npm.
# Guess: two tables, with total and 1,280.50 & in the first and 柜 in the second; and one with a, b, 柜, 95: "Node library to extract tables from docx (office open xml) documents".
# Seen (docx-tables 0.3.0): of LibreOffice's file an empty object, of pandoc's four empty cells. mammoth finds all words in both.
set -eu
packages='libreoffice-writer pandoc'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact docx-tables@0.3.0 mammoth@1.9.0 >/dev/null 2>&1
echo '<html><body><table border="1"><tr><td colspan="2">total</td><td>x</td></tr><tr><td>a<br>b</td><td></td><td>1,280.50 &amp;</td></tr></table><p>z</p><table border="1"><tr><td>柜</td></tr></table></body></html>' > office.html
soffice -env:UserInstallation=file://"$folder"/office --headless --convert-to docx:'MS Word 2007 XML' --infilter='HTML (StarWriter)' office.html >/dev/null 2>&1
printf '| a | b |\n|---|---|\n| 柜 | 95 |\n' | pandoc -f gfm -o pandoc.docx
cat > read.cjs <<'J'
const tables = require('docx-tables');
const mammoth = require('mammoth');
(async () => {
  for (const file of ['office.docx', 'pandoc.docx']) {
    const seen = await tables({ file });
    console.log(`${file}: ${JSON.stringify(Array.isArray(seen) ? seen.map((table) => Object.values(table).map((row) => row.map(({ data }) => data))) : seen)}`);
    console.log(`mammoth: ${(await mammoth.extractRawText({ path: file })).value.split(/\n+/).filter(Boolean).join(', ')}`);
  }
})();
J
node read.cjs | tee seen
diff seen - <<'S'
office.docx: {}
mammoth: total, x, ab, 1,280.50 &, z, 柜
pandoc.docx: [[["",""],["",""]]]
mammoth: a, b, 柜, 95
S
