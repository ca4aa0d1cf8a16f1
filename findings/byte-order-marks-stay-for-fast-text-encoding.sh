#!/bin/sh
# A list as Excel saves it, with a byte order mark, and a text with half of a rare character, in an engine without TextDecoder and TextEncoder for which fast-text-encoding and text-encoding of npm stand in, and in Node.
# Guess: the mark is dropped (Encoding Standard, ignoreBOM is false), and the half becomes the three bytes of U+FFFD (USVString).
# Seen: fast-text-encoding 1.0.6 leaves the mark in, so that the first heading is another one, and drops the half. text-encoding 0.7.0 does as Node.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact fast-text-encoding@1.0.6 text-encoding@0.7.0
cat > list.cjs <<'J'
const { readFileSync } = require('node:fs');
const vm = require('node:vm');
const test = '[new TextDecoder().decode(new Uint8Array([0xef, 0xbb, 0xbf, 0xe9, 0x97, 0xa8])) === "门" ? "the mark is dropped" : "the mark stays", Array.from(new TextEncoder().encode("a\\ud842b")).join(" ")].join(", ")';
for (const file of ['fast-text-encoding/text.min.js', 'text-encoding/lib/encoding.js']) {
  const engine = vm.createContext({});
  vm.runInContext(readFileSync(`node_modules/${file}`, 'utf8'), engine);
  console.log(`${file.split('/')[0]}: ${vm.runInContext(test, engine)}`);
}
console.log(`Node: ${eval(test)}`);
J
node list.cjs | tee seen
diff seen - <<'T'
fast-text-encoding: the mark stays, 97 98
text-encoding: the mark is dropped, 97 239 191 189 98
Node: the mark is dropped, 97 239 191 189 98
T
