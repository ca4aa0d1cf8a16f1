#!/bin/sh
# Addresses of pages made from Chinese titles by slug: 松木 (pine) and 板木 (board with solid wood), and the names of two dealers, 李记 and 杨记.
# Guess: Chinese becomes pinyin, or nothing, so that somebody notices; two titles that differ never share an address which is not empty.
# Seen (slug 12.0.1): a title with no other letters becomes the base64 of its UTF-8, in small letters and without + and /. Of the 3755 commonest characters 449 come out like
# an earlier one, 板 like 松, 李 like 杨, 标 like 校: both titles of a pair have the same address, and it cannot be turned back. With a measure behind it (松木 18mm)
# only the measure is left.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact slug@12.0.1 >/dev/null 2>&1
cat > write.mjs <<'J'
import slug from 'slug';

for (const title of ['松木家具', '板木家具', '李记', '杨记', '松木 18mm']) console.log(title, slug(title));
const common = new TextDecoder('gb18030');
const seen = new Set();
let characters = 0;
let again = 0;
for (let row = 0xb0; row <= 0xd7; row += 1) {
  for (let cell = 0xa1; cell <= 0xfe; cell += 1) {
    const character = common.decode(new Uint8Array([row, cell]));
    if (!/\p{Script=Han}/u.test(character)) continue;
    characters += 1;
    const address = slug(character);
    if (seen.has(address)) again += 1;
    seen.add(address);
  }
}
console.log(`${again} of ${characters}`);
J
node write.mjs > seen
cat seen
cat > expected <<'T'
松木家具 5p25pyo5a625yw3
板木家具 5p25pyo5a625yw3
李记 5p2o6k6w
杨记 5p2o6k6w
松木 18mm 18mm
449 of 3755
T
cmp seen expected
