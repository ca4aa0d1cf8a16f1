#!/bin/sh
# Parts of a draft asked for by JSON Pointer (RFC 6901) in libraries of npm: the second board, and places that a list has not by the RFC: /boards/length, /boards/01, /boards/1e0, /boards/-.
# Guess: an error or undefined for all but the first, as the RFC lets a list have digits without a nought in front only, and - for the place behind the last.
# Seen: json-pointer 0.6.2, jsonpointer 5.0.1 and fast-json-patch 3.1.1 find the length as if it were a part, and fast-json-patch the second board at 01, too; rfc6902 5.4.0 finds the length, as well. Other places are none for all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact json-pointer@0.6.2 jsonpointer@5.0.1 fast-json-patch@3.1.1 rfc6902@5.4.0
cat > run.cjs <<'J'
const { getValueByPointer } = require('fast-json-patch');
const pointer = require('json-pointer');
const jsonpointer = require('jsonpointer');
const { Pointer } = require('rfc6902');

const draft = { boards: ['side', 'back'] };
const libraries = { 'json-pointer': pointer.get, jsonpointer: jsonpointer.get, 'fast-json-patch': getValueByPointer, rfc6902: (document, path) => Pointer.fromJSON(path).get(document) };
for (const path of ['/boards/1', '/boards/length', '/boards/01', '/boards/1e0', '/boards/-', '/boards/2'])
  console.log(`${path}: ${Object.entries(libraries).map(([name, get]) => {
    try {
      return `${name} ${get(draft, path)}`;
    } catch {
      return `${name} error`;
    }
  }).join('; ')}`);
J
node run.cjs | tee seen
diff seen - <<'T'
/boards/1: json-pointer back; jsonpointer back; fast-json-patch back; rfc6902 back
/boards/length: json-pointer 2; jsonpointer 2; fast-json-patch 2; rfc6902 2
/boards/01: json-pointer error; jsonpointer undefined; fast-json-patch back; rfc6902 undefined
/boards/1e0: json-pointer error; jsonpointer undefined; fast-json-patch undefined; rfc6902 undefined
/boards/-: json-pointer error; jsonpointer undefined; fast-json-patch undefined; rfc6902 undefined
/boards/2: json-pointer error; jsonpointer undefined; fast-json-patch undefined; rfc6902 undefined
T
