#!/bin/sh
# A backend's JSON with 19-digit ids, read by lossless-json 4.3.0 and json-bigint 1.0.0 in place of JSON.parse. Some Java
# maps write a name twice (a field and a getter, or two merged maps), which JSON.parse reads: the last value wins.
#
# Guess: both keep the digits, and otherwise read whatever JSON.parse reads.
# Found: both keep the digits. lossless-json refuses a text that has a name twice with different values, and takes it with
# equal ones:
#   JSON.parse: 2
#   lossless-json: Duplicate key 'a' encountered at position 8
#   lossless-json, equal values: 1
#   json-bigint: 2
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund lossless-json@4.3.0 json-bigint@1.0.0
cat > try.cjs <<'J'
const lossless = require('lossless-json');
const big = require('json-bigint')({ storeAsString: true });
const id = '{"id":1862345678901234567}';
const attempt = (read) => {
  try {
    return String(read());
  } catch (error) {
    return error.message;
  }
};
const twice = '{"a":1,"a":2}';
const found = [
  `digits: ${lossless.parse(id).id} ${big.parse(id).id}`,
  `JSON.parse: ${attempt(() => JSON.parse(twice).a)}`,
  `lossless-json: ${attempt(() => lossless.parse(twice).a)}`,
  `lossless-json, equal values: ${attempt(() => lossless.parse('{"a":1,"a":1}').a)}`,
  `json-bigint: ${attempt(() => big.parse(twice).a)}`,
];
console.log(found.join('\n'));
process.exit(/digits: 1862345678901234567 1862345678901234567/.test(found[0]) && /Duplicate key/.test(found[2]) ? 0 : 1);
J
node try.cjs
