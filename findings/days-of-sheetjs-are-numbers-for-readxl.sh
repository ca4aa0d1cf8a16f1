#!/bin/sh
# 5 January 2026 with the format yyyy-mm-dd in a workbook of Excel 97 (.xls) and in an .xlsx, written by SheetJS of npm, and read by R's readxl and by gnumeric.
# Guess: a day in both, POSIXct for readxl, which tells days by the format of their cell.
# Seen: readxl 1.4.2 has the number 46027 from both: SheetJS 0.18.5 gives the format the number 61, of those below 164 which are Excel's own. Gnumeric has the day from both.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='gnumeric r-cran-readxl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts xlsx@0.18.5 >/dev/null 2>&1
cat > run.js <<'J'
const XLSX = require('xlsx');
const sheet = XLSX.utils.aoa_to_sheet([['day', 'ok'], [new Date(2026, 0, 5), true]], { dateNF: 'yyyy-mm-dd' });
for (const [name, bookType] of [['a.xls', 'biff8'], ['a.xlsx', 'xlsx']]) XLSX.writeFile({ SheetNames: ['a'], Sheets: { a: sheet } }, name, { bookType });
J
node run.js
echo --
for name in a.xls a.xlsx; do
  echo "$name gnumeric: $(ssconvert -T Gnumeric_stf:stf_csv $name fd://1 2>/dev/null | tail -1)"
  Rscript -e 'day <- readxl::read_excel(commandArgs(TRUE))$day; cat("  readxl:", class(day)[1], format(day), "\n")' $name
done | tee seen
diff seen - <<'T'
a.xls gnumeric: 2026/01/05,TRUE
  readxl: numeric 46027 
a.xlsx gnumeric: 2026/01/05,TRUE
  readxl: numeric 46027 
T
