#!/bin/sh
# A label of NFC with a text of Chinese: in UTF-8, and in UTF-16 as the Text record's definition allows (bit 7 of the first byte set), the higher byte first, with and without the mark of the order.
# Guess: libraries that read Text records read both as 衣柜, or say that they do not know UTF-16.
# Seen (ndef 0.2.0, @taptrack/ndef 1.0.3): the language and the UTF-8 are right. Neither heeds the bit: UTF-16 is read as UTF-8: ndef gives signs that are none with letters between them, the other says URI malformed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @taptrack/ndef@1.0.3 ndef@0.2.0
cat > run.cjs <<'J'
const ndef = require('ndef');
const { Message, Utils } = require('@taptrack/ndef');

const big = Buffer.from('衣柜', 'utf16le').swap16();
const payloads = {
  'UTF-8': Buffer.concat([Buffer.from([7]), Buffer.from('zh-Hans衣柜')]),
  'UTF-16': Buffer.concat([Buffer.from([0x82]), Buffer.from('zh'), big]),
  'UTF-16 with its mark': Buffer.concat([Buffer.from([0x82]), Buffer.from('zh'), Buffer.from([0xfe, 0xff]), big]),
};
for (const [name, payload] of Object.entries(payloads)) {
  const bytes = Buffer.concat([Buffer.from([0xd1, 1, payload.length, 0x54]), payload]);
  const attempt = (read) => {
    try {
      return JSON.stringify(read());
    } catch (error) {
      return error.message;
    }
  };
  console.log(`${name}, ndef: ${attempt(() => ndef.decodeMessage([...bytes])[0].value)}`);
  console.log(`${name}, @taptrack/ndef: ${attempt(() => Utils.resolveTextRecord(Message.fromBytes(new Uint8Array(bytes)).getRecords()[0]).content)}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
UTF-8, ndef: "衣柜"
UTF-8, @taptrack/ndef: "衣柜"
UTF-16, ndef: "�cg�"
UTF-16, @taptrack/ndef: URI malformed
UTF-16 with its mark, ndef: "���cg�"
UTF-16 with its mark, @taptrack/ndef: URI malformed
T
