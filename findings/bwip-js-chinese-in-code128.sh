#!/bin/sh
# A label with a Code 128 of 侧板A18, as systems print that put the name of a part into the number's field. The symbol has characters of
# Latin at most.
# Guess: bwip-js refuses the text, as it does small letters in Code 39.
# Seen (bwip-js 4.11.4, zbar 0.23.92, zxing-cpp 1.4.0): it draws the bytes of UTF-8, each as a character of Latin. zxing guesses 侧板A18 back; zbar, in many a
# scanner's software, drops the mark of the upper half and reads d>'f?A18, with a right check digit.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in zbar-tools zxing-cpp-tools; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' zbar-tools zxing-cpp-tools
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact bwip-js@4.11.4
cat > draw.cjs <<'J'
const fs = require('node:fs');
const bwip = require('bwip-js');
const draw = (bcid, text) => bwip.toBuffer({ bcid, text, scale: 4, backgroundcolor: 'FFFFFF', padding: 8 });
draw('code39', 'a18').then(() => console.log('code39 drawn'), () => console.log('code39 refused'));
draw('code128', '侧板A18').then((picture) => fs.writeFileSync('a.png', picture));
J
{
  node draw.cjs
  echo "zbar $(zbarimg -q --raw a.png 2>/dev/null | LC_ALL=C tr -cd ' -~')" # one is a control character
  echo "zxing $(ZXingReader a.png | sed -n 's/^Text: *//p')"
} | tee seen
diff seen - <<'T'
code39 refused
zbar d>'f?A18
zxing "侧板A18"
T
