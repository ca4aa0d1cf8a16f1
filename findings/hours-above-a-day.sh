#!/bin/sh
# How long jobs take, in a workbook: 30:00 and 25:30 hours in the format [h]:mm, by which Excel adds hours up beyond a day.
# Guess: libraries give 30 and 25.5 hours, in some form: 30:00, a duration, or 1.25 and 1.0625 days.
# Seen: SheetJS 0.18.5 (30:00), openpyxl 3.0.9 (a timedelta) and openxlsx 4.2.5.2 of R (1.25) do. The same openpyxl with read_only, by which pandas 1.5.3, tablib 3.4.0 and csvkit 1.0.7 read, and readxl 1.4.2 of R
# make six o'clock of the first of January 1900 of the 30 hours; exceljs 4.4.0 and Roo 2.10.0 the 31st of December 1899, which Roo formats as [6]:00. Whoever takes the time of that day is left with 6 hours.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in csvkit python3-openpyxl python3-pandas python3-tablib r-cran-openxlsx r-cran-readxl ruby-roo; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' csvkit python3-openpyxl python3-pandas python3-tablib r-cran-openxlsx r-cran-readxl ruby-roo
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact exceljs@4.4.0 xlsx@0.18.5
cat > read.cjs <<'J'
const ExcelJS = require('exceljs');
const { readFile, utils } = require('xlsx');

(async () => {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('S');
  sheet.addRow(['a', 'b']);
  const row = sheet.addRow([30 / 24, 25.5 / 24]);
  row.getCell(1).numFmt = '[h]:mm';
  row.getCell(2).numFmt = '[h]:mm';
  await book.xlsx.writeFile('jobs.xlsx');
  const read = new ExcelJS.Workbook();
  await read.xlsx.readFile('jobs.xlsx');
  console.log('exceljs:', ...[1, 2].map((column) => read.worksheets[0].getRow(2).getCell(column).value.toISOString()));
  console.log('SheetJS:', utils.sheet_to_csv(readFile('jobs.xlsx').Sheets.S).split('\n')[1]);
})();
J
{
  node read.cjs
  /usr/bin/python3 -W ignore - <<'P'
import openpyxl, pandas, tablib
print('openpyxl:', *[cell.value for cell in openpyxl.load_workbook('jobs.xlsx').active[2]], sep=' | ')
print('openpyxl, read_only:', *[cell.value for cell in list(openpyxl.load_workbook('jobs.xlsx', read_only=True).active)[1]], sep=' | ')
print('pandas:', *pandas.read_excel('jobs.xlsx').iloc[0], sep=' | ')
with open('jobs.xlsx', 'rb') as file:
    print('tablib:', *tablib.Dataset().load(file.read(), format='xlsx')[0], sep=' | ')
P
  echo "csvkit: $(in2csv jobs.xlsx 2>/dev/null | sed -n 2p)"
  ruby -e 'require "roo"; book = Roo::Excelx.new("jobs.xlsx"); puts "Roo: " + book.row(2).join(" | ") + ", " + [1, 2].map { |column| book.formatted_value(2, column) }.join(" | ")'
  Rscript -e 'cat("readxl:", format(as.data.frame(readxl::read_excel("jobs.xlsx"))[1, ], usetz = FALSE) |> unlist(), "\n"); cat("openxlsx:", unlist(openxlsx::read.xlsx("jobs.xlsx")), "\n")'
} | tee seen
diff seen - <<'T'
exceljs: 1899-12-31T06:00:00.000Z 1899-12-31T01:30:00.000Z
SheetJS: 30:00,25:30
openpyxl: | 1 day, 6:00:00 | 1 day, 1:30:00
openpyxl, read_only: | 1900-01-01 06:00:00 | 1900-01-01 01:30:00
pandas: | 1900-01-01 06:00:00 | 1900-01-01 01:30:00
tablib: | 1900-01-01 06:00:00 | 1900-01-01 01:30:00
csvkit: 1900-01-01T06:00:00,1900-01-01T01:30:00
Roo: 1899-12-31T06:00:00+00:00 | 1899-12-31T01:30:00+00:00, [6]:00 | [1]:30
readxl: 1900-01-01 06:00:00 1900-01-01 01:30:00 
openxlsx: 1.25 1.0625 
T
