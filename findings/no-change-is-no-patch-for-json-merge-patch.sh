#!/bin/sh
# The change of a board as a patch of RFC 7396, made by npm's json-merge-patch (generate) for a request with PATCH, where nothing has changed, and where something has.
# Guess: {} where nothing has changed (RFC 7396, 1: a patch names only what changes; the manual says that generate gives an object).
# Seen (1.0.2): undefined, for which JSON.stringify gives no text, and apply, given it, makes the whole board undefined. Other patches are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm i --no-audit --no-fund --ignore-scripts json-merge-patch@1.0.2 >/dev/null 2>&1
cat > run.cjs <<'P'
const { apply, generate } = require('json-merge-patch');
const board = { name: 'door', edges: ['left'], price: 1280.5 };
for (const changed of [{ ...board, price: 1380.5 }, { name: 'door', edges: ['left'] }, { ...board }]) {
  const patch = generate(board, changed);
  console.log(`${JSON.stringify(changed)}: ${JSON.stringify(patch)}, applied ${JSON.stringify(apply({ ...board }, patch))}`);
}
P
node run.cjs | tee seen
diff seen - <<'T'
{"name":"door","edges":["left"],"price":1380.5}: {"price":1380.5}, applied {"name":"door","edges":["left"],"price":1380.5}
{"name":"door","edges":["left"]}: {"price":null}, applied {"name":"door","edges":["left"]}
{"name":"door","edges":["left"],"price":1280.5}: undefined, applied undefined
T
