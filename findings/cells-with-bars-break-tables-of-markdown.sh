#!/bin/sh
# A sheet with the cells 门|板 and 桦木,18 written as a table of Markdown by json-to-markdown-table, markdown-table-ts and csv-to-markdown-table, and a table with 门\|板 read by parse-markdown-table.
# Guess: the bar is escaped and read back (GFM, 4.10: a bar in a cell is written \|), and quotes of CSV are no part of the cell (RFC 4180, 2.5).
# Seen: json-to-markdown-table 1.0.0 and markdown-table-ts 1.0.3 leave the bar, so the row has a cell too many; csv-to-markdown-table 1.6.3 escapes it, but shows the quotes of CSV. parse-markdown-table 0.0.6 splits the cell at \|, and reads the line of dashes as a row if it has blanks or colons.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo "{}" > package.json
npm i --no-audit --no-fund --ignore-scripts json-to-markdown-table@1.0.0 markdown-table-ts@1.0.3 csv-to-markdown-table@1.6.3 parse-markdown-table@0.0.6 >/dev/null 2>&1
cat > tables.mjs <<'J'
import json from 'json-to-markdown-table';
import ts from 'markdown-table-ts';
import csv from 'csv-to-markdown-table';
import { createMarkdownArrayTable } from 'parse-markdown-table';
const line = (text) => text.trim().split('\n')[2].trim();
console.log(line(json([{ name: '门|板', price: '桦木,18' }], ['name', 'price'])));
console.log(line(ts.getMarkdownTable({ table: { head: ['name', 'price'], body: [['门|板', '桦木,18']] } })));
console.log(line((csv.csvToMarkdown ?? csv)('name,price\n"门|板","桦木,18"', ',', true)));
for (const dashes of ['|---|---|', '| --- | ---: |']) {
  const table = await createMarkdownArrayTable('| name | price |\n' + dashes + '\n| 门\\|板 | 3 |\n');
  const rows = [];
  for await (const row of table.rows) rows.push(row);
  console.log(JSON.stringify(rows));
}
J
node tables.mjs | tee seen
diff seen - <<'T'
|门|板|桦木,18|
| 门|板  | 桦木,18 |
| "门\|板" | "桦木,18" |
[["门\\","板","3"]]
[["---","---:"],["门\\","板","3"]]
T
