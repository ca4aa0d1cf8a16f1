#!/bin/sh
# Days of orders in SQL within the page (alasql): CONVERT(DATE, '2026-01-05') and CAST('2026-01-05' AS DATE); the same of 1926, and a price with a comma as NUMBER.
# Guess: 2026-01-05, as a text or a Date, which 1926-01-05 is not; 1299.5, or an error.
# Seen: alasql 4.19.1 gives the text 26.01.05 for both, and for 1926-01-05 as well: the century is lost, and a reader may take it for 26 January 2005. A cast of '1,299.50' to NUMBER is undefined, without an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export TZ=Asia/Shanghai
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact alasql@4.19.1
cat > ask.cjs <<'J'
const alasql = require('alasql');

for (const what of ["CONVERT(DATE, '2026-01-05')", "CAST('2026-01-05' AS DATE)", "CONVERT(DATETIME, '2026-01-05 09:30:00')", "CONVERT(NVARCHAR, '2026-01-05')", "CONVERT(DATE, '1926-01-05')", "CAST('1,299.50' AS NUMBER)"]) {
  const value = alasql(`SELECT VALUE ${what}`);
  console.log(`${what}: ${typeof value === 'object' ? `Date of ${value.toLocaleDateString('en-CA')}` : JSON.stringify(value) ?? value}`);
}
J
node ask.cjs | tee seen
diff seen - <<'T'
CONVERT(DATE, '2026-01-05'): "26.01.05"
CAST('2026-01-05' AS DATE): "26.01.05"
CONVERT(DATETIME, '2026-01-05 09:30:00'): "2026.01.05 09:30:00.000"
CONVERT(NVARCHAR, '2026-01-05'): "2026-01-05"
CONVERT(DATE, '1926-01-05'): "26.01.05"
CAST('1,299.50' AS NUMBER): undefined
T
