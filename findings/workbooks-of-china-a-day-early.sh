#!/bin/sh
# The day of a delivery (new Date(2026, 0, 5), as date pickers give it) and an appointment at half past nine, written by a page or server in China into a workbook, whose days know no time zone.
# Guess: who opens it sees the 5th and 9:30, as was entered; libraries that mean UTC are few and say so.
# Seen (TZ=Asia/Shanghai): only xlsx-populate 1.21.0 writes 46027 and 9:30. excel4node 1.8.2 and write-excel-file 4.1.1 write what it is in Greenwich, the 4th, shown as such, and 1:30. xlsx-js-style 1.2.0
# (SheetJS of 2022) writes both 43 seconds late, as clocks in Shanghai were in 1900, so that the day is no longer equal to the same one typed in.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact excel4node@1.8.2 write-excel-file@4.1.1 xlsx-js-style@1.2.0 xlsx-populate@1.21.0
cat > write.cjs <<'J'
const excel4node = require('excel4node');
const { default: writeExcelFile } = require('write-excel-file/node');
const { fromBlankAsync } = require('xlsx-populate');
const { read, utils, write } = require('xlsx-js-style');

const day = new Date(2026, 0, 5);
const time = new Date(2026, 0, 5, 9, 30);
const formats = ['yyyy-mm-dd', 'yyyy-mm-dd hh:mm:ss'];
const writers = {
  'xlsx-populate': async () => {
    const book = await fromBlankAsync();
    [day, time].forEach((value, index) => book.sheet(0).cell(1, index + 1).value(value).style('numberFormat', formats[index]));
    return book.outputAsync();
  },
  excel4node: () => {
    const book = new excel4node.Workbook();
    const sheet = book.addWorksheet('a');
    [day, time].forEach((value, index) => sheet.cell(1, index + 1).date(value).style({ numberFormat: formats[index] }));
    return book.writeToBuffer();
  },
  'write-excel-file': async () => (await writeExcelFile([[day, time].map((value, index) => ({ value, type: Date, format: formats[index] }))])).toBuffer(),
  'xlsx-js-style': () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([[day, time]], { dateNF: formats[1] }), 'a');
    return write(book, { type: 'buffer' });
  },
};
(async () => {
  for (const [name, make] of Object.entries(writers)) {
    const { Sheets, SheetNames } = read(await make(), { cellNF: true });
    const { A1, B1 } = Sheets[SheetNames[0]];
    console.log(`${name}: ${A1.v.toFixed(5)} ${A1.w}, ${B1.v.toFixed(5)} ${B1.w}`);
  }
})();
J
TZ=Asia/Shanghai node write.cjs | tee seen
diff seen - <<'T'
xlsx-populate: 46027.00000 2026-01-05, 46027.39583 2026-01-05 09:30:00
excel4node: 46026.66667 2026-01-04, 46027.06250 2026-01-05 01:30:00
write-excel-file: 46026.66667 2026-01-04, 46027.06250 2026-01-05 01:30:00
xlsx-js-style: 46027.00050 2026-01-05 00:00:43, 46027.39633 2026-01-05 09:30:43
T
