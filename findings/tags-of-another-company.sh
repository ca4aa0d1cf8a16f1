#!/bin/sh
# RFID tags for cartons (SGTIN-96), written from the number of an article and a serial number. Articles in China have 13 digits on their packing (EAN-13, 6901234567892, company 6901234), which is the same number as the 14 digits 06901234567892.
# Guess: a library that has a setter for the number, said to be for "EAN + Serial", takes 13 digits for that article or refuses them; and refuses a wrong check digit, and a serial with leading zeros, which such a tag cannot hold.
# Seen (epc-tds 1.4.1): the 13 digits give a tag, of company 9012345 and article 667892, each digit one place too far: the tag is another company's. A wrong check digit is replaced by the right one, and 007 becomes 7, both without a word.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact epc-tds@1.4.1
cat > write.cjs <<'J'
const { Sgtin96, valueOf } = require('epc-tds');

for (const [what, number, serial] of [['14 digits', '06901234567892', 1], ['13 digits', '6901234567892', 1], ['wrong check digit', '06901234567890', 1], ['serial 007', '06901234567892', '007']]) {
  try {
    const tag = new Sgtin96().setFilter(1).setPartition(5).setGtin(number).setSerial(serial).toHexString();
    console.log(`${what}: ${tag}, read again ${valueOf(tag).toIdURI()}, ${valueOf(tag).getGtin()}`);
  } catch (error) {
    console.log(`${what}: refused, ${error.message}`);
  }
}
J
node write.cjs | tee seen
diff seen - <<'T'
14 digits: 3035A537C837754000000001, read again urn:epc:id:sgtin:6901234.056789.1, 06901234567892
13 digits: 30362611E68C3D0000000001, read again urn:epc:id:sgtin:9012345.667892.1, 69012345678922
wrong check digit: 3035A537C837754000000001, read again urn:epc:id:sgtin:6901234.056789.1, 06901234567892
serial 007: 3035A537C837754000000007, read again urn:epc:id:sgtin:6901234.056789.7, 06901234567892
T
