#!/bin/sh
# Numbers of pieces and amounts in Chinese words by to-words in zh-CN and by n2words in zh-Hans-CN: 105, 1005, 10010, 100500, 1299, 200, and amounts in yuan.
# Guess: 一百零五, 一千零五, 一万零一十, 十万零五百, 一千二百九十九: a one before 百, 千 and 万, a 零 for noughts between, no blanks.
# Seen (n2words 4.0.0): right (一十五 and 一十万 written out), and amounts in the capitals of banks. to-words 5.7.0: 百 五, 千 五, 万 十, 十万 五 百, 千 二 百 九十 九, with blanks and without the one and 零: 百 五 is read as 150 (百五), 千 五 as 1500. An amount of 5 fen ends by 整 (零 元  五 分 整),.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact n2words@4.0.0 to-words@5.7.0
cat > run.mjs <<'J'
import { toCardinal, toCurrency } from 'n2words/zh-Hans-CN';
import { ToWords } from 'to-words';

const words = new ToWords({ localeCode: 'zh-CN' });
for (const number of [15, 105, 110, 200, 1005, 1299, 10010, 100500, 1000000]) console.log(`${number}: n2words ${toCardinal(number, { formal: false })}, to-words ${words.convert(number)}`);
for (const amount of [1299.5, 0.05, 100500.05]) console.log(`${amount} yuan: n2words ${toCurrency(amount)}, to-words ${words.convert(amount, { currency: true })}`);
J
node run.mjs | tee seen
diff seen - <<'T'
15: n2words 一十五, to-words 十 五
105: n2words 一百零五, to-words 百 五
110: n2words 一百一十, to-words 百 十
200: n2words 二百, to-words 二 百
1005: n2words 一千零五, to-words 千 五
1299: n2words 一千二百九十九, to-words 千 二 百 九十 九
10010: n2words 一万零一十, to-words 万 十
100500: n2words 一十万零五百, to-words 十万 五 百
1000000: n2words 一百万, to-words 百万
1299.5 yuan: n2words 壹仟贰佰玖拾玖圆伍角整, to-words 千 二 百 九十 九 元  五十 分 整
0.05 yuan: n2words 伍分, to-words 零 元  五 分 整
100500.05 yuan: n2words 壹拾万零伍佰圆零伍分, to-words 十万 五 百 元  五 分 整
T
