#!/bin/sh
# A price list as ODS, the format of LibreOffice: a price of ¥89.50 with a comment for the staff (最低80), a discount, the time of a delivery and how long a job takes (30:00 hours), and a row that stands twice
# (number-rows-repeated, as LibreOffice writes rows that are alike).
# Guess: what reads ODS gives the price as it is shown, the comment apart or not at all, and both rows.
# Seen: ssconvert of gnumeric 1.12.55 and SheetJS 0.18.5 do. officeparser 7.8.0 puts the comment before the price: 最低80¥89.50. pandas 1.5.3 puts it before texts, and refuses the whole file for 30 hours.
# orcus-ods 0.17.2 leaves price, discount and times empty, and gives one row of the two.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in gnumeric liborcus-bin python3-odf python3-pandas; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' gnumeric liborcus-bin python3-odf python3-pandas
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact officeparser@7.8.0 xlsx@0.18.5
cat > write.py <<'P'
from odf.office import Annotation
from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table, TableCell, TableRow
from odf.text import P
def cell(shown, note=None, **more):
    made = TableCell(**more)
    if note:
        made.addElement(Annotation())
        made.lastChild.addElement(P(text=note))
    made.addElement(P(text=shown))
    return made
for name, hours in [('day', ('PT08H00M00S', '08:00')), ('job', ('PT30H00M00S', '30:00'))]:
    book = OpenDocumentSpreadsheet()
    table = Table(name='价目')
    book.spreadsheet.addElement(table)
    price = cell('¥89.50', '最低80', valuetype='currency', currency='CNY', value=89.5)
    time = cell(hours[1], valuetype='time', timevalue=hours[0])
    for repeated, cells in [(1, [cell('名称', valuetype='string')]), (1, [cell('侧板', '自产', valuetype='string'), price, cell('85%', valuetype='percentage', value=0.85), time]), (2, [cell('门板', valuetype='string')])]:
        row = TableRow(numberrowsrepeated=repeated) if repeated > 1 else TableRow()
        table.addElement(row)
        for one in cells:
            row.addElement(one)
    book.save(name + '.ods')
P
/usr/bin/python3 write.py
cat > read.cjs <<'J'
const { parseOffice } = require('officeparser');
const { readFile, utils } = require('xlsx');

const { SheetNames: [name], Sheets } = readFile('job.ods');
console.log('SheetJS:', utils.sheet_to_csv(Sheets[name]).trim().replaceAll('\n', ' / '));
parseOffice('job.ods').then((read) => console.log('officeparser:', (typeof read === 'string' ? read : read.toText()).trim().split('\n').join(' / ')));
J
{
  node read.cjs
  ssconvert job.ods job.csv 2>/dev/null
  echo "ssconvert: $(paste -sd / job.csv | sed 's:/: / :g')"
  orcus-ods -f csv -o orcus job.ods || :
  printf 'orcus: %s\n' "$(sed '$a\' orcus/* | paste -sd / | sed 's:/: / :g')"
  PYTHONIOENCODING=utf-8 /usr/bin/python3 - <<'P'
import pandas
for name in ['day', 'job']:
    try:
        print('pandas:', name, ' / '.join(','.join(str(value) for value in row if value == value) for row in pandas.read_excel(name + '.ods', engine='odf', header=None).values.tolist()))
    except ValueError as error:
        print('pandas:', name, error)
P
} | tee seen
diff seen - <<'T'
SheetJS: 名称,,, / 侧板,¥89.50,85%,30:00 / 门板,,, / 门板,,,
officeparser: 名称 / 自产侧板 / 最低80¥89.50 / 85% / 30:00 / 门板 / 门板
ssconvert: 名称,,, / 侧板,89.5,0.85,1.25 / 门板,,, / 门板,,,
orcus: 名称 / 侧板 / 门板
pandas: day 名称 / 自产侧板,89.5,0.85,08:00:00 / 门板 / 门板
pandas: job hour must be in 0..23: 30:00 present at position 0
T
