#!/bin/sh
# A price list as .xlsx, read by Perl's Spreadsheet::XLSX and Spreadsheet::ParseXLSX, which give cells as their format shows them: how long jobs take ([h]:mm, 30:00 and 25:30), an appointment (h:mm, 13:30), a
# discount of 85% (0%), and an article A&B.
# Guess: they show what Excel and gnumeric show: 30:00, 25:30, 13:30, 85%, A&B.
# Seen: both make 30:01 and 25:01 of these hours: mm after [h] is taken for the month, January, so that half an hour is lost. Spreadsheet::XLSX 0.17 shows 13:30 as 0.56, 85% as 85.00000%, and the article as it
# stands in XML, A&amp;B; Spreadsheet::ParseXLSX 0.27 shows these right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in gnumeric libspreadsheet-parsexlsx-perl libspreadsheet-xlsx-perl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' gnumeric libspreadsheet-parsexlsx-perl libspreadsheet-xlsx-perl
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact exceljs@4.4.0
cat > write.cjs <<'J'
const ExcelJS = require('exceljs');

const book = new ExcelJS.Workbook();
const row = book.addWorksheet('S').addRow([30 / 24, 25.5 / 24, 13.5 / 24, 0.85, 'A&B']);
['[h]:mm', '[h]:mm', 'h:mm', '0%'].forEach((format, index) => {
  row.getCell(index + 1).numFmt = format;
});
book.xlsx.writeFile('prices.xlsx');
J
node write.cjs
cat > read.pl <<'P'
use strict;
use Spreadsheet::ParseXLSX;
use Spreadsheet::XLSX;
my %books = ('Spreadsheet::XLSX' => Spreadsheet::XLSX->new('prices.xlsx'), 'Spreadsheet::ParseXLSX' => Spreadsheet::ParseXLSX->new->parse('prices.xlsx'));
for my $name (sort keys %books) {
    my $sheet = $books{$name}->{Worksheet}[0];
    print "$name: ", join(' ', map { $sheet->{Cells}[0][$_]->value } 0 .. 4), "\n";
}
P
{
  perl read.pl
  ssconvert -T Gnumeric_html:html40frag prices.xlsx prices.html 2>/dev/null
  echo "gnumeric: $(sed 's/<[^>]*>/ /g' prices.html | tr -s ' \n\t' ' ' | sed 's/^ *S *//; s/&amp;/\&/; s/ *$//')"
} | tee seen
diff seen - <<'T'
Spreadsheet::ParseXLSX: 30:01 25:01 13:30 85% A&B
Spreadsheet::XLSX: 30:01 25:01 0.56 85.00000% A&amp;B
gnumeric: 30:00 25:30 13:30 85% A&B
T
