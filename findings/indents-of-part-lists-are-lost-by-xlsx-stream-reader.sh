#!/bin/sh
# A list of parts whose names are indented by blanks below their cabinet, with a mark whether they are in stock, written as a workbook by exceljs, and read by xlsx-stream-reader and by SheetJS.
# Guess: the names with their blanks, which the file marks (xml:space="preserve"), and the marks as true or TRUE.
# Seen: xlsx-stream-reader 1.1.1 takes blanks off both ends, so that parts stand beside their cabinet, and has 1 and an empty text for the marks. SheetJS 0.18.5 has both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact exceljs@4.4.0 xlsx-stream-reader@1.1.1 xlsx@0.18.5
cat > parts.cjs <<'J'
const { createReadStream } = require('node:fs');
const Excel = require('exceljs');
const Reader = require('xlsx-stream-reader');
const sheetjs = require('xlsx');
(async () => {
  const book = new Excel.Workbook();
  book.addWorksheet('parts').addRows([['衣柜', true], ['  门板', false], ['    拉手', true]]);
  await book.xlsx.writeFile('parts.xlsx');
  const { Sheets } = sheetjs.readFile('parts.xlsx');
  for (const row of sheetjs.utils.sheet_to_json(Sheets.parts, { header: 1 })) console.log('SheetJS', JSON.stringify(row));
  const reader = new Reader();
  reader.on('worksheet', (sheet) => sheet.on('row', ({ values }) => console.log('xlsx-stream-reader', JSON.stringify(values.slice(1)))).process());
  createReadStream('parts.xlsx').pipe(reader);
})();
J
node parts.cjs 2>/dev/null | tee seen
diff seen - <<'T'
SheetJS ["衣柜",true]
SheetJS ["  门板",false]
SheetJS ["    拉手",true]
xlsx-stream-reader ["衣柜",1]
xlsx-stream-reader ["门板",""]
xlsx-stream-reader ["拉手",1]
T
