#!/bin/sh
# A quotation as workbook, put on the web or into a mail as HTML: a hidden column with what the parts cost (7777), a hidden row, a part that is struck through (旧款),
# and a price in one cell of which the first half is struck: 最高五百三百, with 五百 struck.
# Guess: what is hidden stays out of it, and what is struck is struck, since both are made to be looked at.
# Seen: none does both. LibreOffice 7.4.7 leaves the hidden out and strikes whole cells, but a part of a cell's text becomes plain, so that both prices hold.
# gnumeric 1.12.55 strikes both and shows the costs and the hidden row. SheetJS 0.18.5 shows them, too, and strikes the part but not the whole cell.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libreoffice-calc gnumeric; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libreoffice-calc gnumeric
cd "$folder"
export HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact exceljs@4.4.0 xlsx@0.18.5 htmlparser2@12.0.0 2>/dev/null
cat > write.cjs <<'J'
const { Workbook } = require('exceljs');
const XLSX = require('xlsx');

(async () => {
  const book = new Workbook();
  const sheet = book.addWorksheet('a');
  sheet.addRows([['名称', '成本', '单价'], ['侧板', 7777, ''], ['旧款', 1, ''], ['门板', 8888, 'x']]);
  const [struck, plain] = [true, false].map((strike) => ({ name: 'Arial', size: 11, strike }));
  sheet.getColumn(2).hidden = true;
  sheet.getRow(4).hidden = true;
  sheet.getCell('A3').font = struck;
  const richText = [['最高', plain], ['五百', struck], ['三百', plain]].map(([text, font]) => ({ text, font }));
  sheet.getCell('C2').value = { richText };
  await book.xlsx.writeFile('quotation.xlsx');
  const read = XLSX.readFile('quotation.xlsx', { cellStyles: true });
  require('node:fs').writeFileSync('sheetjs.html', XLSX.utils.sheet_to_html(read.Sheets.a));
})();
J
node write.cjs
soffice --headless --convert-to html quotation.xlsx >/dev/null 2>&1
mv quotation.html libreoffice.html
ssconvert -T Gnumeric_html:html40 quotation.xlsx gnumeric.html 2>/dev/null
cat > read.cjs <<'J'
const fs = require('node:fs');
const { Parser } = require('htmlparser2');

for (const name of ['libreoffice', 'gnumeric', 'sheetjs']) {
  const html = fs.readFileSync(`${name}.html`, 'utf8');
  const open = [];
  let [struck, all] = ['', ''];
  const parser = new Parser({
    onopentag: (tag, { style = '' }) => open.push(/^(?:s|del|strike)$/.test(tag) || /line-through/.test(style)),
    onclosetag: () => open.pop(),
    ontext(text) {
      all += text;
      if (open.includes(true)) struck += text;
    },
  });
  parser.end(html);
  const isStruck = (text) => (struck.includes(text) ? 'struck' : 'plain');
  const isThere = (text) => (all.includes(text) ? 'shown' : 'left out');
  console.log(`${name}: costs ${isThere('7777')}, hidden row ${isThere('门板')}, 旧款 ${isStruck('旧款')}, 五百 ${isStruck('五百')}`);
}
J
node read.cjs | tee seen
diff seen - <<'T'
libreoffice: costs left out, hidden row left out, 旧款 struck, 五百 plain
gnumeric: costs shown, hidden row shown, 旧款 struck, 五百 struck
sheetjs: costs shown, hidden row shown, 旧款 plain, 五百 struck
T
