#!/bin/sh
# Numbers of identity of people who live in China: a citizen, residents from Hong Kong, Macau and Taiwan (81, 82 and 83 since 2018), and a foreigner with permanent residence (a number of the same
# form that begins with 9, since 2023).
# Guess: what checks such numbers for forms in China takes all five, or none but the citizen.
# Seen: id-validator 1.3.0 takes all. validator 13.15.35 takes those of Hong Kong and Macau, but not of Taiwan (it has the old 71), nor the foreigner; idcard 4.2.0 takes that of Taiwan, but not the foreigner.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact validator@13.15.35 id-validator@1.3.0 idcard@4.2.0
cat > check.mjs <<'J'
import IdValidator from 'id-validator';
import idcard from 'idcard';
import validator from 'validator';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const withCheck = (digits) => digits + '10X98765432'[weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11];
const people = { citizen: '440606', 'Hong Kong': '810000', Macau: '820000', Taiwan: '830000', foreigner: '944840' };
for (const [who, place] of Object.entries(people)) {
  const number = withCheck(`${place}19900101123`);
  console.log(who, 'validator', validator.isIdentityCard(number, 'zh-CN'), 'id-validator', new IdValidator().isValid(number), 'idcard', Boolean(idcard.verify(number)));
}
J
node check.mjs | tee seen
diff seen - <<'T'
citizen validator true id-validator true idcard true
Hong Kong validator true id-validator true idcard true
Macau validator true id-validator true idcard true
Taiwan validator false id-validator true idcard true
foreigner validator false id-validator true idcard false
T
