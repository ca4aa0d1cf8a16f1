#!/bin/sh
# An order with its day of delivery, a Date, packed for sending by libraries of npm for MessagePack, CBOR and UBJSON, and unpacked.
# Guess: the same moment, or a text or number of it, or an error, as each format has a form for times or leaves it to its users.
# Seen: @msgpack/msgpack 3.1.3, msgpackr 2.1.4, notepack.io 3.0.1, cbor 10.0.12 and cbor-x 1.6.9 give the moment. cbor-js 0.1.0, what-the-pack 2.0.3 and @shelacek/ubjson 1.1.1 pack an empty object, without an error, and the day is gone; JSON would have kept its text.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @msgpack/msgpack@3.1.3 @shelacek/ubjson@1.1.1 cbor@10.0.12 cbor-js@0.1.0 cbor-x@1.6.9 msgpackr@2.1.4 notepack.io@3.0.1 what-the-pack@2.0.3
cat > pack.cjs <<'J'
const libraries = {
  '@msgpack/msgpack': require('@msgpack/msgpack'),
  msgpackr: { encode: require('msgpackr').pack, decode: require('msgpackr').unpack },
  'notepack.io': require('notepack.io'),
  cbor: require('cbor'),
  'cbor-x': require('cbor-x'),
  'cbor-js': require('cbor-js'),
  'what-the-pack': require('what-the-pack').initialize(1024),
  '@shelacek/ubjson': require('@shelacek/ubjson'),
};
for (const [name, { encode, decode }] of Object.entries(libraries)) console.log(`${name}: ${JSON.stringify(decode(encode({ day: new Date('2026-01-05T00:00:00Z') })))}`);
J
node pack.cjs | tee seen
diff seen - <<'T'
@msgpack/msgpack: {"day":"2026-01-05T00:00:00.000Z"}
msgpackr: {"day":"2026-01-05T00:00:00.000Z"}
notepack.io: {"day":"2026-01-05T00:00:00.000Z"}
cbor: {"day":"2026-01-05T00:00:00.000Z"}
cbor-x: {"day":"2026-01-05T00:00:00.000Z"}
cbor-js: {"day":{}}
what-the-pack: {"day":{}}
@shelacek/ubjson: {"day":{}}
T
