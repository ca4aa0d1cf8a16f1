#!/bin/sh
# A sheet of OpenDocument with a part's name and price, by SheetJS of npm, packed without compression as it does unless told, and with it; the same by ssconvert of gnumeric; read by Spreadsheet::ReadSXC of Perl and by odfpy of Python.
# Guess: the name and the price of each: a cell need not have a style (OpenDocument 1.2, 19.726: the attribute is optional), and what is in the package is compressed or not (part 3).
# Seen: odfpy reads all. Debian 12's ReadSXC reads that of gnumeric; of SheetJS's it says nothing and gives nothing: of the compressed one since its cells have no style, of the other, as of gnumeric's packed anew without compression, since it cannot read it from the package.
set -eu
packages='gnumeric libspreadsheet-readsxc-perl python3-odf zip unzip'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' gnumeric libspreadsheet-readsxc-perl python3-odf
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact xlsx@0.18.5
node -e "
const { utils, writeFile } = require('xlsx');
const book = utils.book_new();
utils.book_append_sheet(book, utils.aoa_to_sheet([['侧板', 12.5]]), 'list');
writeFile(book, 'list.xlsx');
writeFile(book, 'sheetjs.ods');
writeFile(book, 'sheetjs-compressed.ods', { compression: true });
"
ssconvert list.xlsx gnumeric.ods 2>/dev/null
mkdir parts
(cd parts && unzip -q ../gnumeric.ods && zip -q -0 -r ../gnumeric-stored.ods .)
for book in gnumeric gnumeric-stored sheetjs-compressed sheetjs; do
  perl -MSpreadsheet::ReadSXC=read_sxc -CO -e 'my $read = read_sxc($ARGV[0]); print "$ARGV[0] ReadSXC: ", $read ? join(" ", @{ $read->{list}[0] }) : "nothing", "\n"' "$book.ods" 2>/dev/null
  /usr/bin/python3 -c "
import sys
from odf import opendocument, table
cells = opendocument.load(sys.argv[1]).getElementsByType(table.TableCell)
print(sys.argv[1], 'odfpy:', *filter(None, map(str, cells)))
" "$book.ods"
done | tee seen
diff seen - <<'T'
gnumeric.ods ReadSXC: 侧板 12.5
gnumeric.ods odfpy: 侧板 12.5
gnumeric-stored.ods ReadSXC: nothing
gnumeric-stored.ods odfpy: 侧板 12.5
sheetjs-compressed.ods ReadSXC: nothing
sheetjs-compressed.ods odfpy: 侧板 12.5
sheetjs.ods ReadSXC: nothing
sheetjs.ods odfpy: 侧板 12.5
T
