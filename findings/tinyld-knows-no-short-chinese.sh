#!/bin/sh
# Titles of the kind a portal has, told apart by language, so that a page or an index knows which it is: 衣柜, 政策解读, 补贴申报通知, and a long one.
# Guess: what has characters of Chinese alone and none of Japanese is Chinese, however short, as no other language of theirs is written so.
# Seen: franc 6.2.0 (told to take short texts) says cmn of all. tinyld 1.3.4 says nothing of most, an empty string; zh only of what has one of the words that it has learned.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact franc@6.2.0 tinyld@1.3.4
cat > detect.mjs <<'J'
import { franc } from 'franc';
import { detect } from 'tinyld';

for (const title of ['衣柜', '政策解读', '补贴申报通知', '家居定制', '招聘木工', '供应链', '关于申报二〇二六年度技术改造资金的通知']) {
  console.log(title, franc(title, { minLength: 1 }), detect(title) || 'nothing');
}
J
node detect.mjs | tee seen
diff seen - <<'T'
衣柜 cmn nothing
政策解读 cmn nothing
补贴申报通知 cmn nothing
家居定制 cmn nothing
招聘木工 cmn nothing
供应链 cmn zh
关于申报二〇二六年度技术改造资金的通知 cmn zh
T
