#!/bin/sh
# A line of an order with a price, a telephone, a model and a size, taken apart into words for an index by libraries of npm for Chinese and by Node's own Intl.Segmenter: 单价1,299.50元, 0757-82881234, KD-18A型, 厚2.5mm.
# Guess: a price, a size's number and a model are one word each, as a search for them goes by the whole.
# Seen: Intl.Segmenter keeps 1,299.50 and 2.5mm whole; segmentit 2.0.3 and jieba-wasm 2.4.0 take the price apart at its comma, so that 299.50 finds it. The telephone is whole by jieba-wasm alone, the model KD-18A by none; E0级板 is E0 级 板, E 0级 板 and E0 级板.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact jieba-wasm@2.4.0 segmentit@2.0.3
cat > run.cjs <<'J'
const { Segment, useDefault } = require('segmentit');
const jieba = require('jieba-wasm');

const segmentit = useDefault(new Segment());
const own = new Intl.Segmenter('zh', { granularity: 'word' });
const libraries = {
  'Intl.Segmenter': (text) => [...own.segment(text)].map(({ segment }) => segment),
  segmentit: (text) => segmentit.doSegment(text, { simple: true }),
  'jieba-wasm': (text) => jieba.cut(text, true),
};
for (const text of ['单价1,299.50元', '电话0757-82881234', 'KD-18A型铰链', '厚2.5mm的E0级板', '龙江镇仙塘工业区']) {
  for (const [library, cut] of Object.entries(libraries)) console.log(`${text}, ${library}: ${cut(text).join(' ')}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
单价1,299.50元, Intl.Segmenter: 单价 1,299.50 元
单价1,299.50元, segmentit: 单价 1 , 299.50 元
单价1,299.50元, jieba-wasm: 单价 1 , 299.50 元
电话0757-82881234, Intl.Segmenter: 电话 0757 - 82881234
电话0757-82881234, segmentit: 电话 0757 - 82881234
电话0757-82881234, jieba-wasm: 电话 0757-82881234
KD-18A型铰链, Intl.Segmenter: KD - 18A 型 铰链
KD-18A型铰链, segmentit: KD - 18 A 型 铰链
KD-18A型铰链, jieba-wasm: KD-18 A型 铰链
厚2.5mm的E0级板, Intl.Segmenter: 厚 2.5mm 的 E0 级 板
厚2.5mm的E0级板, segmentit: 厚 2.5 mm 的 E 0级 板
厚2.5mm的E0级板, jieba-wasm: 厚 2.5 mm 的 E0 级板
龙江镇仙塘工业区, Intl.Segmenter: 龙江 镇 仙 塘 工业 区
龙江镇仙塘工业区, segmentit: 龙江 镇仙塘 工业区
龙江镇仙塘工业区, jieba-wasm: 龙江镇 仙塘 工业区
T
