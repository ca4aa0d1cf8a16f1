#!/bin/sh
# Days of shipment as American customers write them, month first, in a CSV file of each month: 5/1/2026 and 5/6/2026 in May, 6/2/2026 and 6/15/2026 in June.
# Guess: DuckDB's read_csv, which finds out the form of days by itself, takes them for what American Excel writes, or, where they may be either, leaves them as text.
# Seen (@duckdb/node-api 1.5.6): where they may be either it takes the day first, without a word: the file of May is the 5th of January and the 5th of June, that of June, which has a 15,
# is right. Read in one call it is the same. With dateformat all are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @duckdb/node-api@1.5.6-r.1
printf 'order,shipped\nA1,5/1/2026\nA2,5/6/2026\n' > may.csv
printf 'order,shipped\nA3,6/2/2026\nA4,6/15/2026\n' > june.csv
cat > read.mjs <<'J'
import { DuckDBInstance } from '@duckdb/node-api';

const duck = await (await DuckDBInstance.create()).connect();
for (const source of ["'may.csv'", "'june.csv'", "['may.csv', 'june.csv']", "['june.csv', 'may.csv']", "'may.csv', dateformat = '%m/%d/%Y'"]) {
  const rows = await duck.runAndReadAll(`select shipped from read_csv(${source}) order by "order"`);
  console.log('%s', source, ...rows.getRows().map(([day]) => String(day)));
}
J
node read.mjs | tee seen
diff seen - <<'T'
'may.csv' 2026-01-05 2026-06-05
'june.csv' 2026-06-02 2026-06-15
['may.csv', 'june.csv'] 2026-01-05 2026-06-05 2026-06-02 2026-06-15
['june.csv', 'may.csv'] 2026-01-05 2026-06-05 2026-06-02 2026-06-15
'may.csv', dateformat = '%m/%d/%Y' 2026-05-01 2026-05-06
T
