#!/bin/sh
# A notice of the editor Quill, as its Delta: a point under an article, a struck price, an article's heading, made into HTML and into Markdown by libraries of npm.
# Guess: in Markdown the point is set in under its article and the price is ~~1299~~, as a heading and a list are written too; or what cannot be written is said.
# Seen: quill-delta-to-html 0.12.1 keeps all. quill-delta-to-markdown 0.6.0 makes the point an article of its own, so that the next article is the third, and the price valid again. @slite/quill-delta-markdown 0.0.8, fed with what it reads itself from Markdown,
# writes neither the heading nor the list.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @slite/quill-delta-markdown@0.0.8 quill-delta-to-html@0.12.1 quill-delta-to-markdown@0.6.0
cat > make.cjs <<'J'
const { fromDelta, toDelta } = require('@slite/quill-delta-markdown');
const { QuillDeltaToHtmlConverter } = require('quill-delta-to-html');
const { deltaToMarkdown } = require('quill-delta-to-markdown');

const notice = [
  { insert: '交货' },
  { insert: '\n', attributes: { list: 'ordered' } },
  { insert: '送货上门' },
  { insert: '\n', attributes: { list: 'ordered', indent: 1 } },
  { insert: '质保' },
  { insert: '\n', attributes: { list: 'ordered' } },
  { insert: '原价' },
  { insert: '1299', attributes: { strike: true } },
  { insert: '元\n' },
];
console.log(new QuillDeltaToHtmlConverter(notice, {}).convert());
console.log(deltaToMarkdown(notice).trim());
console.log(`slite: ${JSON.stringify(fromDelta(toDelta('# 通知\n\n1. 交货\n2. 质保\n')))}`);
J
node make.cjs | tee seen
diff seen - <<'T'
<ol><li>交货<ol><li>送货上门</li></ol></li><li>质保</li></ol><p>原价<s>1299</s>元</p>
1. 交货
2. 送货上门
3. 质保

原价1299元
slite: "通知\n交货\n质保\n"
T
