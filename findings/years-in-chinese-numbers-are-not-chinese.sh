#!/bin/sh
# A year as contracts write it, 二〇二六年, and a lone comma, by is-chinese of npm and by \p{Script=Han} of JavaScript.
# Guess: the year is Chinese and the comma is not: 〇 is a character of that script (Unicode, Scripts), and a comma is none.
# Seen: is-chinese 2.0.0 says no to the year, because of 〇, and yes to the comma alone. JavaScript answers as guessed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact is-chinese@2.0.0
cat > years.mjs <<'J'
import isChinese from 'is-chinese';
for (const text of ['二〇二六年', '二零二六年', '〇', '，', '𠮷']) console.log(text, 'is-chinese', isChinese(text), 'JavaScript', /^\p{Script=Han}+$/u.test(text));
J
node years.mjs | tee seen
diff seen - <<'T'
二〇二六年 is-chinese false JavaScript true
二零二六年 is-chinese true JavaScript true
〇 is-chinese false JavaScript true
， is-chinese true JavaScript false
𠮷 is-chinese true JavaScript true
T
