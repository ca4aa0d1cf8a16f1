#!/bin/sh
# A cell with two lines, 600 and 400, and one with two lines of words, in a sheet of OpenDocument by ssconvert of gnumeric, read by Spreadsheet::ReadSXC of Perl and by SheetJS of npm; and the lines as paragraphs of their own, as other programs write them.
# Guess: 600400, or two lines if told how to join them: without ReplaceNewlineWith "newlines within cells are ignored" (its documentation).
# Seen: of paragraphs that is so. gnumeric writes the lines within one paragraph with text:line-break, as OpenDocument has it (6.1.5), and Debian 12's ReadSXC puts a 1 for it, the value of its own warning: 6001400, told or not. SheetJS reads two lines.
set -eu
packages='gnumeric libspreadsheet-readsxc-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact xlsx@0.18.5
node -e "
const { utils, writeFile } = require('xlsx');
const book = utils.book_new();
utils.book_append_sheet(book, utils.aoa_to_sheet([['600\n400', '门\n板', 18]]), 'cut');
writeFile(book, 'cut.xlsx');
"
ssconvert cut.xlsx breaks.ods 2>/dev/null
/usr/bin/python3 -c "
import zipfile
with zipfile.ZipFile('breaks.ods') as given, zipfile.ZipFile('paragraphs.ods', 'w', zipfile.ZIP_DEFLATED) as made:
    for name in given.namelist():
        made.writestr(name, given.read(name).replace(b'<text:line-break/>', b'</text:p><text:p>'))
"
for book in paragraphs breaks; do
  for separator in '' ' | '; do
    perl -MSpreadsheet::ReadSXC=read_sxc -CO -e 'my $read = read_sxc($ARGV[0], { ReplaceNewlineWith => $ARGV[1] }); print "$ARGV[0] ReadSXC: ", join(", ", @{ $read->{cut}[0] }), "\n"' "$book.ods" "$separator" 2>/dev/null || echo "$book ReadSXC: nothing"
  done
  node -e "const { readFile, utils } = require('xlsx'); console.log('$book.ods SheetJS:', JSON.stringify(utils.sheet_to_json(readFile('$book.ods').Sheets.cut, { header: 1 })[0]))"
done | tee seen
diff seen - <<'T'
paragraphs.ods ReadSXC: 600400, 门板, 18
paragraphs.ods ReadSXC: 600 | 400, 门 | 板, 18
paragraphs.ods SheetJS: ["600\n400","门\n板",18]
breaks.ods ReadSXC: 6001400, 门1板, 18
breaks.ods ReadSXC: 6001400, 门1板, 18
breaks.ods SheetJS: ["600\n400","门\n板",18]
T
