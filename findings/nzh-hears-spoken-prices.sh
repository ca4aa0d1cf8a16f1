#!/bin/sh
# Prices as people say and type them, 两千六 (2600) and 一万二 (12000), with 二〇二六 (2026), read back into numbers by what reads Chinese numerals in npm.
# Guess: nzh, which reads small numerals by decodeS, and @lazy-cjk/zh2num read 两千六 and 一万二 as everybody means them, or as no number.
# Seen: zh2num 1.0.2 reads them, but 两百五 as 205 and 一百一 as 101, beside 三千八 as 3800. nzh 1.0.14 has no 两 and drops what stands before an unknown character: 两千六 is 6
# and 两万 0, without an error; 一万二 is 10002, and of 二〇二六 the 〇 is dropped, 226.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact nzh@1.0.14 @lazy-cjk/zh2num@1.0.2 >/dev/null 2>&1
cat > read.mjs <<'J'
import { zh2num } from '@lazy-cjk/zh2num';
import Nzh from 'nzh';

const readers = { nzh: (text) => Nzh.cn.decodeS(text), zh2num };
for (const [name, read] of Object.entries(readers))
  console.log(`${name}: ${['一千零五', '一万二', '三千八', '两千六', '两百五', '一百一', '两万', '二〇二六'].map((text) => `${text} ${read(text)}`).join(', ')}`);
J
node read.mjs > seen
cat seen
cat > expected <<'T'
nzh: 一千零五 1005, 一万二 10002, 三千八 3008, 两千六 6, 两百五 5, 一百一 101, 两万 0, 二〇二六 226
zh2num: 一千零五 1005, 一万二 12000, 三千八 3800, 两千六 2600, 两百五 205, 一百一 101, 两万 20000, 二〇二六 2026
T
cmp seen expected
