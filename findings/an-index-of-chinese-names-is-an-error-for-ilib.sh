#!/bin/sh
# An index of customers by initials with AlphabeticIndex of ilib of npm, for names in English, German, Korean and Chinese, each in its own locale.
# Guess: S for Smith, A for Ärger, ㄱ for 김, Z for 张三 and O for 欧阳 (by pinyin, as sorted in zh-Hans-CN; JSDoc: getBucket gives the label of the bucket that a string is in, by the rules of the locale).
# Seen (ilib 14.22.0): the first three as guessed; for the Chinese locale it throws a TypeError, even for an English name.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ilib@14.22.0
cat > index.cjs <<'J'
require('ilib');
const AlphabeticIndex = require('ilib/lib/AlphabeticIndex.js');
for (const [locale, name] of [['en-US', 'Smith'], ['de-DE', 'Ärger'], ['ko-KR', '김'], ['zh-Hans-CN', '张三'], ['zh-Hans-CN', '欧阳'], ['zh-Hans-CN', 'Smith']]) {
  let bucket;
  try {
    bucket = new AlphabeticIndex({ locale }).getBucket(name);
  } catch (error) {
    bucket = error.name;
  }
  console.log(`${locale} ${name}: ${bucket}`);
}
J
node index.cjs | tee seen
diff seen - <<'T'
en-US Smith: S
de-DE Ärger: A
ko-KR 김: ㄱ
zh-Hans-CN 张三: TypeError
zh-Hans-CN 欧阳: TypeError
zh-Hans-CN Smith: TypeError
T
