#!/bin/sh
# A list of parts as ODS: a cell with two lines, 600 and 400 (width and depth; two paragraphs, as LibreOffice writes a cell with a line break), and a name over two merged columns, before a column with its number.
# Guess: what reads ODS keeps the two numbers apart, and 12 in the third column.
# Seen: gnumeric 1.12.55, SheetJS 0.18.5 and Roo 2.10.0 do. pandas 1.5.3 makes one number of the two, 600400, and officeparser 7.8.0 one text of these digits; orcus-ods 0.17.2 keeps the last line alone, 400, and moves
# what stands behind merged cells, so that 12 is in the second column.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in gnumeric liborcus-bin python3-odf python3-pandas ruby-roo; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' gnumeric liborcus-bin python3-odf python3-pandas ruby-roo
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact officeparser@7.8.0 xlsx@0.18.5
/usr/bin/python3 - <<'P'
from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import CoveredTableCell, Table, TableCell, TableRow
from odf.text import P
def cell(*lines, **more):
    made = TableCell(valuetype='string', **more)
    for line in lines:
        made.addElement(P(text=line))
    return made
book = OpenDocumentSpreadsheet()
table = Table(name='S')
book.spreadsheet.addElement(table)
for cells in [[cell('part'), cell('size'), cell('number')], [cell('door'), cell('600', '400'), cell('11')], [cell('side', numbercolumnsspanned=2, numberrowsspanned=1), CoveredTableCell(), cell('12')]]:
    row = TableRow()
    table.addElement(row)
    for one in cells:
        row.addElement(one)
book.save('parts.ods')
P
cat > read.cjs <<'J'
const { parseOffice } = require('officeparser');
const { readFile, utils } = require('xlsx');

console.log('SheetJS:', JSON.stringify(utils.sheet_to_json(readFile('parts.ods').Sheets.S, { header: 1 }).slice(1)));
parseOffice('parts.ods').then((read) => console.log('officeparser:', JSON.stringify((typeof read === 'string' ? read : read.toText()).trim())));
J
{
  node read.cjs
  ssconvert parts.ods parts.csv 2>/dev/null
  echo "gnumeric: $(sed 1d parts.csv | tr '\n' ' ')"
  ruby -e 'require "roo"; book = Roo::OpenOffice.new("parts.ods"); puts "Roo: " + [2, 3].map { |row| book.row(row).inspect }.join(" ")'
  /usr/bin/python3 -W ignore -c "
import pandas
print('pandas:', pandas.read_excel('parts.ods', engine='odf').values.tolist())"
  orcus-ods -f csv -o orcus parts.ods || :
  echo "orcus: $(sed 1d orcus/S.csv | tr '\n' ' ')"
} | tee seen
diff seen - <<'T'
SheetJS: [["door","600\n400","11"],["side",null,"12"]]
officeparser: "part\nsize\nnumber\ndoor\n600400\n11\nside\n12"
gnumeric: door,"600 400",11 side,,12 
Roo: ["door", "600\n400", "11"] ["side", nil, "12"]
pandas: [['door', 600400.0, 11], ['side', nan, 12]]
orcus: door,400,11 side,12,
T
