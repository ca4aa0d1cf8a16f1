#!/bin/sh
# Sums in Chinese words by number-to-chinese-words of npm: ten thousand behind an empty group, as in 十億零一萬, and a fraction below a millionth.
# Guess: every digit is told, with one 零 for a gap: 十億零一萬 for 1000010000, 一千億零一萬 for 100000010000, 二億零一萬零一 for 200010001, and 零點零零零零零零一 for 1e-7 (its README: groups of four digits, 億 for 10^8, and "二點九" for 2.9).
# Seen (number-to-chinese-words 1.0.20): a group that is 0001 is left out: 十億, 一千億, 二億零一, ten thousand yuan too few. 0010 and 0050 are told. Of 1e-7 the digits are gone: 零點.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact number-to-chinese-words@1.0.20
cat > words.cjs <<'J'
const { toWords } = require('number-to-chinese-words').default;
for (const number of [1000000000, 1000010000, 100000010000, 200010001, 1000500000, 100010000, 10010000, 0.05, 1e-7]) console.log(`${number}: ${toWords(number)}`);
J
node words.cjs | tee seen
diff seen - <<'T'
1000000000: 十億
1000010000: 十億
100000010000: 一千億
200010001: 二億零一
1000500000: 十億零五十萬
100010000: 一億
10010000: 一千零一萬
0.05: 零點零五
1e-7: 零點
T
