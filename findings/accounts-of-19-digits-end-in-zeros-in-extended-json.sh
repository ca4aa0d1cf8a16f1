#!/bin/sh
# The number of a bank account, 6228480573300021251, as a Long of BSON, written as Extended JSON by EJSON of bson, relaxed (which it writes by default) and canonical, and read back.
# Guess: all digits: relaxed form writes an Int64 as a JSON number (MongoDB Extended JSON v2), and BSON itself holds it exactly.
# Seen: bson 7.3.4 writes 6228480573300021000 in the relaxed form without a word, and reads the digits 6228480573300021251 as 6228480573300021000, or 6228480573300021248 where relaxed is off. Canonical form, bytes and Decimal128 hold it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo "{}" > package.json
npm i --no-audit --no-fund --ignore-scripts bson@7.3.4 >/dev/null 2>&1
cat > write.cjs <<'J'
const { EJSON, Long, Decimal128, serialize, deserialize } = require('bson');
const account = Long.fromString('6228480573300021251');
console.log(EJSON.stringify({ account }));
console.log(EJSON.stringify({ account }, { relaxed: false }));
console.log(EJSON.stringify({ account: Decimal128.fromString('6228480573300021251') }));
console.log(String(EJSON.parse('{"account":6228480573300021251}').account));
console.log(String(EJSON.parse('{"account":6228480573300021251}', { relaxed: false }).account));
console.log(String(deserialize(serialize({ account })).account));
J
node write.cjs | tee seen
diff seen - <<'T'
{"account":6228480573300021000}
{"account":{"$numberLong":"6228480573300021251"}}
{"account":{"$numberDecimal":"6228480573300021251"}}
6228480573300021000
6228480573300021248
6228480573300021251
T
