#!/bin/sh
# A price list with names in Chinese and in English, printed as a table for a terminal, where a hanzi has two columns, by libraries of npm; the column in which the price of each row begins.
# Guess: one column for all rows.
# Seen: cli-table3, columnify, easy-table and table have one. text-table 0.2.0, ascii-table 0.0.9 and as-table 1.0.55 count characters: three different ones, and the frame of the second is broken at each row. text-table is right with the width given (stringLength).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact as-table@1.0.55 ascii-table@0.0.9 cli-table3@0.6.5 columnify@1.6.0 easy-table@1.2.0 table@6.10.1 text-table@0.2.0
cat > run.cjs <<'J'
const asTable = require('as-table');
const AsciiTable = require('ascii-table');
const CliTable = require('cli-table3');
const columnify = require('columnify');
const EasyTable = require('easy-table');
const { table } = require('table');
const textTable = require('text-table');

const rows = [['衣柜', '1,299.50'], ['wardrobe', '899'], ['橱柜（L型）', '1,499']];
const width = (text) => [...text].reduce((sum, sign) => sum + (/[\p{Script=Han}（）]/u.test(sign) ? 2 : 1), 0);
const libraries = {
  'cli-table3': () => { const view = new CliTable({ style: { head: [], border: [] } }); view.push(...rows); return view.toString(); },
  columnify: () => columnify(rows.map(([name, price]) => ({ name, price }))),
  'easy-table': () => EasyTable.print(rows.map(([name, price]) => ({ name, price }))),
  table: () => table(rows),
  'text-table': () => textTable(rows),
  'text-table, stringLength': () => textTable(rows, { stringLength: width }),
  'ascii-table': () => { const view = new AsciiTable(''); rows.forEach((row) => view.addRow(...row)); return view.toString(); },
  'as-table': () => asTable(rows),
};
for (const [library, print] of Object.entries(libraries)) {
  const lines = print().split('\n');
  const columns = rows.map(([, price]) => { const line = lines.find((text) => text.includes(price)); return width(line.slice(0, line.indexOf(price))); });
  console.log(`${library}: prices begin in column ${columns.join(', ')}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
cli-table3: prices begin in column 16, 16, 16
columnify: prices begin in column 12, 12, 12
easy-table: prices begin in column 13, 13, 13
table: prices begin in column 16, 16, 16
text-table: prices begin in column 12, 10, 15
text-table, stringLength: prices begin in column 13, 13, 13
ascii-table: prices begin in column 15, 13, 18
as-table: prices begin in column 12, 10, 15
T
