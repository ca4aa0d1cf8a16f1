#!/bin/sh
# The drawing 侧板.dxf, packed by GNU tar in UTF-8, read by untar.js of npm and by tar-stream.
# Guess: the name as it is: GNU tar writes the bytes of UTF-8, and untar.js's manual says that it gives the names of the files.
# Seen: untar.js 0.3.0 makes a character of each byte, ä¾§æ..., Latin for a page to show. tar-stream has 侧板.dxf.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts tar-stream@3.1.7 untar.js@0.3.0 >/dev/null 2>&1
echo 18 > 侧板.dxf
tar -cf parts.tar 侧板.dxf
cat > run.js <<'J'
const fs = require('fs');
const bytes = fs.readFileSync('parts.tar');
console.log('untar.js:', require('untar.js').untar(new Uint8Array(bytes)).map((file) => `${file.filename.length} characters, ${file.filename === '侧板.dxf'}`).join());
const reader = require('tar-stream').extract();
reader.on('entry', ({ name }, stream, next) => {
  console.log(`tar-stream: ${name.length} characters, ${name === '侧板.dxf'}`);
  stream.on('end', next).resume();
});
reader.end(bytes);
J
echo --
node run.js | tee seen
diff seen - <<'T'
untar.js: 10 characters, false
tar-stream: 6 characters, true
T
