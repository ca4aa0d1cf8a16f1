#!/bin/sh
# Cells of a quotation with the formats that offices in China use: an amount in capitals of contracts, a loss in yuan, hours of work above a day, a share of an eighth, a weekday; shown by Spreadsheet::ParseXLSX and Spreadsheet::XLSX of Perl, and by LibreOffice in Chinese.
# Guess: as LibreOffice shows them, or the bare number; no other amount.
# Seen (Spreadsheet::ParseXLSX 0.27, Spreadsheet::XLSX 0.17): the first shows General in place of an amount in capitals, 36:01 for 36:00 hours (mm behind [h] is the month of the 1st of January 1900), aaaa for a weekday, 12% for 12.5%; the second shows the format of the amount in capitals with a digit in it, mixes the digits of the loss into the language of its
# format, -[$¥-81,24]99.50, and says that a measure in mm is a date.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libreoffice-calc libspreadsheet-parsexlsx-perl libspreadsheet-xlsx-perl python3-xlsxwriter; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libspreadsheet-parsexlsx-perl libspreadsheet-xlsx-perl
cd "$folder"
cat > write.py <<'P'
import xlsxwriter
book = xlsxwriter.Workbook('quotation.xlsx')
sheet = book.add_worksheet()
for row, (value, shown) in enumerate([(1299.5, '[DBNum2][$-804]General'), (-1299.5, '[$¥-804]#,##0.00;-[$¥-804]#,##0.00'), (1.5, '[h]:mm'), (0.125, '0%'), (46027, '[$-804]aaaa'), (600, '0"mm"')]):
    sheet.write_number(row, 0, value, book.add_format({'num_format': shown}))
book.close()
P
/usr/bin/python3 write.py
cat > show.pl <<'P'
use strict;
use warnings;
use utf8;
use Encode;
use open qw(:std :utf8);
use Spreadsheet::ParseXLSX;
use Spreadsheet::XLSX;
my $first = Spreadsheet::ParseXLSX->new->parse('quotation.xlsx')->worksheet(0);
my $second = Spreadsheet::XLSX->new('quotation.xlsx')->{Worksheet}[0];
print 'ParseXLSX: ', join(' | ', map { $first->get_cell($_, 0)->value } 0 .. 5), "\n";
print 'XLSX: ', join(' | ', map { decode('UTF-8', $second->{Cells}[$_][0]->value) } 0 .. 5), "; 600mm is a $second->{Cells}[5][0]{Type}\n";
P
{
  perl show.pl 2>/dev/null
  HOME="$folder" soffice --headless --convert-to csv:"Text - txt - csv (StarCalc)":44,34,76,1,,2052,false,true quotation.xlsx >/dev/null 2>&1
  echo "LibreOffice: $(tr -d '"' < quotation.csv | paste -sd '|' | sed 's/|/ | /g')"
} | tee seen
diff seen - <<'T'
ParseXLSX: General | -¥1,299.50 | 36:01 | 12% | aaaa | 600mm
XLSX: [DBNu72][$-804]General | -[$¥-81,24]99.50 | 36:01 | 12% | aaaa | 600mm; 600mm is a Date
LibreOffice: 壹仟贰佰玖拾玖点伍 | -¥1,299.50 | 36:00 | 13% | 星期一 | 600mm
T
