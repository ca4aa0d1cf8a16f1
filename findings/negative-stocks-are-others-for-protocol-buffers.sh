#!/bin/sh
# Stocks below nought in Protocol Buffers, as int32, int64 and sint64, written by the package protocol-buffers of npm and read by protoc, and the other way round.
# Guess: -5 and -3000000000 come as they are: a negative int32 or int64 is ten bytes of two's complement, and a reader of int32 takes the lower 32 bits (Encoding, signed integers).
# Seen: protocol-buffers 5.0.0 writes -5 as -123 and -3000000000 as -31359738368 in int64, and reads the same from what protoc wrote right. Of an int32 of -5 by protoc it reads 18446744069414584000. sint64 is right both ways.
set -eu
dpkg -s protobuf-compiler >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends protobuf-compiler; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' protobuf-compiler
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact protocol-buffers@5.0.0
cat > stock.proto <<'P'
syntax = "proto3";
message Stock {
  int32 pieces = 1;
  int64 cents = 2;
  sint64 change = 3;
}
P
cat > meet.cjs <<'J'
const { execFileSync } = require('child_process');
const { readFileSync } = require('fs');
const { Stock } = require('protocol-buffers')(readFileSync('stock.proto'));

const protoc = (act, input) => execFileSync('protoc', [`--${act}=Stock`, 'stock.proto'], { input });
for (const [field, value] of [['pieces', 5], ['pieces', -5], ['cents', 3000000000], ['cents', -5], ['cents', -3000000000], ['change', -3000000000]]) {
  const written = protoc('decode', Stock.encode({ [field]: value })).toString().trim();
  const read = Stock.decode(protoc('encode', `${field}: ${value}`))[field];
  console.log(`${field} ${value}: protoc reads ${written.replace(/.*: /, '')}, protocol-buffers reads ${read}`);
}
J
node meet.cjs | tee seen
diff seen - <<'T'
pieces 5: protoc reads 5, protocol-buffers reads 5
pieces -5: protoc reads -5, protocol-buffers reads 18446744069414584000
cents 3000000000: protoc reads 3000000000, protocol-buffers reads 3000000000
cents -5: protoc reads -123, protocol-buffers reads -123
cents -3000000000: protoc reads -31359738368, protocol-buffers reads -31359738368
change -3000000000: protoc reads -3000000000, protocol-buffers reads -3000000000
T
