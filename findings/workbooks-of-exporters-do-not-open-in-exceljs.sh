#!/bin/sh
# Price lists written as workbooks by two exporters of npm, excel-export and json2xls, opened by exceljs and by SheetJS.
# Guess: opened by both, with the name 007 and the price.
# Seen: exceljs 4.4.0 opens none of them, with an error about the company: in excel-export 0.5.1 and json2xls 0.1.2 the elements of docProps/app.xml have a prefix (ap:Properties), which is the same for XML, and exceljs looks for the name without one. SheetJS 0.18.5 opens both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact excel-export@0.5.1 json2xls@0.1.2 exceljs@4.4.0 xlsx@0.18.5
cat > lists.cjs <<'J'
const Excel = require('exceljs');
const sheetjs = require('xlsx');
const books = {
  'excel-export': Buffer.from(require('excel-export').execute({ name: '价目', cols: [{ caption: '名', type: 'string' }, { caption: '价', type: 'number' }], rows: [['007', 12.5]] }), 'binary'),
  json2xls: Buffer.from(require('json2xls')([{ 名: '007', 价: 12.5 }]), 'binary'),
};
(async () => {
  for (const [name, book] of Object.entries(books)) {
    const own = new Excel.Workbook();
    const seen = await own.xlsx.load(book).then(() => own.worksheets[0].getRow(2).values.slice(1), (error) => error.message);
    const prefix = sheetjs.read(book, { bookFiles: true }).files['docProps/app.xml'].content.toString().includes('<ap:Properties');
    const { Sheets, SheetNames } = sheetjs.read(book);
    console.log(`${name}: ap:Properties ${prefix}; exceljs ${seen}; SheetJS ${sheetjs.utils.sheet_to_json(Sheets[SheetNames[0]], { header: 1 })[1]}`);
  }
})();
J
node lists.cjs | tee seen
diff seen - <<'T'
excel-export: ap:Properties true; exceljs Cannot read properties of undefined (reading 'company'); SheetJS 007,12.5
json2xls: ap:Properties true; exceljs Cannot read properties of undefined (reading 'company'); SheetJS 007,12.5
T
