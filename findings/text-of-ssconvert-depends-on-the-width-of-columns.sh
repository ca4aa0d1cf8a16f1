#!/bin/sh
# A workbook with the telephone number 13812345678 and the price 1200.5, in the format General, in columns of three widths, as CSV by ssconvert of gnumeric with format=preserve ("preserve the formatting from the source document"), and by SheetJS, which writes what is shown as well.
# Guess: 13812345678 and 1200.5 in each column: a file of texts has no columns of a width, and the manual names formats only.
# Seen with gnumeric 1.12.55: whole in a wide column, 1.38E+10 in one of the usual width, and 1E+10 and 1E+03 in a narrow one: the digits are lost. Without the option, and by SheetJS 0.20.3, they are whole.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
need() { dpkg -s "$1" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$1"; } >/dev/null; }
need gnumeric
need libexcel-writer-xlsx-perl
dpkg-query -W gnumeric libexcel-writer-xlsx-perl
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @e965/xlsx@0.20.3
perl -MExcel::Writer::XLSX -e '
  $book = Excel::Writer::XLSX->new("book.xlsx");
  $sheet = $book->add_worksheet;
  $sheet->set_column(0, 0, 30);
  $sheet->set_column(2, 2, 2);
  for $column (0 .. 2) { $sheet->write_number(0, $column, 13812345678); $sheet->write_number(1, $column, 1200.5) }
  $book->close'
ssconvert -O 'format=preserve' book.xlsx preserved.txt 2>/dev/null
ssconvert book.xlsx plain.csv 2>/dev/null
cat > read.cjs <<'J'
const XLSX = require('@e965/xlsx');
const book = XLSX.readFile('book.xlsx');
console.log(XLSX.utils.sheet_to_csv(book.Sheets[book.SheetNames[0]]));
J
{
  echo 'preserved:' && cat preserved.txt
  echo 'plain:' && cat plain.csv
  echo 'SheetJS:' && node read.cjs
} | tee seen
diff seen - <<'T'
preserved:
13812345678,1.38E+10,1E+10
1200.5,1200.5,1E+03
plain:
13812345678,13812345678,13812345678
1200.5,1200.5,1200.5
SheetJS:
13812345678,13812345678,13812345678
1200.5,1200.5,1200.5
T
