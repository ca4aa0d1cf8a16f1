#!/bin/sh
# Notices in Markdown as they are typed in China: paragraphs, an item, a heading and a cell that begin with ideographic blanks (U+3000), which CommonMark takes for characters like any other (only blanks and tabs are stripped, 0.31, 4.8).
# Guess: they stay in each of them, as browsers show them in HTML.
# Seen: in paragraphs, items and headings they stay with markdown-it 15.0.3 and micromark 4.0.3. commonmark 0.31.2, the reference implementation in JavaScript, and remarkable 2.0.1 drop them at the first line of each paragraph, but not
# at the second, in items and headings, too; marked 18.2.1 in headings. In cells of tables markdown-it, marked and remarkable drop them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact commonmark@0.31.2 markdown-it@15.0.3 marked@18.2.1 micromark@4.0.3 remarkable@2.0.1
cat > read.mjs <<'J'
import * as commonmark from 'commonmark';
import { marked } from 'marked';
import MarkdownIt from 'markdown-it';
import { micromark } from 'micromark';
import { Remarkable } from 'remarkable';

const blocks = ['\u3000\u3000请申报。\n\u3000\u3000联系人王伟。', '- \u3000甲', '# \u3000总则', '| \u3000甲 |\n|---|'];
const { HtmlRenderer, Parser } = commonmark.default ?? commonmark;
const libraries = {
  'markdown-it': (text) => new MarkdownIt().render(text),
  micromark: (text) => micromark(text),
  commonmark: (text) => new HtmlRenderer().render(new Parser().parse(text)),
  marked: (text) => marked.parse(text),
  remarkable: (text) => new Remarkable().render(text),
};
for (const [name, read] of Object.entries(libraries)) {
  console.log(`${name}: ${blocks.map((text) => read(text).replace(/<[^>]*>|\n/g, '').replace(/\u3000/g, '<3000>')).join(' | ')}`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
markdown-it: <3000><3000>请申报。<3000><3000>联系人王伟。 | <3000>甲 | <3000>总则 | 甲
micromark: <3000><3000>请申报。<3000><3000>联系人王伟。 | <3000>甲 | <3000>总则 | | <3000>甲 ||---|
commonmark: 请申报。<3000><3000>联系人王伟。 | 甲 | 总则 | | <3000>甲 ||---|
marked: <3000><3000>请申报。<3000><3000>联系人王伟。 | <3000>甲 | 总则 | 甲
remarkable: 请申报。<3000><3000>联系人王伟。 | 甲 | 总则 | 甲
T
