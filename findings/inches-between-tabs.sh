#!/bin/sh
# A price list between tabs, as makers of fittings give it, whose cells have no quotes around them, but inches in them: Door 24", "A" Door and "B".
# Guess: a library told that tabs separate gives each cell as it stands, as text/tab-separated-values has no quotes; or one that knows quotes alone as CSV does raises an error.
# Seen: csv-parse 7.0.3 and fast-csv 5.0.8 raise errors. Without one, csv-parser 3.2.1 makes one row of three, papaparse 5.7.1 one of two, csv-string 4.1.1 stops after the first, and d3-dsv 3.0.2
# (tsvParseRows) splits "A" Door in two, so that prices stand in other columns. csvtojson 2.0.14 reads all but the quotes of "B".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact papaparse@5.7.1 d3-dsv@3.0.2 csv-parser@3.2.1 csv-parse@7.0.3 fast-csv@5.0.8 csvtojson@2.0.14 csv-string@4.1.1
cat > read.mjs <<'J'
import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import csvParser from 'csv-parser';
import csvString from 'csv-string';
import csvtojson from 'csvtojson';
import { tsvParseRows } from 'd3-dsv';
import { parseString } from 'fast-csv';
import papaparse from 'papaparse';

const text = 'Door 24"\t89.50\n"A" Door\t99.50\n"B"\t3\nPanel\t18\n';
const rows = async (stream) => {
  const all = [];
  for await (const row of stream) all.push(Object.values(row));
  return all;
};
const readers = {
  papaparse: () => papaparse.parse(text.trimEnd(), { delimiter: '\t' }).data,
  'd3-dsv': () => tsvParseRows(text.trimEnd()),
  'csv-parse': () => parse(text, { delimiter: '\t' }),
  'fast-csv': () => rows(parseString(text, { delimiter: '\t' })),
  'csv-parser': () => rows(Readable.from([Buffer.from(text)]).pipe(csvParser({ separator: '\t', headers: false }))),
  csvtojson: () => csvtojson({ delimiter: '\t', noheader: true, output: 'csv' }).fromString(text),
  'csv-string': () => csvString.parse(text, '\t'),
};
for (const [name, read] of Object.entries(readers)) {
  try {
    console.log(`${name}: ${JSON.stringify(await read())}`);
  } catch ({ message }) {
    console.log(`${name}: ${message.replaceAll('\n', ' ')}`);
  }
}
J
node read.mjs | tee seen
diff seen - <<'T'
papaparse: [["Door 24\"","89.50"],["A\" Door\t99.50\n\"B","3"],["Panel","18"]]
d3-dsv: [["Door 24\"","89.50"],["A","Door","99.50"],["B","3"],["Panel","18"]]
csv-parse: Invalid Opening Quote: a quote is found on field 0 at line 1, value is "Door 24"
fast-csv: Parse Error: expected: '	' OR new line got: 'D'. at ' Door	99.5'
csv-parser: [["Door 24\"\t89.50\n\"A\" Door\t99.50\n\"B\"","3\nPanel","18\n"]]
csvtojson: [["Door 24\"","89.50"],["\"A\" Door","99.50"],["B","3"],["Panel","18"]]
csv-string: [["Door 24\"","89.50"]]
T
