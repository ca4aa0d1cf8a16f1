#!/bin/sh
# A notice whose list and table leave out the ends of items, cells and rows, as HTML allows and as many an editor and hand-written page has it, as JSON for the rich-text of a mini program or another front end.
# Guess: what reads HTML ends an item at the end of its list, a cell at the end of its row, and a row at the end of its table: the paragraphs after them are outside.
# Seen: node-html-parser 9.0.7 and posthtml-parser 0.12.1 do. himalaya 1.1.1 ends items and cells, but not the list, the last row or the table: all that follows is within them.
# html-parse-stringify 4.0.1 puts each item and cell into the one before it, with all that follows; its README asks for closed tags.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact himalaya@1.1.1 html-parse-stringify@4.0.1 node-html-parser@9.0.7 posthtml-parser@0.12.1
cat > read.mjs <<'J'
import himalaya from 'himalaya';
import * as stringify from 'html-parse-stringify';
import { parse } from 'node-html-parser';
import { parser as posthtml } from 'posthtml-parser';

const html = '<ul><li>门板<li>侧板</ul><p>交货</p><table><tr><td>甲<td>乙<tr><td>丙</table><p>付款</p>';
const show = (nodes) => nodes.map((node) => {
  if (typeof node === 'string') return node;
  const name = node.tagName ?? node.tag ?? node.rawTagName ?? node.name;
  const children = node.childNodes ?? node.children ?? node.content;
  return name && children && !Array.isArray(name) ? `${name.toLowerCase()}(${show(Array.isArray(children) ? children : [children])})` : node.content ?? node.text ?? node.rawText;
}).join(' ');
console.log(`node-html-parser: ${show(parse(html).childNodes)}`);
console.log(`posthtml-parser: ${show(posthtml(html))}`);
console.log(`himalaya: ${show(himalaya.parse(html))}`);
console.log(`html-parse-stringify: ${show((stringify.default?.parse ?? stringify.parse)(html))}`);
J
node read.mjs | tee seen
diff seen - <<'T'
node-html-parser: ul(li(门板) li(侧板)) p(交货) table(tr(td(甲) td(乙)) tr(td(丙))) p(付款)
posthtml-parser: ul(li(门板) li(侧板)) p(交货) table(tr(td(甲) td(乙)) tr(td(丙))) p(付款)
himalaya: ul(li(门板) li(侧板) p(交货) table(tr(td(甲) td(乙)) tr(td(丙) p(付款))))
html-parse-stringify: ul(li(门板 li(侧板 p(交货) table(tr(td(甲 td(乙 tr(td(丙 p(付款))))))))))
T
