#!/bin/sh
# A drawing as SVG with a part for each language (<switch>, systemLanguage="zh" and one for all others), drawn on a machine of China (LANG=zh_CN.UTF-8) by resvg-js, the renderer of many servers for previews, and by rsvg-convert.
# Guess: the Chinese part, as SVG has it for who prefers Chinese.
# Seen: rsvg-convert 2.54 draws it. @resvg/resvg-js 2.6.2 draws the part for others; it takes the part for en, whatever the machine's language, and has no option for another.
set -eu
for package in librsvg2-bin netpbm; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' librsvg2-bin netpbm
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @resvg/resvg-js@2.6.2
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');
const { writeFileSync } = require('node:fs');
const { Resvg } = require('@resvg/resvg-js');

const colours = { 'ff0000': 'the Chinese part', '0000ff': 'the part for others', '00ff00': 'the English part' };
const drawing = (parts) => `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><switch>${parts}<rect width="10" height="10" fill="#0000ff"/></switch></svg>`;
const chinese = '<rect systemLanguage="zh" width="10" height="10" fill="#ff0000"/>';
const english = '<rect systemLanguage="en" width="10" height="10" fill="#00ff00"/>';
for (const [name, parts] of Object.entries({ 'zh, others': chinese, 'zh-CN, others': chinese.replace('zh', 'zh-CN'), 'zh, en, others': chinese + english })) {
  const svg = drawing(parts);
  const resvg = colours[Buffer.from(new Resvg(svg).render().pixels.subarray(0, 3)).toString('hex')];
  writeFileSync('drawing.svg', svg);
  const png = execFileSync('sh', ['-c', 'LANG=zh_CN.UTF-8 LC_ALL= LANGUAGE=zh_CN rsvg-convert drawing.svg | pngtopnm | tail -c 3']);
  console.log(`${name}: resvg-js ${resvg}, rsvg-convert ${colours[png.toString('hex')]}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
zh, others: resvg-js the part for others, rsvg-convert the Chinese part
zh-CN, others: resvg-js the part for others, rsvg-convert the Chinese part
zh, en, others: resvg-js the English part, rsvg-convert the Chinese part
T
