#!/bin/sh
# A quotation for a program of statistics: price 12.5 on the 29th of November 2026, shown as 2026年11月29日, and a row whose first two cells are merged (shelf), price 7, 25 mm
# thick; with the number of the buyer, 0757, a text. As .xlsx, and as .ods of it by LibreOffice.
# Guess: what imports workbooks has price, day, thickness and number in their columns.
# Seen: readxl 1.4.2 does. openxlsx 4.2.5.2 has 46355 for the day, also with detectDates, which knows it if shown as 2026-11-29. gretl 2022c has 46355, too, and takes the
# text 0757 for the number 757; of the .ods it refuses any day. pspp 1.6.2 puts what stands behind merged cells a column to the left (7 is no price but a note, 25 makes a day
# of 1582), and has no day at all, of any format ("Day (2026) must be between 1 and 31").
set -eu
for package in r-cran-readxl r-cran-openxlsx gretl pspp; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
command -v soffice >/dev/null || { apt-get update && apt-get install -y --no-install-recommends libreoffice-calc; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' r-cran-readxl r-cran-openxlsx gretl pspp
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact exceljs@4.4.0 2>/dev/null
cat > write.cjs <<'J'
const { Workbook } = require('exceljs');
(async () => {
  for (const [name, format] of Object.entries({ chinese: 'yyyy"年"m"月"d"日"', iso: 'yyyy-mm-dd' })) {
    const workbook = new Workbook();
    const sheet = workbook.addWorksheet('a');
    sheet.addRows([['part', 'note', 'price', 'day', 'thick', 'buyer'], ['side', 'oak', 12.5, new Date('2026-11-29'), 18, '0757'], ['shelf', null, 7, null, 25, '0757']]);
    sheet.mergeCells('A3:B3');
    sheet.getColumn(4).numFmt = format;
    await workbook.xlsx.writeFile(`${name}.xlsx`);
  }
})();
J
node write.cjs
soffice -env:UserInstallation="file://$folder/profile" --headless --convert-to ods iso.xlsx >/dev/null 2>&1
export LANG=C.UTF-8 HOME="$folder"
cat > read.R <<'R'
show <- function(name, table) for (row in 1:2) cat(name, ": ", paste(sapply(table, function(column) format(column[row], trim = TRUE)), collapse = " "), "\n", sep = "")
show("readxl", readxl::read_xlsx("chinese.xlsx"))
show("openxlsx", openxlsx::read.xlsx("chinese.xlsx", detectDates = TRUE))
show("openxlsx, iso", openxlsx::read.xlsx("iso.xlsx", detectDates = TRUE))
R
printf 'open chinese.xlsx\nprint --byobs\n' > xlsx.inp
printf 'open iso.ods\nprint --byobs\n' > ods.inp
printf "GET DATA /TYPE=ODS /FILE='iso.ods' /READNAMES=ON.\nLIST.\n" > read.sps
{
  Rscript read.R
  gretlcli -b xlsx.inp 2>/dev/null | grep -E '^ *[12] ' | sed 's/  */ /g; s/^ */gretl: /'
  gretlcli -b ods.inp 2>/dev/null | grep -E 'date string' | sed 's/^/gretl, ods: /'
  pspp read.sps 2>/dev/null | grep -E '^\|(side|shelf)' | sed 's/  */ /g; s/^/pspp: /'
} | tee seen
diff seen - <<'T'
readxl: side oak 12.5 2026-11-29 18 0757
readxl: shelf NA 7 NA 25 0757
openxlsx: side oak 12.5 46355 18 0757
openxlsx: shelf NA 7 NA 25 0757
openxlsx, iso: side oak 12.5 2026-11-29 18 0757
openxlsx, iso: shelf NA 7 NA 25 0757
gretl: 1 side oak 12.5 46355 18
gretl: 2 shelf 7.0 25
gretl: 1 757
gretl: 2 757
gretl, ods: expected numerical value but found date string
pspp: |side |oak |12.50| .| 18.00|0757 |
pspp: |shelf|7 | .|14-OCT-1582|757.00| |
T
