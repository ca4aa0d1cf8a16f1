#!/bin/sh
# A contract set in columns from the right, as cards and couplets and some covers are (writing-mode: vertical-rl), made into PDF by Chromium, which turns the digits of a price (1,299.50) on their side, as is usual.
# Guess: its text is read column by column, so that 应在三日内付款 and 1,299.50 are found in it.
# Seen: PDFium (@hyzyla/pdfium 2.1.13) has both. pdftotext of poppler 22.12.0 reads across the columns, a character of each, and the price backwards, 0 5. 9 9 2, 1; with -raw each character and digit is a line. With mutool 1.21.1, pdf.js 5.6.205 and pypdf 3.4.1 each character is one, the price whole. Ghostscript
# 10.00.0 reads across, too.
set -eu
for package in chromium fonts-noto-cjk ghostscript mupdf-tools poppler-utils python3-pypdf; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ghostscript mupdf-tools poppler-utils python3-pypdf
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @hyzyla/pdfium@2.1.13 pdfjs-dist@5.6.205
cat > page.html <<'H'
<meta charset="utf-8"><style>@page { size: 400px 300px; margin: 20px } div { writing-mode: vertical-rl; height: 200px; font: 16px/2 "Noto Sans CJK SC" }</style>
<div>甲方应在三日内付款。<br>乙方收款后七日内发货。<br>（含税）1,299.50元</div>
H
chromium --headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking --user-data-dir="$folder/profile" --no-pdf-header-footer --print-to-pdf=page.pdf page.html 2>/dev/null
cat > read.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const file = readFileSync('page.pdf');
const run = (program, ...args) => execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const { items } = await (await (await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise).getPage(1)).getTextContent();
const texts = {
  PDFium: (await (await PDFiumLibrary.init()).loadDocument(file)).getPage(0).getText(),
  pdftotext: run('pdftotext', 'page.pdf', '-'),
  'pdftotext -raw': run('pdftotext', '-raw', 'page.pdf', '-'),
  mutool: run('mutool', 'draw', '-q', '-F', 'txt', 'page.pdf'),
  'pdf.js': items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
  pypdf: run('/usr/bin/python3', '-X', 'utf8', '-c', 'import pypdf; print(pypdf.PdfReader("page.pdf").pages[0].extract_text())'),
  Ghostscript: run('gs', '-q', '-dBATCH', '-dNOPAUSE', '-sDEVICE=txtwrite', '-o', '-', 'page.pdf'),
};
for (const [name, text] of Object.entries(texts)) {
  // Some give radicals for characters, which is another matter.
  const plain = text.normalize('NFKC');
  const words = ['应在三日内付款', '1,299.50'].map((word) => plain.includes(word) ? 'found' : 'not found');
  console.log(`${name}: sentence ${words[0]}${plain.replaceAll(/\s/g, '').includes('应在三日内付款') ? ', in order' : ', in no order'}, price ${words[1]}`);
}
process.exit(0);
J
node read.mjs | tee seen
diff seen - <<'T'
PDFium: sentence found, in order, price found
pdftotext: sentence not found, in no order, price not found
pdftotext -raw: sentence not found, in order, price not found
mutool: sentence not found, in order, price found
pdf.js: sentence not found, in order, price found
pypdf: sentence not found, in order, price found
Ghostscript: sentence not found, in no order, price not found
T
