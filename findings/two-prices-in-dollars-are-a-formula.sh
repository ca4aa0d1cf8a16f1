#!/bin/sh
# Two prices in dollars in a sentence, as offers for export have them, FOB $85，CIF $92, in Markdown with formulas ($a$), by libraries of npm for them.
# Guess: they stay: a $ before a digit and behind a word is a price, as Pandoc has it (no digit behind the closing $).
# Seen: markdown-it-katex, @vscode/markdown-it-katex and markdown-it-texmath keep them. micromark-extension-math, on which remark-math stands, makes a formula of what is between, without the signs of dollars, in all three; so does marked-katex-extension with nonStandard, which its manual
# gives for texts without blanks around formulas, as Chinese is; without it, it keeps them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps --save-exact @vscode/markdown-it-katex@1.1.2 katex@0.19.1 markdown-it-katex@2.0.3 markdown-it-texmath@1.0.0 markdown-it@15.0.3 marked-katex-extension@5.1.13 marked@18.2.1 micromark-extension-math@3.1.0 micromark@4.0.3
cat > run.mjs <<'J'
import { Marked } from 'marked';
import MarkdownIt from 'markdown-it';
import katex from 'markdown-it-katex';
import vscode from '@vscode/markdown-it-katex';
import texmath from 'markdown-it-texmath';
import tex from 'katex';
import markedKatex from 'marked-katex-extension';
import { micromark } from 'micromark';
import { math, mathHtml } from 'micromark-extension-math';

console.warn = () => {};
const libraries = {
  'markdown-it-katex': (text) => new MarkdownIt().use(katex).renderInline(text),
  '@vscode/markdown-it-katex': (text) => new MarkdownIt().use(vscode.default ?? vscode).renderInline(text),
  'markdown-it-texmath': (text) => new MarkdownIt().use(texmath, { engine: tex }).renderInline(text),
  'marked-katex-extension': (text) => new Marked(markedKatex()).parseInline(text),
  'marked-katex-extension, nonStandard': (text) => new Marked(markedKatex({ nonStandard: true })).parseInline(text),
  'micromark-extension-math': (text) => micromark(text, { extensions: [math()], htmlExtensions: [mathHtml()] }),
};
for (const [library, show] of Object.entries(libraries)) {
  for (const text of ['FOB $85，CIF $92', '衣柜$85、书柜$92', '价格为$85/套，运费$12/方']) {
    const formula = /<annotation encoding="application\/x-tex">([^<]*)/.exec(show(text));
    console.log(`${library}: ${text} ${formula ? `has the formula ${formula[1].trim()}` : 'stays'}`);
  }
}
J
node run.mjs | tee seen
diff seen - <<'T'
markdown-it-katex: FOB $85，CIF $92 stays
markdown-it-katex: 衣柜$85、书柜$92 stays
markdown-it-katex: 价格为$85/套，运费$12/方 stays
@vscode/markdown-it-katex: FOB $85，CIF $92 stays
@vscode/markdown-it-katex: 衣柜$85、书柜$92 stays
@vscode/markdown-it-katex: 价格为$85/套，运费$12/方 stays
markdown-it-texmath: FOB $85，CIF $92 stays
markdown-it-texmath: 衣柜$85、书柜$92 stays
markdown-it-texmath: 价格为$85/套，运费$12/方 stays
marked-katex-extension: FOB $85，CIF $92 stays
marked-katex-extension: 衣柜$85、书柜$92 stays
marked-katex-extension: 价格为$85/套，运费$12/方 stays
marked-katex-extension, nonStandard: FOB $85，CIF $92 has the formula 85，CIF
marked-katex-extension, nonStandard: 衣柜$85、书柜$92 has the formula 85、书柜
marked-katex-extension, nonStandard: 价格为$85/套，运费$12/方 has the formula 85/套，运费
micromark-extension-math: FOB $85，CIF $92 has the formula 85，CIF
micromark-extension-math: 衣柜$85、书柜$92 has the formula 85、书柜
micromark-extension-math: 价格为$85/套，运费$12/方 has the formula 85/套，运费
T
