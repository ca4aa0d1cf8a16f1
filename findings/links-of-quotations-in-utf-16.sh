#!/bin/sh
# A quotation as PDF with a link to a page whose address has Chinese in it, http://portal.example/资料, given to libraries of npm as a browser shows it.
# Guess: the link leads to the page: its address is written encoded, since a URI in PDF is of ASCII alone (ISO 32000, 12.6.4.7), or the library refuses it.
# Seen: pdfkit 0.20.2 and jspdf 4.2.1 write it as a text in UTF-16 with a byte order mark, without an error; poppler (pdfinfo -url) has that mark, FE FF, alone for the address. Encoded by the caller, and of ASCII, it is right.
set -eu
dpkg -s poppler-utils >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends poppler-utils; } >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact jspdf@4.2.1 pdfkit@0.20.2
cat > write.cjs <<'J'
const { createWriteStream, writeFileSync } = require('node:fs');
const { jsPDF } = require('jspdf');
const PDFDocument = require('pdfkit');

const [, , name, url] = process.argv;
const quotation = new jsPDF();
quotation.textWithLink('price list', 10, 10, { url });
writeFileSync(`jspdf-${name}.pdf`, Buffer.from(quotation.output('arraybuffer')));
const document = new PDFDocument();
document.pipe(createWriteStream(`pdfkit-${name}.pdf`));
document.text('price list', 100, 100, { link: url }).end();
J
node write.cjs english http://portal.example/prices
node write.cjs chinese http://portal.example/资料
node write.cjs encoded http://portal.example/%E8%B5%84%E6%96%99
for name in english chinese encoded; do
  for library in jspdf pdfkit; do
    pdfinfo -url "$library-$name.pdf" | sed -n 's/.*Annotation *//p' > address
    if LC_ALL=C grep -q '^http:[!-~]*$' address; then
      echo "$name, $library: $(cat address)"
    else
      echo "$name, $library: begins with $(head -c 2 address | od -An -tx1 | tr -d ' \n')"
    fi
  done
done | tee seen
diff seen - <<'T'
english, jspdf: http://portal.example/prices
english, pdfkit: http://portal.example/prices
chinese, jspdf: begins with feff
chinese, pdfkit: begins with feff
encoded, jspdf: http://portal.example/%E8%B5%84%E6%96%99
encoded, pdfkit: http://portal.example/%E8%B5%84%E6%96%99
T
