#!/bin/sh
# Data of a chip card or label in TLV, with the length 3 in the long form (81 03) and fields behind it, read by node-tlv and ber-tlv.
# Guess: the field 50 with 4B4631 and then the field 5F24 (X.690, 8.1.3.5: BER leaves the long form to the sender).
# Seen: node-tlv 1.5.14 counts the length as one byte and reads the last byte of the field again as a tag (31), and everything behind it is lost or wrong. Of one field alone the value is right. ber-tlv 0.9.2 reads all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo "{}" > package.json
npm i --no-audit --no-fund --ignore-scripts node-tlv@1.5.14 ber-tlv@0.9.2 >/dev/null 2>&1
cat > read.cjs <<'J'
const TLV = require('node-tlv');
const { TlvFactory } = require('ber-tlv');
for (const data of ['50034B46315F2403260105', '5081034B4631', '5081034B46315F2403260105']) {
  const other = TlvFactory.parse(Buffer.from(data, 'hex'));
  console.log(data);
  console.log('  node-tlv', ...TLV.parseList(data).map((field) => field.getTag() + '=' + field.getValue()));
  console.log('  ber-tlv', ...other.map((field) => field.tag + '=' + field.value.toString('hex').toUpperCase()));
}
J
node read.cjs | tee seen
diff seen - <<'T'
50034B46315F2403260105
  node-tlv 50=4B4631 5F24=260105
  ber-tlv 50=4B4631 5F24=260105
5081034B4631
  node-tlv 50=4B4631 31=
  ber-tlv 50=4B4631
5081034B46315F2403260105
  node-tlv 50=4B4631 31=2403260105
  ber-tlv 50=4B4631 5F24=260105
T
