#!/bin/sh
# An order described for Protocol Buffers, with an id of 64 bits, written as JSON by Python's protobuf, and checked by the JSON schema that protobuf-jsonschema makes of the description.
# Guess: it passes: the JSON of proto3 is fixed, and it writes int64 as a string, since JavaScript has no such numbers.
# Seen (protobuf-jsonschema 1.1.1, protobuf 3.21.12, ajv 8.20.0): the schema wants an integer for the id, and refuses what is sent; the field of 32 bits passes. An id as a number, which passes, is another order in JavaScript.
set -eu
packages='protobuf-compiler python3-protobuf'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ajv@8.20.0 protobuf-jsonschema@1.1.1 >/dev/null 2>&1
printf 'syntax = "proto3";\nmessage Order { string name = 1; int64 id = 2; int32 pieces = 3; double price = 4; }\n' > order.proto
protoc --python_out=. order.proto
cat > a.py <<'P'
import order_pb2
from google.protobuf.json_format import MessageToDict
import json
print(json.dumps(MessageToDict(order_pb2.Order(name='door', id=202611290000000123, pieces=4, price=19.99))))
P
/usr/bin/python3 a.py > order.json
cat > a.cjs <<'J'
const Ajv = require('ajv');
const text = require('node:fs').readFileSync('order.json', 'utf8');
const { definitions } = require('protobuf-jsonschema')('order.proto');
const check = new Ajv({ strict: false }).compile(definitions.Order);
console.log(text.trim());
console.log(check(JSON.parse(text)) ? 'passes' : check.errors.map(({ instancePath, message }) => `${instancePath} ${message}`).join());
console.log(String(JSON.parse(text.replace(/"(\d{18})"/, '$1')).id));
J
node a.cjs | tee seen
diff seen - <<'T'
{"name": "door", "id": "202611290000000123", "pieces": 4, "price": 19.99}
/id must be integer
202611290000000130
T
