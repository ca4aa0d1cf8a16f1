#!/bin/sh
# Guess: html-to-text, formatting a table (dataTable) for the text part of a mail, aligns columns with Chinese text, each of whose
# characters is two columns wide.
# Seen with html-to-text 10.0.1: it counts characters: after 橱柜 the next column starts two places further to the right than after
# "EUR pallet". `column -t` of util-linux counts the width.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact html-to-text@10.0.1
cat > write.mjs <<'J'
import { convert } from 'html-to-text';
const table = '<table><tr><td>EUR pallet</td><td>2</td></tr><tr><td>橱柜</td><td>3</td></tr></table>';
const lines = convert(table, { selectors: [{ selector: 'table', format: 'dataTable' }] }).split('\n');
const width = (text) => text.replace(/\p{Script=Han}/gu, '##').length;
console.log(lines.join('\n'));
console.log(lines.map((line) => width(line.slice(0, -1))).join(' '));
J
node write.mjs | tee seen
test "$(tail -n 1 seen)" = '13 15'
