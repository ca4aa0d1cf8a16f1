#!/bin/sh
# Guess: a CSV library of npm that finds out the line break by itself takes \r\n for one, too, where the first line ends
# with \n: a script has put `sep=;` or headings before rows that Excel has saved.
# Versions: csv-parse 7.0.3, papaparse 5.7.1, fast-csv 5.0.8, d3-dsv 3.0.2.
# Behaviour: csv-parse and papaparse take the first one for that of all lines, and leave \r in the last cell of each row,
# without an error. fast-csv and d3-dsv take either.
# Output: see the end of this script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact csv-parse@7.0.3 papaparse@5.7.1 fast-csv@5.0.8 d3-dsv@3.0.2
cat > read.mjs <<'J'
import { parse } from 'csv-parse/sync';
import { csvParseRows } from 'd3-dsv';
import { parseString } from 'fast-csv';
import papa from 'papaparse';

const text = 'a,b\n1,2\r\n3,4\r\n';
const fast = [];
for await (const row of parseString(text)) fast.push(row);
const read = {
  'csv-parse': parse(text),
  papaparse: papa.parse(text, { skipEmptyLines: true }).data,
  'fast-csv': fast,
  'd3-dsv': csvParseRows(text),
};
for (const [name, rows] of Object.entries(read)) console.log(name, JSON.stringify(rows));
J
node read.mjs > seen
cat seen
cat > expected <<'T'
csv-parse [["a","b"],["1","2\r"],["3","4\r"]]
papaparse [["a","b"],["1","2\r"],["3","4\r"]]
fast-csv [["a","b"],["1","2"],["3","4"]]
d3-dsv [["a","b"],["1","2"],["3","4"]]
T
cmp seen expected
