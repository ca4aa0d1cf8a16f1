#!/bin/sh
# Boards in an index of FlexSearch as it is without settings, looked up by their measures.
# Guess: 1220 finds the board of 1220, not that of 1120, and 2000 not that of 2200: a number is a word.
# Seen (flexsearch 0.8.212): a number is cut after every third digit, and then digits that repeat are taken out, as of letters that are heard once: 1120 and 1220 are both "12" and "0",
# 2000 and 2200 both "20" and "0", E11 is E1, 18mm is 18m. Each finds the other, the first added first. With { encode: text => text.split(/\s+/) } they are apart.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact flexsearch@0.8.212 >/dev/null 2>&1
cat > find.mjs <<'J'
import { Index } from 'flexsearch';

const boards = ['1120', '1220', '2000', '2200', 'E1', 'E11', '18m', '18mm'];
const indexes = { 'without settings': new Index(), 'split at blanks': new Index({ encode: (text) => text.split(/\s+/) }) };
for (const [name, index] of Object.entries(indexes)) {
  boards.forEach((board, at) => index.add(at, `侧板 ${board}`));
  const found = boards.map((board) => `${board}: ${index.search(board).map((at) => boards[at]).join('+')}`);
  console.log(`${name}: ${found.join(', ')}`);
}
J
node find.mjs > seen
cat seen
cat > expected <<'T'
without settings: 1120: 1120+1220, 1220: 1120+1220, 2000: 2000+2200, 2200: 2000+2200, E1: E1+E11, E11: E1+E11, 18m: 18m+18mm, 18mm: 18m+18mm
split at blanks: 1120: 1120, 1220: 1220, 2000: 2000, 2200: 2200, E1: E1, E11: E11, 18m: 18m, 18mm: 18mm
T
cmp seen expected
