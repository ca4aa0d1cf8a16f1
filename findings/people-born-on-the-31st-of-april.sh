#!/bin/sh
# Numbers of identity cards of Shunde, their last character reckoned rightly, with days of birth that there are and that there are not.
# Guess: those of the 29th of February 1999 and of the 31st of April are no numbers, nor those of the year 2099.
# Seen: idcard 4.2.0 says so. id-validator 1.3.0 takes all for right, and tells the 31st of April for the birthday.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact id-validator@1.3.0 idcard@4.2.0
cat > check.cjs <<'J'
const IdValidator = require('id-validator');
const idcard = require('idcard');

const validator = new IdValidator();
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
for (const day of ['19960715', '20000229', '19990229', '19960431', '20991231']) {
  const digits = `440606${day}000`;
  const number = digits + '10X98765432'[weights.reduce((sum, weight, index) => sum + weight * digits[index], 0) % 11];
  const information = validator.getInfo(number);
  console.log(`${day}: idcard ${idcard.verify(number)}, id-validator ${validator.isValid(number)}, born ${information ? information.birth : 'never'}`);
}
J
node check.cjs | tee seen
diff seen - <<'T'
19960715: idcard true, id-validator true, born 1996-07-15
20000229: idcard true, id-validator true, born 2000-02-29
19990229: idcard false, id-validator true, born 1999-02-29
19960431: idcard false, id-validator true, born 1996-04-31
20991231: idcard false, id-validator true, born 2099-12-31
T
