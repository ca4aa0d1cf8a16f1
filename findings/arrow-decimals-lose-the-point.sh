#!/bin/sh
# A price list as Parquet, written by DuckDB: a price of 1299.50 (DECIMAL) and a term of three months and one of ten days (INTERVAL).
# Guess: what reads Parquet in JavaScript gives 1299.5 or "1299.50", and the months somehow.
# Seen (@duckdb/node-api 1.5.6): hyparquet 1.33.0 gives 1299.5, and says that it does not support intervals. parquet-wasm 0.8.0 with apache-arrow 21.2.0 gives a price that is
# 129950 as text, in JSON and as a number, since the point is in the type of the column alone, and ten days as 10 days, but three months as nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact \
  @duckdb/node-api@1.5.6-r.1 hyparquet@1.33.0 parquet-wasm@0.8.0 apache-arrow@21.2.0
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';
import { tableFromIPC } from 'apache-arrow';
import { parquetReadObjects } from 'hyparquet';
import { readParquet } from 'parquet-wasm/node';

const duck = await (await DuckDBInstance.create()).connect();
await duck.run("copy (select 1299.50::decimal(12,2) price) to 'price.parquet'");
await duck.run("copy (select unnest([interval 3 month, interval 10 day]) term) to 'term.parquet'");
const bytes = (name) => new Uint8Array(readFileSync(name)).buffer;
for (const name of ['price.parquet', 'term.parquet']) {
  try {
    const [row] = await parquetReadObjects({ file: bytes(name) });
    console.log(name, 'hyparquet', JSON.stringify(row));
  } catch ({ message }) {
    console.log(name, 'hyparquet:', message);
  }
}
const read = (name) => tableFromIPC(readParquet(new Uint8Array(bytes(name))).intoIPCStream());
const { price } = read('price.parquet').get(0);
console.log('arrow', String(price), Number(price), JSON.stringify(price));
console.log('arrow', ...read('term.parquet').toArray().map(({ term }) => String(term)));
J
node read.mjs | tee seen
diff seen - <<'T'
price.parquet hyparquet {"price":1299.5}
term.parquet hyparquet: parquet interval not supported
arrow 129950 129950 "\"129950\""
arrow 0,0 10,0
T
