#!/bin/sh
# A label with 定制衣柜 as a QR code, once in the mode for Chinese (hanzi, of GB/T 18284, two bytes to 13 bits), once in bytes of UTF-8, made by python3-segno and read by zbar, ZXing (C++) and jsQR.
# Guess: all read both: the mode is that of the standard in China, as kanji is in Japan's, and writers offer it.
# Seen: ZXing reads both, and all read the one in bytes. Of the one in hanzi zbar finds nothing, and jsQR says 7718023532658800.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-pil python3-segno zbar-tools zxing-cpp-tools; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-segno zbar-tools zxing-cpp-tools
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact jsqr@1.4.0 pngjs@7.0.0
export LC_ALL=C.UTF-8 PYTHONIOENCODING=utf-8
cat > label.py <<'P'
import segno
segno.make('定制衣柜', mode='hanzi', micro=False).save('hanzi.png', scale=8)
segno.make('定制衣柜', mode='byte', encoding='utf-8', micro=False).save('bytes.png', scale=8)
P
/usr/bin/python3 label.py
cat > read.cjs <<'J'
const { readFileSync } = require('node:fs');
const { PNG } = require('pngjs');
const jsqr = require('jsqr').default ?? require('jsqr');
const { data, width, height } = PNG.sync.read(readFileSync(process.argv[2]));
console.log('jsQR:', jsqr(new Uint8ClampedArray(data), width, height)?.data || 'nothing');
J
{
  for label in hanzi bytes; do
    echo "$label"
    echo "zbar: $(zbarimg -q --raw "$label.png" 2>/dev/null || echo nothing)"
    echo "ZXing: $(ZXingReader "$label.png" | sed -n 's/^Text: *//p')"
    node read.cjs "$label.png"
  done
} | tee seen
diff seen - <<'T'
hanzi
zbar: nothing
ZXing: "定制衣柜"
jsQR: 7718023532658800
bytes
zbar: 定制衣柜
ZXing: "定制衣柜"
jsQR: 定制衣柜
T
