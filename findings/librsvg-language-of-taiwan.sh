#!/bin/sh
# An SVG with a <switch> by systemLanguage: one drawing for zh-CN, one for zh-TW, one for all others.
# Guess: rsvg-convert, with LANG=zh_TW.UTF-8, draws the one for zh-TW; systemLanguage is compared by the prefix rule of SVG.
# Seen (librsvg2-bin 2.54.7): it draws the one for zh-CN, the first one, whatever the region; with --accept-language=zh-TW that for zh-TW.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s librsvg2-bin >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends librsvg2-bin; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' librsvg2-bin
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact pngjs@7.0.0 >/dev/null 2>&1
cat > a.svg <<'X'
<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><switch>
<rect systemLanguage="zh-CN" width="4" height="4" fill="#f00"/>
<rect systemLanguage="zh-TW" width="4" height="4" fill="#0f0"/>
<rect width="4" height="4" fill="#00f"/>
</switch></svg>
X
draw() {
  rsvg-convert "$@" a.svg -o a.png
  node -p "const [red, green] = require('pngjs').PNG.sync.read(require('fs').readFileSync('a.png')).data; red ? 'zh-CN' : green ? 'zh-TW' : 'other'"
}
{
  LC_ALL=zh_TW.UTF-8 LANG=zh_TW.UTF-8 draw
  LC_ALL=zh_TW.UTF-8 LANG=zh_TW.UTF-8 draw --accept-language=zh-TW
  LC_ALL=C.UTF-8 LANG=C.UTF-8 draw
} > seen
cat seen
printf 'zh-CN\nzh-TW\nother\n' > expected
cmp seen expected
