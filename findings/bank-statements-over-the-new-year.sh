#!/bin/sh
# A statement of a bank (MT940), as firms get it for their books: the value day has a year (251231), the day of booking only month and day (0102), as SWIFT defines field 61; once from December into January,
# and once back (value 260102, booked 1231).
# Guess: the booking is of the year that is nearest to the value day: 2 January 2026, and 31 December 2025.
# Seen: mt940-js 1.0.0 and mt940js 1.3.5 take the year of the value day: 2 January 2025 and 31 December 2026, 363 days off. Within the year both are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact md5@2.3.0 mt940-js@1.0.0 mt940js@1.3.5 tslib@2.8.1
cat > read.cjs <<'J'
const { read } = require('mt940-js');
const { Parser } = require('mt940js');

const text = [':20:STARTUMS', ':25:104588880001/CNY', ':28C:1/1', ':60F:C251231CNY1000,', ':61:2512310102D89,5NTRFA1//B1', ':86:BOARDS', ':61:2601021231C100,NTRFA2//B2', ':86:DEPOSIT', ':61:2601050106C1,NTRFA3//B3', ':86:INTEREST', ':62F:C260106CNY1011,5', '-', ''].join('\r\n');
const day = (date) => (date instanceof Date ? date.toISOString() : date).slice(0, 10);
(async () => {
  for (const { valueDate, entryDate, amount } of (await read(new TextEncoder().encode(text).buffer))[0].transactions) console.log(`mt940-js: ${amount} of ${day(valueDate)}, booked ${day(entryDate)}`);
  for (const { date, entryDate, amount } of new Parser().parse(text)[0].transactions) console.log(`mt940js: ${amount} of ${day(date)}, booked ${day(entryDate)}`);
})();
J
TZ=UTC node read.cjs | tee seen
diff seen - <<'T'
mt940-js: 89.5 of 2025-12-31, booked 2025-01-02
mt940-js: 100 of 2026-01-02, booked 2026-12-31
mt940-js: 1 of 2026-01-05, booked 2026-01-06
mt940js: -89.5 of 2025-12-31, booked 2025-01-02
mt940js: 100 of 2026-01-02, booked 2026-12-31
mt940js: 1 of 2026-01-05, booked 2026-01-06
T
