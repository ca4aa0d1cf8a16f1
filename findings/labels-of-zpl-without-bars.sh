#!/bin/sh
# Labels in ZPL, as systems send them to printers of Zebra, shown before they are printed by zpl-renderer-js, which draws ZPL in browsers; the codes on them read by zbar and
# dmtxread.
# Guess: a code that it draws is read as it was written; of what it cannot draw it says so. Chinese (^CI28) has a glyph, and a frame in millimetres (^MUM) its size.
# Seen (zpl-renderer-js 3.4.0): Code 128, QR, EAN-13, ITF and Data Matrix are right. Of EAN-8, UPC-A, Code 93, Codabar and Aztec it prints the number as a small text instead,
# without an error, so that the label looks as if it had no code. Code 39 with a check digit (^B3N,Y) is drawn without it. Each Chinese character is the same box; a frame of
# 50 mm has 50 dots, 6 mm.
set -eu
for package in zbar-tools dmtx-utils imagemagick; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' zbar-tools dmtx-utils
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact zpl-renderer-js@3.4.0
cat > draw.cjs <<'J'
const { execFileSync } = require('node:child_process');
const { writeFileSync } = require('node:fs');
const { ready } = require('zpl-renderer-js');

const codes = {
  'Code 128': '^BCN,100,N^FDA18-26',
  QR: '^BQN,2,6^FDMA,A18-26',
  'EAN-13': '^BEN,100,N^FD690123456789',
  ITF: '^B2N,100,N^FD16901234567899',
  'Data Matrix': '^BXN,10,200^FDA18-26',
  'Code 39': '^B3N,N,100,N^FDA18',
  'Code 39, check digit': '^B3N,Y,100,N^FDA18',
  'EAN-8': '^B8N,100,N^FD9638507',
  'UPC-A': '^BUN,100,N^FD03600029145',
  'Code 93': '^BAN,100,N^FDA18-26',
  Codabar: '^BKN,N,100,N^FD123456',
  Aztec: '^B0N,6^FDA18-26',
};
const run = (program, ...options) => {
  try {
    return execFileSync(program, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
};
(async () => {
  const { api } = await ready;
  const draw = async (zpl, file = 'label.png') => writeFileSync(file, await api.zplToBase64Async(`^XA${zpl}^XZ`, 101.6, 60, 8), 'base64');
  const size = (file) => run('convert', file, '-trim', '-format', '%wx%h', 'info:');
  for (const [name, zpl] of Object.entries(codes)) {
    await draw(`^BY3^FO50,50${zpl}^FS`);
    console.log(`${name}: ${run('zbarimg', '-q', '--raw', 'label.png') || run('dmtxread', 'label.png') || `no code, ${size('label.png')} dots`}`);
  }
  for (const [index, text] of ['侧', '板'].entries()) await draw(`^CI28^FO50,50^A0N,40,40^FD${text}^FS`, `text${index}.png`);
  const difference = run('convert', 'text0.png', 'text1.png', '-compose', 'difference', '-composite', '-format', '%[fx:maxima]', 'info:');
  console.log(`侧 and 板: ${difference === '0' ? 'the same' : 'different'}`);
  await draw('^MUM^FO10,10^GB50,20,1^FS');
  console.log(`50 mm by 20 mm: ${size('label.png')} dots`);
  process.exit(0);
})();
J
node draw.cjs | tee seen
diff seen - <<'T'
Code 128: A18-26
QR: A18-26
EAN-13: 6901234567892
ITF: 16901234567899
Data Matrix: A18-26
Code 39: A18
Code 39, check digit: A18
EAN-8: no code, 40x7 dots
UPC-A: no code, 65x7 dots
Code 93: no code, 36x7 dots
Codabar: no code, 35x7 dots
Aztec: no code, 36x7 dots
侧 and 板: the same
50 mm by 20 mm: 50x20 dots
T
