#!/bin/sh
# A workbook whose days have the formats that Chinese Excel keeps by number alone, 27, 31, 57 and 58 (2026年1月, 2026年1月5日 and the like), beside the usual 14, read by libraries of npm.
# Guess: each cell is a day, as ECMA-376 lists these numbers for zh-cn, and as LibreOffice shows them.
# Seen: read-excel-file 9.3.17 and SheetJS 0.18.5 read days. exceljs 4.4.0, whole and as a stream, reads 46027, a number, of all but 14. xlsx-populate 1.21.0, which gives numbers of days always, has no format for them by which to tell.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact exceljs@4.4.0 read-excel-file@9.3.17 xlsx@0.18.5 xlsx-populate@1.21.0
cat > write.py <<'P'
from zipfile import ZipFile
formats = [14, 27, 31, 57, 58]
main, package = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main', 'http://schemas.openxmlformats.org/package/2006/'
office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml.%s+xml'
parts = [('/xl/workbook.xml', 'sheet.main'), ('/xl/worksheets/sheet1.xml', 'worksheet'), ('/xl/styles.xml', 'styles')]
def relations(*targets):
    return '<Relationships xmlns="%srelationships">%s</Relationships>' % (package, ''.join('<Relationship Id="rId%d" Type="%s/%s" Target="%s"/>' % (i + 1, office, t, f) for i, (t, f) in enumerate(targets)))
with ZipFile('days.xlsx', 'w') as book:
    book.writestr('[Content_Types].xml', '<Types xmlns="%scontent-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>%s</Types>' % (package, ''.join('<Override PartName="%s" ContentType="%s"/>' % (p, kind % k) for p, k in parts)))
    book.writestr('_rels/.rels', relations(('officeDocument', 'xl/workbook.xml')))
    book.writestr('xl/_rels/workbook.xml.rels', relations(('worksheet', 'worksheets/sheet1.xml'), ('styles', 'styles.xml')))
    book.writestr('xl/workbook.xml', '<workbook xmlns="%s" xmlns:r="%s"><sheets><sheet name="sheet" sheetId="1" r:id="rId1"/></sheets></workbook>' % (main, office))
    book.writestr('xl/styles.xml', '<styleSheet xmlns="%s"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="%d"><xf numFmtId="0" xfId="0"/>%s</cellXfs></styleSheet>' % (main, len(formats) + 1, ''.join('<xf numFmtId="%d" xfId="0" applyNumberFormat="1"/>' % f for f in formats)))
    book.writestr('xl/worksheets/sheet1.xml', '<worksheet xmlns="%s"><sheetData><row r="1">%s</row></sheetData></worksheet>' % (main, ''.join('<c r="%s1" s="%d"><v>46027</v></c>' % (chr(65 + i), i + 1) for i in range(len(formats)))))
P
cat > read.cjs <<'J'
const ExcelJS = require('exceljs');
const readExcelFile = require('read-excel-file/node');
const XLSX = require('xlsx');
const XlsxPopulate = require('xlsx-populate');

(async () => {
  const days = (values) => values.map((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value)).join(' ');
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile('days.xlsx');
  console.log(`exceljs: ${days(book.worksheets[0].getRow(1).values.slice(1))}`);
  for await (const sheet of new ExcelJS.stream.xlsx.WorkbookReader('days.xlsx', { styles: 'cache' })) for await (const row of sheet) console.log(`exceljs, stream: ${days(row.values.slice(1))}`);
  const [{ data }] = await readExcelFile.default('days.xlsx');
  console.log(`read-excel-file: ${days(data[0])}`);
  const { Sheets } = XLSX.readFile('days.xlsx', { cellDates: true });
  console.log(`SheetJS: ${days(XLSX.utils.sheet_to_json(Sheets.sheet, { header: 1, UTC: true })[0])}`);
  const populated = await XlsxPopulate.fromFileAsync('days.xlsx');
  console.log(`xlsx-populate, formats: ${['A1', 'B1', 'C1', 'D1', 'E1'].map((cell) => populated.sheet(0).cell(cell).style('numberFormat')).join(' ')}`);
})();
J
python3 write.py
TZ=UTC node read.cjs | tee seen
diff seen - <<'T'
exceljs: 2026-01-05 46027 46027 46027 46027
exceljs, stream: 2026-01-05 46027 46027 46027 46027
read-excel-file: 2026-01-05 2026-01-05 2026-01-05 2026-01-05 2026-01-05
SheetJS: 2026-01-05 2026-01-05 2026-01-05 2026-01-05 2026-01-05
xlsx-populate, formats: mm-dd-yy    
T
