#!/bin/sh
# A quotation in Chinese, printed to PDF by Chromium as a portal does, with the door 门板 at ¥89.50, read by what servers on Node.js read PDF with.
# Guess: the price is read, and 门板, since each program that shows the PDF can copy them.
# Seen (Chromium 156, whose pages have the characters of Noto Sans CJK as drawings, Type 3, with a table of what they mean): pdftotext 22.12.0 reads both. pdf-parse 2.4.5
# reads the price; the door is ⻔板 there, of a radical (U+2ED4), which no search for 门板 finds. pdf2json 4.0.3 has the radical, too, and the letter G for the blank, for every
# digit and for the point, whatever the price; pdfreader 3.0.8 has the page's size and no text at all, without an error.
set -eu
for package in chromium poppler-utils fonts-noto-cjk; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' chromium poppler-utils
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact --ignore-scripts pdf2json@4.0.3 pdfreader@3.0.8 pdf-parse@2.4.5
echo '<meta charset=utf-8><style>body { font: 16px "Noto Sans CJK SC" }</style><p>门板 ¥89.50' > page.html
chromium --headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking --user-data-dir="$folder/profile" --no-pdf-header-footer \
  --print-to-pdf=page.pdf page.html >/dev/null 2>&1
cat > read.cjs <<'J'
const { readFileSync } = require('node:fs');
const { PDFParse } = require('pdf-parse');
const Pdf2Json = require('pdf2json');
const { PdfReader } = require('pdfreader');

const show = (name, text) => console.log(`SEEN ${name}: ${text.trim() || 'nothing'}`);
(async () => {
  const { pages } = await new PDFParse({ data: readFileSync('page.pdf') }).getText();
  show('pdf-parse', pages[0].text);
  await new Promise((resolve, reject) => {
    const parser = new (Pdf2Json.default ?? Pdf2Json)();
    parser.on('pdfParser_dataError', reject);
    parser.on('pdfParser_dataReady', ({ Pages }) => {
      show('pdf2json', Pages[0].Texts.flatMap(({ R }) => R.map(({ T }) => decodeURIComponent(T))).join(''));
      resolve();
    });
    parser.loadPDF('page.pdf');
  });
  const texts = [];
  await new Promise((resolve, reject) => {
    new PdfReader().parseFileItems('page.pdf', (error, item) => {
      if (error) reject(error);
      else if (!item) resolve();
      else if (item.text) texts.push(item.text);
    });
  });
  show('pdfreader', texts.join(''));
  process.exit(0);
})();
J
{
  echo "pdftotext: $(pdftotext page.pdf - | tr -d '\f' | xargs)"
  node read.cjs 2>/dev/null | sed -n 's/^SEEN //p'
} | tee seen
diff seen - <<'T'
pdftotext: 门板 ¥89.50
pdf-parse: ⻔板 ¥89.50
pdf2json: ⻔板G¥GGGGG
pdfreader: nothing
T
