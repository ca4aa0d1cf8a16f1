#!/bin/sh
# Workbooks with a sheet named 门&板 and one named 门<18, both allowed in Excel, written by libraries of npm, and the list of sheets read by xmllint.
# Guess: & and < are escaped, as in cells.
# Seen: exceljs 4.4.0 and xlsx 0.18.5 do so. officegen 0.6.5 escapes them in cells and not in names of sheets: the list of sheets is no XML.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact officegen@0.6.5 exceljs@4.4.0 xlsx@0.18.5 jszip@3.10.1
command -v xmllint >/dev/null || { apt-get update && apt-get install -y --no-install-recommends libxml2-utils; } >/dev/null
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');
const { PassThrough } = require('node:stream');
const { buffer } = require('node:stream/consumers');
const ExcelJS = require('exceljs');
const JSZip = require('jszip');
const officegen = require('officegen');
const XLSX = require('xlsx');

const writers = {
  exceljs: (name) => {
    const book = new ExcelJS.Workbook();
    book.addWorksheet(name).addRow(['门&板']);
    return book.xlsx.writeBuffer();
  },
  xlsx: (name) => {
    const book = XLSX.utils.book_new();
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['门&板']]), name);
    return XLSX.write(book, { type: 'buffer', bookType: 'xlsx' });
  },
  officegen: (name) => {
    const book = officegen('xlsx');
    const sheet = book.makeNewSheet();
    sheet.name = name;
    sheet.data = [['门&板']];
    const out = new PassThrough();
    book.generate(out);
    return buffer(out);
  },
};
(async () => {
  for (const name of ['门板', '门&板', '门<18'])
    for (const [library, write] of Object.entries(writers)) {
      const zip = await JSZip.loadAsync(await write(name));
      const list = await zip.file('xl/workbook.xml').async('string');
      let read;
      try {
        read = execFileSync('xmllint', ['--xpath', 'string(//*[local-name()="sheet"]/@name)', '-'], { input: list, encoding: 'utf8', stdio: 'pipe' }).trim();
      } catch {
        read = 'no XML';
      }
      console.log(`${name} ${library}: ${read}`);
    }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
门板 exceljs: 门板
门板 xlsx: 门板
门板 officegen: 门板
门&板 exceljs: 门&板
门&板 xlsx: 门&板
门&板 officegen: no XML
门<18 exceljs: 门<18
门<18 xlsx: 门<18
门<18 officegen: no XML
T
