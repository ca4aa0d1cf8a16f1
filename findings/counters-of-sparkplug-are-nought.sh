#!/bin/sh
# What a machine counts, in Sparkplug B's messages for MQTT: pieces as a 64 bit number (BigInt in JavaScript, as the type goes beyond its numbers), and a table of changes of stock (a DataSet of String and Int32).
# Guess: sparkplug-payload encodes and decodes them as they were, or refuses what it does not take.
# Seen (sparkplug-payload 1.0.3): a BigInt becomes 0 without a word. Below nought is right as a metric of its own; in a table (DataSet) the same library refuses the message that it has written.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact sparkplug-payload@1.0.3
cat > run.cjs <<'J'
const { encodePayload, decodePayload } = require('sparkplug-payload').get('spBv1.0');

const there = (type, value) => decodePayload(encodePayload({ timestamp: 1767542400000, seq: 0, metrics: [{ name: '件数', type, value }] })).metrics[0].value;
for (const [type, value] of [['UInt64', 12000], ['UInt64', 12000n], ['Int64', 9007199254740993n], ['Int64', -5], ['Int32', -5]]) {
  console.log(`${type} ${value}${typeof value === 'bigint' ? 'n' : ''}: ${there(type, value)}`);
}
for (const change of [['String', '五'], ['Boolean', true], ['Double', 5.5], ['Int32', 5], ['Int32', -5]]) {
  const [type, value] = change;
  try {
    console.log(`table of ${type}: ${there('DataSet', { numOfColumns: 2, types: ['String', type], columns: ['名', '变'], rows: [['侧板', value]] }).rows}`);
  } catch (error) {
    console.log(`table of ${type}: ${error.message}`);
  }
}
J
node run.cjs | tee seen
diff seen - <<'T'
UInt64 12000: 12000
UInt64 12000n: 0
Int64 9007199254740993n: 0
Int64 -5: -5
Int32 -5: -5
table of String: 侧板,五
table of Boolean: 侧板,true
table of Double: 侧板,5.5
table of Int32: Invalid DataSetValue: {"intValue":5}
table of Int32: Invalid DataSetValue: {"intValue":4294967291}
T
