#!/bin/sh
# A cell with rich text that stands in the cell itself (t="inlineStr"), as openpyxl and streaming writers put their texts: 顺德 in bold, 家居 not.
# Guess: what reads such a cell gives all of its runs, as it does where the text is in the table of shared strings.
# Seen: openpyxl 3.0.9 and readxl 1.4.2 give 顺德家居. xlsx2csv 0.7.8 and Spreadsheet::ParseXLSX 0.27 give the first run alone, 顺德, and
# openxlsx 4.2.5.2 nothing (NA).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-openpyxl xlsx2csv r-cran-readxl r-cran-openxlsx libspreadsheet-parsexlsx-perl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-openpyxl xlsx2csv r-cran-readxl r-cran-openxlsx libspreadsheet-parsexlsx-perl
cd "$folder"
export LC_ALL=C.UTF-8
cat > work.py <<'P'
import re, zipfile
import openpyxl
book = openpyxl.Workbook()
book.active.append(['TEXT', 1])
book.save('plain.xlsx')
cell = '<c r="A1" t="inlineStr"><is><r><rPr><b/></rPr><t>顺德</t></r><r><t>家居</t></r></is></c>'
with zipfile.ZipFile('plain.xlsx') as plain, zipfile.ZipFile('a.xlsx', 'w') as made:
    for part in plain.namelist():
        made.writestr(part, re.sub('<c r="A1".*?</c>', cell, plain.read(part).decode()))
print('openpyxl', openpyxl.load_workbook('a.xlsx').active['A1'].value)
P
/usr/bin/python3 -W ignore work.py > seen
Rscript -e 'cat("readxl", unlist(readxl::read_excel("a.xlsx", col_names = FALSE, .name_repair = "minimal"))[1], "\n")
cat("openxlsx", unlist(suppressWarnings(openxlsx::read.xlsx("a.xlsx", colNames = FALSE, skipEmptyCols = FALSE)))[1], "\n")' >> seen
perl -CO -MSpreadsheet::ParseXLSX -e 'my ($sheet) = Spreadsheet::ParseXLSX->new->parse("a.xlsx")->worksheets;
print "ParseXLSX ", $sheet->get_cell(0, 0)->value, "\n"' >> seen
echo "xlsx2csv $(xlsx2csv a.xlsx | cut -d, -f1)" >> seen
sed -i 's/ *$//' seen
cat seen
diff seen - <<'T'
openpyxl 顺德家居
readxl 顺德家居
openxlsx NA
ParseXLSX 顺德
xlsx2csv 顺德
T
