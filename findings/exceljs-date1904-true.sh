#!/bin/sh
# Guess: exceljs honours date1904="true" as it does "1"; both are an XML boolean, and LibreOffice writes "true".
# Seen with exceljs 4.4.0: "1" gives 2026-12-01, "true" 2022-11-30, 1462 days earlier, without a warning.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact exceljs@4.4.0 jszip@3.10.1 >/dev/null 2>&1
cat >read.cjs <<'JS'
const ExcelJS = require('exceljs');
const JSZip = require('jszip');
(async () => {
  const book = new ExcelJS.Workbook();
  book.properties.date1904 = true;
  book.addWorksheet('a').getCell('A1').value = new Date('2026-12-01T00:00:00Z');
  const written = await book.xlsx.writeBuffer();
  const days = [];
  for (const value of ['1', 'true']) {
    const zip = await JSZip.loadAsync(written);
    const xml = await zip.file('xl/workbook.xml').async('string');
    zip.file('xl/workbook.xml', xml.replace(/date1904="[^"]*"/, `date1904="${value}"`));
    const read = new ExcelJS.Workbook();
    await read.xlsx.load(await zip.generateAsync({ type: 'nodebuffer' }));
    days.push(read.worksheets[0].getCell('A1').value.toISOString().slice(0, 10));
  }
  console.log('exceljs', require('exceljs/package.json').version, days.join(' '));
  process.exit(days.join(' ') === '2026-12-01 2022-11-30' ? 0 : 1);
})();
JS
node read.cjs
