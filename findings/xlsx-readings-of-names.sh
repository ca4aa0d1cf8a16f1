#!/bin/sh
# A workbook with a pronunciation above two Chinese names (rPh, the phonetic guide of Excel and WPS): one in one piece, one of two runs of text.
# Guess: what reads workbooks leaves the pronunciation out, and keeps the names; it is no part of the text (ECMA-376, 18.4.6).
# Seen: openpyxl 3.0.9 and readxl 1.4.2 do. Spreadsheet::ParseXLSX 0.27 has it at the end of the first name, 顺德家居shun de, and openxlsx
# 4.2.5.2 loses the last run of the second: 龙江镇 becomes 龙江.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-openpyxl python3-xlsxwriter r-cran-readxl r-cran-openxlsx libspreadsheet-parsexlsx-perl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-openpyxl r-cran-readxl r-cran-openxlsx libspreadsheet-parsexlsx-perl
cd "$folder"
export LC_ALL=C.UTF-8
cat > work.py <<'P'
import re, zipfile
import openpyxl, xlsxwriter
with xlsxwriter.Workbook('plain.xlsx') as book:
    book.add_worksheet().write_row(0, 0, ['FIRST', 'SECOND'])
names = {
    'FIRST': '<si><t>顺德家居</t><rPh sb="0" eb="2"><t>shun de</t></rPh></si>',
    'SECOND': '<si><r><t>龙江</t></r><r><t>镇</t></r><rPh sb="0" eb="2"><t>long jiang</t></rPh></si>',
}
with zipfile.ZipFile('plain.xlsx') as plain, zipfile.ZipFile('a.xlsx', 'w') as made:
    for part in plain.namelist():
        text = plain.read(part).decode()
        made.writestr(part, re.sub('<si><t>(FIRST|SECOND)</t></si>', lambda found: names[found[1]], text))
print('openpyxl', *[cell.value for cell in openpyxl.load_workbook('a.xlsx').active[1]])
P
/usr/bin/python3 -W ignore work.py > seen
Rscript -e 'cat("readxl", unlist(readxl::read_excel("a.xlsx", col_names = FALSE, .name_repair = "minimal")), "\n")
cat("openxlsx", unlist(openxlsx::read.xlsx("a.xlsx", colNames = FALSE)), "\n")' >> seen
perl -CO -MSpreadsheet::ParseXLSX -e 'my ($sheet) = Spreadsheet::ParseXLSX->new->parse("a.xlsx")->worksheets;
print join(" ", "ParseXLSX", map { $sheet->get_cell(0, $_)->value } 0, 1), "\n"' >> seen
sed -i 's/ *$//' seen
cat seen
diff seen - <<'T'
openpyxl 顺德家居 龙江镇
readxl 顺德家居 龙江镇
openxlsx 顺德家居 龙江
ParseXLSX 顺德家居shun de 龙江镇
T
