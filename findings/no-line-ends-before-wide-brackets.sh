#!/bin/sh
# Where a line may be broken in texts of products, a model followed by a bracket in full width, by libraries that follow UAX #14.
# Guess: before （, 「 and 《 and after ） and 》 a line may be broken, as rule LB30 leaves brackets of full width out since Unicode 13, and as browsers do.
# Seen: css-line-break 2.1.0 breaks before them, and @cto.af/linebreak 2.0.1 on both sides. linebreak 1.1.0, by which PDFKit breaks its lines, breaks on neither side: 18mm（厚） is one piece, which in a narrow column runs out of it or leaves a gap.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @cto.af/linebreak@2.0.1 css-line-break@2.1.0 linebreak@1.1.0
cat > break.mjs <<'J'
import { Rules } from '@cto.af/linebreak';
import { LineBreaker } from 'css-line-break';
import LineBreak from 'linebreak';

const pieces = {
  linebreak: (text) => {
    const breaks = new LineBreak(text);
    const seen = [];
    for (let from = 0, next = breaks.nextBreak(); next; from = next.position, next = breaks.nextBreak()) seen.push(text.slice(from, next.position));
    return seen;
  },
  'css-line-break': (text) => {
    const breaks = LineBreaker(text, { lineBreak: 'strict', wordBreak: 'normal' });
    const seen = [];
    for (let next = breaks.next(); !next.done; next = breaks.next()) seen.push(next.value.slice());
    return seen;
  },
  '@cto.af/linebreak': (text) => [...new Rules({ string: true }).breaks(text)].map(({ string }) => string),
};
for (const text of ['18mm（厚）', 'E0（环保）板', 'ABC《图》D'])
  for (const [name, split] of Object.entries(pieces)) console.log(`${text}, ${name}: ${split(text).join(' | ')}`);
J
node break.mjs | tee seen
diff seen - <<'T'
18mm（厚）, linebreak: 18mm（厚）
18mm（厚）, css-line-break: 18mm | （厚）
18mm（厚）, @cto.af/linebreak: 18mm | （厚）
E0（环保）板, linebreak: E0（环 | 保） | 板
E0（环保）板, css-line-break: E0 | （环 | 保） | 板
E0（环保）板, @cto.af/linebreak: E0 | （环 | 保） | 板
ABC《图》D, linebreak: ABC《图》 | D
ABC《图》D, css-line-break: ABC《图》 | D
ABC《图》D, @cto.af/linebreak: ABC | 《图》 | D
T
