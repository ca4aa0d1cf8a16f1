#!/bin/sh
# @mixmark-io/domino, asking for an element that is not there.
# Guess: `querySelector` answers null, as the DOM standard says and as `getElementById` and `closest` do.
# Seen (2.2.0): `querySelector` answers undefined, of documents and elements; `closest` answers null. A comparison with
# `!== null` that is right in every browser takes nothing for an element.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @mixmark-io/domino@2.2.0
cat > run.cjs <<'JS'
const { createDocument } = require('@mixmark-io/domino');
const document = createDocument('<p>text</p>');
const found = [document.querySelector('img'), document.body.querySelector('img'), document.body.closest('img'), document.getElementById('x')];
console.log(found);
process.exit(found[0] === undefined && found[1] === undefined && found[2] === null && found[3] === null ? 0 : 1);
JS
node run.cjs
