#!/bin/sh
# Sizes of a board in Protocol Buffers, a repeated double in a file of proto3, written by protoc, read by the packages protocol-buffers and pbjs of npm.
# Guess: the list as it was: in proto3 repeated numbers are packed by default, and readers take both forms (Encoding, packed repeated fields).
# Seen: pbjs 0.0.14 reads them. protocol-buffers 5.0.0 reads one tiny number of 18 and 0.1, takes what is left of the bytes for other fields, and stops at 600, 400 and 18. With [packed = true] in the schema it reads them; protoc reads what either writes.
set -eu
dpkg -s protobuf-compiler >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends protobuf-compiler; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' protobuf-compiler
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact pbjs@0.0.14 protocol-buffers@5.0.0
cat > meet.cjs <<'J'
const { execFileSync } = require('child_process');
const { writeFileSync } = require('fs');
const { parseSchema } = require('pbjs');
const protocolBuffers = require('protocol-buffers');

for (const option of ['', ' [packed = true]']) {
  const schema = `syntax = "proto3"; message Board { repeated double sizes = 1${option}; string name = 2; }`;
  writeFileSync('board.proto', schema);
  const protoc = (act, input) => execFileSync('protoc', [`--${act}=Board`, 'board.proto'], { input });
  const libraries = { 'protocol-buffers': protocolBuffers(schema).Board, pbjs: parseSchema(schema).compile() };
  const attempt = (read) => {
    try {
      return JSON.stringify(read());
    } catch {
      return 'nothing';
    }
  };
  for (const [name, { decode, decodeBoard = decode, encode, encodeBoard = encode }] of Object.entries(libraries)) {
    const written = protoc('decode', Buffer.from(encodeBoard({ sizes: [600, 400, 18] }))).toString().replace(/sizes: |\n/g, ' ').trim();
    const read = ['[18, 0.1]', '[600, 400, 18]'].map((sizes) => attempt(() => decodeBoard(protoc('encode', `sizes: ${sizes}`)).sizes));
    console.log(`sizes${option}: ${name} reads ${read.join(' and ')}, protoc reads ${written}`);
  }
}
J
node meet.cjs | tee seen
diff seen - <<'T'
sizes: protocol-buffers reads [7.418412301374869e-68] and nothing, protoc reads 600  400  18
sizes: pbjs reads [18,0.1] and [600,400,18], protoc reads 600  400  18
sizes [packed = true]: protocol-buffers reads [18,0.1] and [600,400,18], protoc reads 600  400  18
sizes [packed = true]: pbjs reads [18,0.1] and [600,400,18], protoc reads 600  400  18
T
