#!/bin/sh
# Rows before and after a price in a list in XML (the axes preceding and following) asked of xpath of npm and of fontoxpath, and of xmllint (libxml2 2.9.14).
# Guess: the same rows, for the axes are plain XPath 1.0.
# Seen (xpath 0.0.34 with @xmldom/xmldom 0.9.12): nothing follows a row, and the list that holds a price stands before it, while siblings are right. fontoxpath 3.34.0 does as xmllint.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact xpath@0.0.34 @xmldom/xmldom@0.9.12 fontoxpath@3.34.0
cat > list.xml <<'X'
<list><board>柜门</board><board>侧板</board><price>89.50</price><price>45.00</price></list>
X
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { DOMParser } = require('@xmldom/xmldom');
const { evaluateXPathToNodes } = require('fontoxpath');
const { select } = require('xpath');

const list = new DOMParser().parseFromString(readFileSync('list.xml', 'utf8'), 'text/xml');
const names = (nodes) => nodes.map((node) => node.nodeName).join(' ') || 'none';
for (const path of [
  '//board[1]/following::*',
  '//board[2]/following::*',
  '//price[1]/following::*',
  '//price[1]/preceding::*',
  '//price[2]/preceding::*',
  '//board[1]/following-sibling::*',
  '//price[2]/preceding-sibling::*',
]) {
  const told = execFileSync('xmllint', ['--xpath', `count(${path})`, 'list.xml'], { encoding: 'utf8' }).trim();
  console.log(`${path}: xmllint ${told}; xpath ${names(select(path, list))}; fontoxpath ${names(evaluateXPathToNodes(path, list))}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
//board[1]/following::*: xmllint 3; xpath none; fontoxpath board price price
//board[2]/following::*: xmllint 2; xpath none; fontoxpath price price
//price[1]/following::*: xmllint 1; xpath none; fontoxpath price
//price[1]/preceding::*: xmllint 2; xpath list board board; fontoxpath board board
//price[2]/preceding::*: xmllint 3; xpath list board board price; fontoxpath board board price
//board[1]/following-sibling::*: xmllint 3; xpath board price price; fontoxpath board price price
//price[2]/preceding-sibling::*: xmllint 3; xpath board board price; fontoxpath board board price
T
