#!/bin/sh
# Widths of the words of a badge or a label, 已发布 and published, in Verdana of 11 pixels, where a hanzi is as wide as the type is high, 11: by string-pixel-width, which has tables of fonts, beside what badge-maker and badgen reckon for their badges.
# Guess: at least 33 for three hanzi.
# Seen: badge-maker and badgen 33. string-pixel-width 1.11.0 has 19.47, 6.49 for each hanzi, less than for an n (6.98): what stands in a box made so runs over its edge. For 全屋定制供应链 45 of 77.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact badge-maker@6.0.0 badgen@3.3.2 string-pixel-width@1.11.0
cat > run.cjs <<'J'
const { makeBadge } = require('badge-maker');
const { badgen } = require('badgen');
const pixelWidth = require('string-pixel-width');

const length = (svg) => Math.max(...[...svg.matchAll(/textLength="(\d+)"/g)].map(([, length]) => length / 10));
for (const text of ['published', 'n', '已发布', '全屋定制供应链']) {
  console.log(`${text}: string-pixel-width ${pixelWidth(text, { font: 'verdana', size: 11 }).toFixed(2)}, badge-maker ${length(makeBadge({ message: text }))}, badgen ${length(badgen({ label: '.', status: text }))}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
published: string-pixel-width 52.58, badge-maker 53, badgen 53
n: string-pixel-width 6.93, badge-maker 7, badgen 7
已发布: string-pixel-width 19.47, badge-maker 33, badgen 33
全屋定制供应链: string-pixel-width 45.43, badge-maker 77, badgen 77
T
