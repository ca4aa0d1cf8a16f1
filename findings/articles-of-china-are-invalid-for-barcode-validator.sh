#!/bin/sh
# Numbers of articles with their check digits: hinges and boards of Chinese makers (690, 692), a German and a Polish one (13 digits), cartons (14 digits), short ones (8), American ones (12) and a book, checked by @ericblade/barcode-validator and by gtin of npm, and one with a wrong digit.
# Guess: all but the last are valid: the check digit of GS1 is one rule for all lengths (General Specifications, 7.9), weights 3 and 1 from the right.
# Seen (@ericblade/barcode-validator 2.4.1): of 13 digits it refuses those of China and Germany, and takes the Polish one by chance; cartons, too, but for those that begin with noughts. Books of 13 digits are right, as it knows them apart. gtin 1.0.2 has all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @ericblade/barcode-validator@2.4.1 gtin@1.0.2
cat > run.mjs <<'J'
import validate from '@ericblade/barcode-validator';
import gtin from 'gtin';

for (const code of ['6901234567892', '6921168509256', '4006381333931', '5901234123457', '9787302423287', '16901234567899', '00012345678905', '96385074', '012345678905', '6901234567893']) {
  const { type, valid } = validate(code);
  console.log(`${code}: barcode-validator ${type} ${valid}, gtin ${gtin.isValid(code)}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
6901234567892: barcode-validator gtin false, gtin true
6921168509256: barcode-validator gtin false, gtin true
4006381333931: barcode-validator gtin false, gtin true
5901234123457: barcode-validator gtin true, gtin true
9787302423287: barcode-validator isbn13 true, gtin true
16901234567899: barcode-validator gtin false, gtin true
00012345678905: barcode-validator gtin true, gtin true
96385074: barcode-validator gtin true, gtin true
012345678905: barcode-validator upc true, gtin true
6901234567893: barcode-validator gtin false, gtin false
T
