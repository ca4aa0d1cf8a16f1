#!/bin/sh
# A notice with articles that go on at five and jump to nine (<li value="9">), a list that counts down (reversed), a paragraph that is hidden, and a form with a choice, made into the blocks of pdfmake by html-to-pdfmake, as pages and servers print notices.
# Guess: as a browser prints it: 5 and 9, 2 and 1, nothing of what is hidden, the one choice that is made.
# Seen (html-to-pdfmake 2.5.34): 5 and 6; 1 and 2; the hidden paragraph is printed (one with display:none is not); both choices stand there, and what has been filled in does not. A struck price and cells over rows and columns are right; <ins> is not underlined.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact html-to-pdfmake@2.5.34 jsdom@29.1.1
cat > run.cjs <<'J'
const { JSDOM } = require('jsdom');
const convert = require('html-to-pdfmake');

const { window } = new JSDOM('');
const words = (block) => (typeof block === 'string' ? block : Array.isArray(block) ? block.map(words).join('') : words(block.text ?? block.stack ?? block.ol ?? ''));
const sources = {
  articles: '<ol start="5"><li>第五条</li><li value="9">第九条</li></ol>',
  'counting down': '<ol reversed><li>二</li><li>一</li></ol>',
  hidden: '<p hidden>不见</p>',
  'not displayed': '<p style="display:none">不见</p>',
  choice: '<select><option>白</option><option selected>橡木</option></select>',
  field: '<input value="600">',
  'struck price': '<p><del>1,599</del> <ins>1,499</ins></p>',
};
for (const [name, html] of Object.entries(sources)) {
  const [block] = convert(html, { window });
  const list = block?.ol ? `, counted from ${block.start ?? 1}${block.reversed ? ' down' : ''}${block.ol.some((item) => item.counter) ? ', with numbers of their own' : ''}` : '';
  const marks = Array.isArray(block?.text) ? block.text.filter((part) => part.decoration).map((part) => `, ${part.decoration} ${part.text}`).join('') : '';
  console.log(`${name}: ${JSON.stringify(words(block ?? ''))}${list}${marks}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
articles: "第五条第九条", counted from 5
counting down: "二一", counted from 1
hidden: "不见"
not displayed: ""
choice: "白橡木"
field: ""
struck price: "1,599 1,499", lineThrough 1,599
T
