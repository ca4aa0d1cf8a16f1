#!/bin/sh
# A list of parts with cells that CSV must quote, inches (板 18" 厚), a line break, a comma, written by libraries of npm for CSV from objects and read back by csv-parse.
# Guess: quotation marks doubled (RFC 4180), so that each comes back; what has none of the three is not quoted or is, and is the same.
# Seen: fourteen give the same back. to-csv 0.1.1 and csvjson 5.1.0 put a backslash before the mark, at which csv-parse stops and spreadsheets end the cell; csvjson makes tabs of the line break and the comma within cells as well.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @fast-csv/format@5.0.8 @json2csv/plainjs@7.0.8 comma-separated-values@3.6.4 convert-array-to-csv@2.0.0 csv-parse@7.0.3 csv-stringify@6.9.0 csv-writer@1.6.0 csv42@5.0.3 csvjson@5.1.0 export-to-csv@1.5.0 jquery-csv@1.0.40 json-2-csv@5.6.0 json2csv@5.0.7 jsonexport@3.2.0 objects-to-csv@1.3.6 papaparse@5.7.1 to-csv@0.1.1
cat > run.cjs <<'J'
const { parse } = require('csv-parse/sync');

const rows = [
  { 名称: '板 18" 厚', 备注: '第一行\n第二行' },
  { 名称: ' 前有空格', 备注: '含,逗号' },
  { 名称: '"全屋"', 备注: '回车\r结束' },
  { 名称: '分号;号', 备注: '0757' },
];
const { createObjectCsvStringifier } = require('csv-writer');
const writer = createObjectCsvStringifier({ header: ['名称', '备注'].map((id) => ({ id, title: id })) });
const { Parser } = require('@json2csv/plainjs');
const { generateCsv, mkConfig } = require('export-to-csv');
const libraries = {
  'csv-writer': () => writer.getHeaderString() + writer.stringifyRecords(rows),
  jsonexport: () => require('jsonexport')(rows),
  'convert-array-to-csv': () => require('convert-array-to-csv').convertArrayToCSV(rows),
  'objects-to-csv': () => new (require('objects-to-csv'))(rows).toString(),
  'csv-stringify': () => require('csv-stringify/sync').stringify(rows, { header: true }),
  json2csv: () => require('json2csv').parse(rows),
  '@json2csv/plainjs': () => new Parser().parse(rows),
  'export-to-csv': () => String(generateCsv(mkConfig({ useKeysAsHeaders: true, useBom: false }))(rows)),
  'jquery-csv': () => require('jquery-csv').fromObjects(rows),
  csv42: async () => (await import('csv42')).json2csv(rows),
  'json-2-csv': () => require('json-2-csv').json2csv(rows),
  papaparse: () => require('papaparse').unparse(rows),
  '@fast-csv/format': () => require('@fast-csv/format').writeToString(rows, { headers: true }),
  'comma-separated-values': () => require('comma-separated-values').encode(rows, { header: true }),
  'to-csv': () => require('to-csv')(rows),
  csvjson: () => require('csvjson').toCSV(rows, { headers: 'key' }),
};
(async () => {
  for (const [library, write] of Object.entries(libraries)) {
    const text = await write();
    let back;
    try {
      back = JSON.stringify(parse(text, { columns: true })) === JSON.stringify(rows) ? 'the same' : 'other cells';
    } catch (error) {
      back = `${error.code} of ${JSON.stringify(text.split('\r\n')[0])}`;
    }
    console.log(`${library}: ${back}`);
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
csv-writer: the same
jsonexport: the same
convert-array-to-csv: the same
objects-to-csv: the same
csv-stringify: the same
json2csv: the same
@json2csv/plainjs: the same
export-to-csv: the same
jquery-csv: the same
csv42: the same
json-2-csv: the same
papaparse: the same
@fast-csv/format: the same
comma-separated-values: the same
to-csv: CSV_INVALID_CLOSING_QUOTE of "名称,备注\n\"板 18\\\" 厚\",\"第一行\n第二行\""
csvjson: CSV_INVALID_CLOSING_QUOTE of "名称,备注\n\"板 18\\\" 厚\",\"第一行\t第二行\"\n 前有空格,\"含\t逗号\"\n\"\\\"全屋\\\"\",\"回车\t结束\"\n分号;号,0757"
T
