#!/bin/sh
# A list as spreadsheets save it, rows ending with CR LF, with a remark of two lines in quotation marks, whose line end is LF alone; read by csv-rex of npm, which finds out the line end by itself, and by papaparse, which does so, too.
# Guess: two rows, without CR and quotation marks (RFC 4180, 2.6: line ends may stand within quotation marks).
# Seen: csv-rex 0.7.0 takes LF for the end of rows: the last heading is price with a CR behind it, and a last cell in quotation marks keeps its second mark. Without the remark it reads all rightly. papaparse 5.4.1 reads both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact csv-rex@0.7.0 papaparse@5.4.1
cat > lists.mjs <<'J'
import parse from 'csv-rex/parse';
import papa from 'papaparse';
for (const remark of ['oak', '"oak\nlight"']) {
  const text = `remark,price\r\n${remark},"1,299"\r\nash,89\r\n`;
  const rows = [];
  parse(text, { enqueue: ({ data }) => rows.push(data) });
  console.log('csv-rex', JSON.stringify(rows));
  console.log('papaparse', JSON.stringify(papa.parse(text, { header: true, skipEmptyLines: true }).data));
}
J
node lists.mjs | tee seen
diff seen - <<'T'
csv-rex [{"remark":"oak","price":"1,299"},{"remark":"ash","price":"89"}]
papaparse [{"remark":"oak","price":"1,299"},{"remark":"ash","price":"89"}]
csv-rex [{"remark":"oak\nlight","price\r":"1,299\""},{"remark":"ash","price\r":"89\r"}]
papaparse [{"remark":"oak\nlight","price":"1,299"},{"remark":"ash","price":"89"}]
T
