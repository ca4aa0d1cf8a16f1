#!/bin/sh
# A price list as Parquet with the price as a decimal of nine digits, two behind the point, written and read again by @dsnp/parquetjs, and read by hyparquet.
# Guess: both read what was written; 1.005, which has three digits, rounded or refused.
# Seen (@dsnp/parquetjs 1.8.8): hyparquet reads the prices (1.005 as 1). The library that wrote the file reads other prices in the second row and after: 0 for -0.05, -0.05 a row late, -0.01 at the end; with 18 digits it reads them rightly.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @dsnp/parquetjs@1.8.8 hyparquet@1.33.0
cat > run.mjs <<'J'
import { readFileSync } from 'node:fs';
import parquet from '@dsnp/parquetjs';
import { parquetReadObjects } from 'hyparquet';

const prices = [89.5, -0.05, 1.005, 1299.29];
for (const precision of [9, 18]) {
  const writer = await parquet.ParquetWriter.openFile(new parquet.ParquetSchema({ price: { type: 'DECIMAL', precision, scale: 2 } }), `${precision}.parquet`);
  for (const price of prices) await writer.appendRow({ price });
  await writer.close();
  const reader = await parquet.ParquetReader.openFile(`${precision}.parquet`);
  const cursor = reader.getCursor();
  const seen = [];
  for (let row = await cursor.next(); row; row = await cursor.next()) seen.push(row.price);
  await reader.close();
  const { buffer } = new Uint8Array(readFileSync(`${precision}.parquet`));
  const told = (await parquetReadObjects({ file: buffer })).map(({ price }) => price);
  console.log(`${precision} digits, written: ${prices.join(' ')}; @dsnp/parquetjs reads ${seen.join(' ')}; hyparquet reads ${told.join(' ')}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
9 digits, written: 89.5 -0.05 1.005 1299.29; @dsnp/parquetjs reads 89.5 0 -0.05 -0.01; hyparquet reads 89.5 -0.05 1 1299.29
18 digits, written: 89.5 -0.05 1.005 1299.29; @dsnp/parquetjs reads 89.5 -0.05 1 1299.29; hyparquet reads 89.5 -0.05 1 1299.29
T
