#!/bin/sh
# A notice from an editor, saved as Markdown and opened again: words in bold that end with a mark, as headings within a line do in Chinese (注意：), or stand in brackets or quotes, with characters right behind them.
# Guess: what writes and reads Markdown reads what it wrote: the words are bold again, written so that a reader takes them for that.
# Seen: mdast-util-to-markdown 2.2.3 writes the character beside them as a reference (&#x8BF7;), and mdast-util-from-markdown has all in bold. prosemirror-markdown 1.13.9 writes 请**注意：**请看, which CommonMark
# does not take for bold where a letter stands beside a mark, and reads the asterisks as text; so also for ¥89.50. Of 18mm, which has no mark at its ends, it reads the bold.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact mdast-util-from-markdown@2.1.0 mdast-util-to-markdown@2.2.3 prosemirror-markdown@1.13.9
cat > save.mjs <<'J'
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toMarkdown } from 'mdast-util-to-markdown';
import { defaultMarkdownParser, defaultMarkdownSerializer, schema } from 'prosemirror-markdown';

for (const [bold, after] of [['18mm', '板'], ['注意：', '请看'], ['（重要）', '交货'], ['“衣柜”', '定制'], ['¥89.50', '元']]) {
  const paragraph = schema.node('paragraph', null, [schema.text('请'), schema.text(bold, [schema.mark('strong')]), schema.text(after)]);
  const saved = defaultMarkdownSerializer.serialize(schema.node('doc', null, [paragraph]));
  const opened = defaultMarkdownParser.parse(saved).firstChild;
  const value = (text) => ({ type: 'text', value: text });
  const mdast = toMarkdown({ type: 'root', children: [{ type: 'paragraph', children: [value('请'), { type: 'strong', children: [value(bold)] }, value(after)] }] });
  const again = fromMarkdown(mdast).children[0].children.find(({ type }) => type === 'strong');
  console.log(`${bold}: prosemirror-markdown ${opened.childCount === 3 ? 'bold' : opened.textContent}, mdast ${again?.children[0].value === bold ? 'bold' : 'not bold'}`);
}
J
node save.mjs | tee seen
diff seen - <<'T'
18mm: prosemirror-markdown bold, mdast bold
注意：: prosemirror-markdown 请**注意：**请看, mdast bold
（重要）: prosemirror-markdown 请**（重要）**交货, mdast bold
“衣柜”: prosemirror-markdown 请**“衣柜”**定制, mdast bold
¥89.50: prosemirror-markdown 请**¥89.50**元, mdast bold
T
