#!/bin/sh
# A notice with a table of two prices, a list that goes on at five, and a square metre (m<sup>2</sup>), opened in editors of Draft.js by draft-js-import-html and written again by draft-js-export-html, its counterpart.
# Guess: a row's name and price stay together, in a table or in a line; the list begins at five, or its numbers are in the text; m² or m<sup>2</sup>.
# Seen: each cell is a paragraph of its own, 衣柜, 1,299, 书柜, 899 one below the other; the list begins at one; m2. A struck price stays struck.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps --save-exact draft-js-export-html@1.4.1 draft-js-import-html@1.4.1 draft-js@0.11.7 jsdom@29.1.1 react-dom@18.3.1 react@18.3.1
cat > run.cjs <<'J'
const { JSDOM } = require('jsdom');

const { window } = new JSDOM('');
for (const name of ['window', 'document', 'navigator', 'HTMLElement', 'Node']) Object.defineProperty(global, name, { value: name === 'window' ? window : window[name], configurable: true });
const { stateToHTML } = require('draft-js-export-html');
const { stateFromHTML } = require('draft-js-import-html');

for (const html of ['<table><tr><td>衣柜</td><td>1,299</td></tr><tr><td>书柜</td><td>899</td></tr></table>', '<ol start="5"><li>第五条</li></ol>', '<p>5 m<sup>2</sup></p>', '<p><del>1,599</del> 1,499</p>']) {
  console.log(`${html}: ${stateToHTML(stateFromHTML(html)).replaceAll('\n', '')}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
<table><tr><td>衣柜</td><td>1,299</td></tr><tr><td>书柜</td><td>899</td></tr></table>: <p>衣柜</p><p>1,299</p><p>书柜</p><p>899</p>
<ol start="5"><li>第五条</li></ol>: <ol>  <li>第五条</li></ol>
<p>5 m<sup>2</sup></p>: <p>5 m2</p>
<p><del>1,599</del> 1,499</p>: <p><del>1,599</del> 1,499</p>
T
