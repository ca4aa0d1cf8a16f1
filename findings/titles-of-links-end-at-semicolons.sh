#!/bin/sh
# The next page of a list, told in a Link header with a title in quotation marks that has a semicolon in it, and one in Chinese as RFC 8288 has it, title*=UTF-8''..., read by libraries of npm.
# Guess: the title whole, with its semicolon, and the Chinese one decoded, 衣柜, or left out.
# Seen: http-link-header 1.1.4 gives both so. parse-link-header 2.0.0 ends the title at the semicolon, wardrobe, 18mm, and gives the Chinese one as it was sent, with UTF-8'' before it. (li 1.3.0 gives addresses alone, as it says.)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact http-link-header@1.1.4 li@1.3.0 parse-link-header@2.0.0
cat > read.cjs <<'J'
const { parse } = require('http-link-header');
const li = require('li');
const parseLinkHeader = require('parse-link-header');

const header = `</list?page=2>; rel="next"; title="wardrobe, 18mm; E0"; title*=UTF-8''%E8%A1%A3%E6%9F%9C`;
const [link] = parse(header).refs;
console.log(`http-link-header: ${link.title}, ${link['title*'].value}`);
const { next } = parseLinkHeader(header);
console.log(`parse-link-header: ${next.title}, ${next['title*']}`);
console.log(`li: ${JSON.stringify(li.parse(header))}`);
J
node read.cjs | tee seen
diff seen - <<'T'
http-link-header: wardrobe, 18mm; E0, 衣柜
parse-link-header: wardrobe, 18mm, UTF-8''%E8%A1%A3%E6%9F%9C
li: {"next":"/list?page=2"}
T
