#!/bin/sh
# Towns of the furniture trade in pinyin, by which people look them up or sort them, with the three packages that npm has most of.
# Guess: they agree on well-known names, and pinyin-pro, which has a dictionary of words, is right with all.
# Seen (pinyin 4.0.0, pinyin-pro 3.29.4, tiny-pinyin 1.3.2): the first, without its segmentation, has 重庆 as zhong, 番禺 as fan and 厦门 as sha; the last has 乐从
# as lao. pinyin-pro has those right, but not 麻涌 (chong) and 涡阳 (guo), which all three miss.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact pinyin@4.0.0 pinyin-pro@3.29.4 tiny-pinyin@1.3.2
cat > read.cjs <<'J'
const { pinyin } = require('pinyin');
const pro = require('pinyin-pro');
const tiny = require('tiny-pinyin');
for (const town of ['重庆', '番禺', '厦门', '乐从', '麻涌', '涡阳']) {
  const first = pinyin(town, { style: 'normal' }).flat().join(' ');
  const second = pro.pinyin(town, { toneType: 'none' });
  console.log(town, '|', first, '|', second, '|', tiny.convertToPinyin(town, ' ', true));
}
J
node read.cjs | tee seen
diff seen - <<'T'
重庆 | zhong qing | chong qing | zhong qing
番禺 | fan yu | pan yu | fan yu
厦门 | sha men | xia men | sha men
乐从 | le cong | le cong | lao cong
麻涌 | ma yong | ma yong | ma yong
涡阳 | wo yang | wo yang | wo yang
T
