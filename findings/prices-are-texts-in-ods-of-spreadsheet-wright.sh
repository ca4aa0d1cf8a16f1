#!/bin/sh
# A list of prices written with Spreadsheet::Wright of Perl as .xlsx and as .ods, each price said to be a number (type => "number"), and the kinds of cells in the files.
# Guess: numbers each time: the manual has the type of a cell for all formats, and a number of ODF is a float with its value (ODF 1.2, office:value-type and office:value).
# Seen: Spreadsheet::Wright 0.107 writes numbers to .xlsx, and texts to .ods, shown alike by LibreOffice.
set -eu
packages='libspreadsheet-wright-perl libexcel-writer-xlsx-perl libreoffice-calc'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for kind in xlsx ods; do
  perl -MSpreadsheet::Wright -e '
    my $list = Spreadsheet::Wright->new(file => "list.$ARGV[0]", sheet => "list");
    $list->addrow({ content => $_, type => "number" }) for 1280.5, 95;
    $list->close' $kind
  mkdir $kind
  echo "$kind: $(HOME=$folder soffice --headless --convert-to csv --outdir $kind list.$kind >/dev/null 2>&1; tr '\n' ' ' <$kind/list.csv)"
  cat >kinds.py <<'T'
import re, sys, zipfile
book = zipfile.ZipFile(sys.argv[1])
if 'content.xml' in book.namelist():
    cells = re.findall(r'value-type="(\w+)"', book.read('content.xml').decode())
else:
    cells = ['float' if mark is None or 't=' not in mark else 'string' for mark in re.findall(r'<c r="[A-Z]+[0-9]+"([^>]*)>', book.read('xl/worksheets/sheet1.xml').decode())]
print('  cells:', *cells)
T
  python3 kinds.py list.$kind
done | tee seen
diff seen - <<'T'
xlsx: 1280.5 95 
  cells: float float
ods: 1280.5 95 
  cells: string string
T
