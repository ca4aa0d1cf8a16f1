#!/bin/sh
# A paragraph with words before, within and behind elements, 现价<b>89</b>元，原价<s>99</s>元。, read and written by elementtree and by ltx of npm.
# Guess: written as it was read: elementtree follows the library of this name of Python, which writes the tail of each element behind it.
# Seen: elementtree 0.1.7 reads the tails, 元，原价 and 元。, and does not write them: 现价<b>89</b><s>99</s>. ltx 3.1.2 writes the paragraph as it was.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact elementtree@0.1.7 ltx@3.1.2
cat > paragraph.cjs <<'J'
const etree = require('elementtree');
const text = '<p>现价<b>89</b>元，原价<s>99</s>元。</p>';
const tree = etree.parse(text);
console.log('read by elementtree:', tree.getroot().text, ...tree.getroot().getchildren().flatMap(({ text: words, tail }) => [words, tail]));
console.log('written by elementtree:', tree.write({ xml_declaration: false }));
console.log('written by ltx:', require('ltx').parse(text).toString());
J
node paragraph.cjs | tee seen
diff seen - <<'T'
read by elementtree: 现价 89 元，原价 99 元。
written by elementtree: <p>现价<b>89</b><s>99</s></p>
written by ltx: <p>现价<b>89</b>元，原价<s>99</s>元。</p>
T
