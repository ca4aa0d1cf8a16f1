#!/bin/sh
# Pinyin with figures of tones, as address books and name lists hold it: Ou1 zhou1, An1 hui1, lv4 and nv3, turned into marks by pinyin-tone, prettify-pinyin and pinyin-utils.
# Guess: Ōu zhōu, Ān huī, lǜ and nǚ: names begin with capitals, and v for ü is how it is typed.
# Seen: pinyin-tone 2.4.0 leaves Ou1 and An1; prettify-pinyin 0.1.5 writes Oū and leaves An1; pinyin-utils 2.32.0 writes Oū, and drops the tone of lv4 and nv3 without the dots (lv, nv). Small letters are right everywhere.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo "{}" > package.json
npm i --no-audit --no-fund --ignore-scripts pinyin-tone@2.4.0 prettify-pinyin@0.1.5 pinyin-utils@2.32.0 >/dev/null 2>&1
cat > tones.mjs <<'J'
import tone from 'pinyin-tone';
import pretty from 'prettify-pinyin';
import { numberToMark } from 'pinyin-utils';
const mark = tone.default ?? tone;
for (const word of ['ou1', 'Ou1', 'An1', 'lv4', 'nv3', 'gui4', 'men2'])
  console.log(word, mark(word), pretty.prettify(word), numberToMark(word));
J
node tones.mjs | tee seen
diff seen - <<'T'
ou1 ōu ōu ōu
Ou1 Ou1 Oū Oū
An1 An1 An1 Ān
lv4 lǜ lǜ lv
nv3 nǚ nǚ nv
gui4 guì guì guì
men2 mén mén mén
T
