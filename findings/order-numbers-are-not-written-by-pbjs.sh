#!/bin/sh
# An order in Protocol Buffers with its number as int64, its time in milliseconds, its pieces as int32, and its kind, an enum within the message; written by pbjs and protocol-buffers of npm, read by protoc.
# Guess: each field is written as given, in numbers that JavaScript has exactly; a kind by its name.
# Seen: protocol-buffers 5.0.0 writes each, the kind by its number. pbjs 0.0.14 writes nothing for an int64, without an error, unless it is given as a pair of halves, and stops at an enum within a message (of the same enum outside it takes the name).
set -eu
dpkg -s protobuf-compiler >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends protobuf-compiler; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' protobuf-compiler
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact pbjs@0.0.14 protocol-buffers@5.0.0
cat > order.proto <<'P'
syntax = "proto3";
enum Outer { A = 0; B = 1; }
message Order {
  enum Inner { NONE = 0; DOOR = 1; }
  int64 number = 1;
  int64 time = 2;
  int32 pieces = 3;
  Inner kind = 4;
  Outer grade = 5;
}
P
cat > write.cjs <<'J'
const { execFileSync } = require('child_process');
const { readFileSync } = require('fs');
const schema = readFileSync('order.proto', 'utf8');
const { encodeOrder } = require('pbjs').parseSchema(schema).compile();
const { Order } = require('protocol-buffers')(schema);

const show = (name, encode, order) => {
  try {
    const read = execFileSync('protoc', ['--decode=Order', 'order.proto'], { input: Buffer.from(encode(order)) }).toString();
    console.log(`${name} ${JSON.stringify(order)}: ${read.trim() || 'nothing'}`);
  } catch (error) {
    console.log(`${name} ${JSON.stringify(order)}: ${error.message}`);
  }
};
for (const order of [{ number: 20260105 }, { time: 1767578400000 }, { pieces: 18 }]) {
  show('protocol-buffers', Order.encode, order);
  show('pbjs', encodeOrder, order);
}
show('protocol-buffers', Order.encode, { kind: 1 });
show('pbjs', encodeOrder, { kind: 'DOOR' });
show('pbjs', encodeOrder, { grade: 'B' });
show('pbjs', encodeOrder, { number: { low: 20260105, high: 0, unsigned: false } });
J
node write.cjs | tee seen
diff seen - <<'T'
protocol-buffers {"number":20260105}: number: 20260105
pbjs {"number":20260105}: nothing
protocol-buffers {"time":1767578400000}: time: 1767578400000
pbjs {"time":1767578400000}: nothing
protocol-buffers {"pieces":18}: pieces: 18
pbjs {"pieces":18}: pieces: 18
protocol-buffers {"kind":1}: kind: DOOR
pbjs {"kind":"DOOR"}: _encodeInner is not defined
pbjs {"grade":"B"}: grade: B
pbjs {"number":{"low":20260105,"high":0,"unsigned":false}}: number: 20260105
T
