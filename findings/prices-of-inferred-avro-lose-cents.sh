#!/bin/sh
# Rows of a price list written as Avro with a type that the library infers from them (forValue), as its manual has it, and read again: prices with cents, large ones, and an order number above 2^31.
# Guess: the same numbers, for numbers of JavaScript are doubles, and Avro has a type for them.
# Seen (avsc 5.7.9): a price is a float of 32 bits as soon as it fits its range: 1299.99 is 1299.989990234375, 123456789.12 is 123456792, and of whole numbers above 2^31, too: the order 2026010512345 is 2026010574848. With double in the schema all are whole.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact avsc@5.7.9
cat > run.cjs <<'J'
const { Type } = require('avsc');

const exact = Type.forSchema({ type: 'record', name: 'Row', fields: [{ name: 'price', type: 'double' }, { name: 'order', type: 'double' }] });
for (const row of [{ price: 1299.99, order: 18 }, { price: 0.1, order: 2026010512345 }, { price: 123456789.12, order: 1 }]) {
  const inferred = Type.forValue(row);
  console.log(JSON.stringify(row), '| inferred', inferred.fields.map(({ type }) => type.typeName).join(' '), JSON.stringify(inferred.fromBuffer(inferred.toBuffer(row))), '| double', JSON.stringify(exact.fromBuffer(exact.toBuffer(row))));
}
J
node run.cjs | tee seen
diff seen - <<'T'
{"price":1299.99,"order":18} | inferred float int {"price":1299.989990234375,"order":18} | double {"price":1299.99,"order":18}
{"price":0.1,"order":2026010512345} | inferred float float {"price":0.10000000149011612,"order":2026010574848} | double {"price":0.1,"order":2026010512345}
{"price":123456789.12,"order":1} | inferred float int {"price":123456792,"order":1} | double {"price":123456789.12,"order":1}
T
