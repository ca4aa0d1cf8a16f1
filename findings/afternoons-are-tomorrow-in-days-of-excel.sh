#!/bin/sh
# Days of Excel by js-excel-date-convert and excel-date-to-js of npm: day 1, 59 and 61 of the 1900 system, and a delivery on the afternoon of 5 January 2026, day 46027.
# Guess: 1 January, 28 February and 1 March 1900 (Microsoft: day 60 is the 29 February that was not; the README of js-excel-date-convert says that it takes this into consideration); the afternoon is 46027 with or without a fraction.
# Seen (js-excel-date-convert 1.0.2, excel-date-to-js 1.1.5): both give 31 December 1899 for day 1 and 27 February for 59, so that two months are a day early. From noon on, js-excel-date-convert writes the next day, 46028.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact excel-date-to-js@1.1.5 js-excel-date-convert@1.0.2
cat > days.cjs <<'J'
const { getJsDateFromExcel } = require('excel-date-to-js');
const { fromExcelDate, toExcelDate } = require('js-excel-date-convert');
const day = (date) => date.toISOString().slice(0, 10);
for (const number of [1, 59, 61, 46027]) console.log(`${number}: excel-date-to-js ${day(getJsDateFromExcel(number))}, js-excel-date-convert ${day(fromExcelDate(number))}`);
for (const time of ['1900-01-01T00:00Z', '1900-03-01T00:00Z', '2026-01-05T00:00Z', '2026-01-05T11:30Z', '2026-01-05T14:30Z']) console.log(`${time}: ${toExcelDate(new Date(time))}`);
J
node days.cjs | tee seen
diff seen - <<'T'
1: excel-date-to-js 1899-12-31, js-excel-date-convert 1899-12-31
59: excel-date-to-js 1900-02-27, js-excel-date-convert 1900-02-27
61: excel-date-to-js 1900-03-01, js-excel-date-convert 1900-03-01
46027: excel-date-to-js 2026-01-05, js-excel-date-convert 2026-01-05
1900-01-01T00:00Z: 2
1900-03-01T00:00Z: 61
2026-01-05T00:00Z: 46027
2026-01-05T11:30Z: 46027
2026-01-05T14:30Z: 46028
T
