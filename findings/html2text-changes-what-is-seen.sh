#!/bin/sh
# Parts of a notice as HTML, turned into Markdown by Python's html2text and shown again by markdown-it: a link to a file with a blank in its name, a model with underscores, bold words in Chinese, and a table with a
# cell over two rows.
# Guess: what is seen is the same, since html2text escapes what Markdown would take for marks, as it does 1. at the beginning of a line.
# Seen (html2text 2020.1.16): the link is text, brackets and all, since the blank stays as it is; _E1_ becomes slanted, without its underscores; bold words get blanks on both sides, as words of English have; and of the
# merged cell's second row the amount moves under the first heading.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-html2text; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-html2text
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact markdown-it@14.1.0
cat > write.py <<'P'
import html2text

parts = (
    '<p><a href="/files/图 1.pdf">图纸</a></p>',
    '<p>型号 _E1_</p>',
    '<p>请<b>务必</b>盖章</p>',
    '<table><tr><th>档次</th><th>金额</th></tr><tr><td rowspan="2">一档</td><td>300</td></tr><tr><td>200</td></tr></table>',
)
for number, part in enumerate(parts):
    with open(f'{number}.md', 'w') as file:
        file.write(html2text.html2text(part))
P
cat > read.cjs <<'J'
const { readFileSync } = require('node:fs');
const markdown = require('markdown-it')();

for (const number of [0, 1, 2, 3]) console.log(markdown.render(readFileSync(`${number}.md`, 'utf8')).replace(/\n/g, ''));
J
PYTHONUTF8=1 /usr/bin/python3 write.py
node read.cjs | tee seen
diff seen - <<'T'
<p>[图纸](/files/图 1.pdf)</p>
<p>型号 <em>E1</em></p>
<p>请 <strong>务必</strong> 盖章</p>
<table><thead><tr><th>档次</th><th>金额</th></tr></thead><tbody><tr><td>一档</td><td>300</td></tr><tr><td>200</td><td></td></tr></tbody></table>
T
