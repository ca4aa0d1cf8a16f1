#!/bin/sh
# The way of an order between a showroom and its factory as a chart of messages by mscgen, its names and labels in Chinese and in English, drawn as SVG; how wide a text is to be by the chart (textLength, in which viewers fit it), and how wide it is in its type, a hanzi being as wide as the type is high, 12.
# Guess: as wide as the text or wider.
# Seen (mscgen 0.20): 28 for four hanzi of 48, and 109 for a label of 228: it has one width for all that is not Latin, so that every viewer which keeps to textLength draws the characters over one another. English is right.
set -eu
dpkg -s mscgen >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends mscgen; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' mscgen
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > order.msc <<'T'
msc {
  hscale = "1.5";
  a [label="顺德展厅"], b [label="factory in Shunde"];
  a => b [label="提交侧板订单并付款定金三千元整共二十项"];
  b => a [label="confirmed for the fifth"];
}
T
mscgen -T svg -i order.msc -o order.svg
node -e "
const { readFileSync } = require('fs');
for (const [, length, inner] of readFileSync('order.svg', 'utf8').matchAll(/textLength=\"(\d+)\"[^>]*>\s*([^<]*?)\s*</g)) {
  const text = inner.replace(/&#x([0-9a-f]+);/g, (all, code) => String.fromCodePoint(parseInt(code, 16)));
  const hanzi = [...text].filter((character) => character > '\u4e00').length;
  console.log(hanzi ? text + ': ' + length + ' for ' + hanzi * 12 : text + ': ' + length);
}" | tee seen
diff seen - <<'T'
顺德展厅: 28 for 48
factory in Shunde: 93
提交侧板订单并付款定金三千元整共二十项: 109 for 228
confirmed for the fifth: 113
T
