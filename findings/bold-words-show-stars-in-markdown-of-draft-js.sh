#!/bin/sh
# A paragraph of a notice in Draft.js, whose first word is bold with the blank behind it (价格 1280), and one of two lines (甲, 乙; Shift and Enter in the editor), written as Markdown by two libraries of npm, and shown by commonmark.
# Guess: the word is bold, since a library has to put the blank outside of the marks (CommonMark 0.31, 6.2: ** before a blank does not close), and a line break is <br /> (6.7).
# Seen: draft-js-export-markdown 1.4.0 writes **价格 **1280, which shows the stars; markdown-draft-js 2.4.0 puts the blank outside. Both write a plain line end for the break, so that the two lines become one.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts commonmark@0.31.2 draft-js@0.11.7 draft-js-export-markdown@1.4.0 markdown-draft-js@2.4.0 react@17.0.2 react-dom@17.0.2 >/dev/null 2>&1
cat > run.js <<'J'
const { HtmlRenderer, Parser } = require('commonmark');
const { convertFromRaw } = require('draft-js');
const { stateToMarkdown } = require('draft-js-export-markdown');
const { draftToMarkdown } = require('markdown-draft-js');
const block = (key, text, inlineStyleRanges) => ({ key, text, type: 'unstyled', depth: 0, inlineStyleRanges, entityRanges: [], data: {} });
for (const one of [block('a', '价格 1280', [{ offset: 0, length: 3, style: 'BOLD' }]), block('b', '甲\n乙', [])]) {
  const raw = { entityMap: {}, blocks: [one] };
  for (const [name, text] of [['draft-js-export-markdown', stateToMarkdown(convertFromRaw(raw))], ['markdown-draft-js', draftToMarkdown(raw)]]) {
    console.log(name, JSON.stringify(new HtmlRenderer().render(new Parser().parse(text)).trim()));
  }
}
J
echo --
node run.js | tee seen
diff seen - <<'T'
draft-js-export-markdown "<p>**价格 **1280</p>"
markdown-draft-js "<p><strong>价格</strong> 1280</p>"
draft-js-export-markdown "<p>甲\n乙</p>"
markdown-draft-js "<p>甲\n乙</p>"
T
