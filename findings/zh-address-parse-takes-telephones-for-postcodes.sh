#!/bin/sh
# An address as it is pasted into an order, with an office's number: 佛山市顺德区龙江镇仙塘工业区1号 王伟 0757-82881234.
# Guess: libraries that take such a line apart find the number, a mobile one or not, since shops and factories have such ones.
# Seen: address-parse 1.2.19 does. zh-address-parse 1.3.16 finds mobile numbers only, and makes a postcode of the last six digits, 881234; the rest, 0757-82, becomes
# the end of the street, and without the hyphen it is lost. A postcode before a mobile number is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact zh-address-parse@1.3.16 address-parse@1.2.19 >/dev/null 2>&1
cat > read.cjs <<'J'
const { default: AddressParse } = require('address-parse');
const zh = require('zh-address-parse');
const parse = zh.default ?? zh;
for (const number of ['13800138000', '528318 13800138000', '0757-82881234', '075782881234']) {
  const line = `佛山市顺德区龙江镇仙塘工业区1号 王伟 ${number}`;
  const { detail, phone, postalCode } = parse(line);
  console.log(`zh-address-parse: ${[detail, phone || 'no number', postalCode || 'no postcode'].join(', ')}`);
  const [found] = AddressParse.parse(line);
  console.log(`address-parse: ${[found.details, found.mobile || found.phone || 'no number', found.zip_code || 'no postcode'].join(', ')}`);
}
J
node read.cjs > seen
cat seen
cat > expected <<'T'
zh-address-parse: 龙江镇仙塘工业区1号, 13800138000, no postcode
address-parse: 龙江镇仙塘工业区1号, 13800138000, no postcode
zh-address-parse: 龙江镇仙塘工业区1号, 13800138000, 528318
address-parse: 龙江镇仙塘工业区1号, 13800138000, 528318
zh-address-parse: 龙江镇仙塘工业区1号0757-82, no number, 881234
address-parse: 龙江镇仙塘工业区1号, 0757-82881234, no postcode
zh-address-parse: 龙江镇仙塘工业区1号, no number, 881234
address-parse: 龙江镇仙塘工业区1号, 075782881234, no postcode
T
cmp seen expected
