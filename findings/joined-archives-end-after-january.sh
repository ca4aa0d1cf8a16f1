#!/bin/sh
# Lists of two months, packed one by one and joined (cat a.gz b.gz), which gzip, bzip2, lz4, zstd and xz unpack as one file, as pbzip2 and rotated logs have it, unpacked by libraries of npm, each in the way that its manual begins with.
# Guess: both months.
# Seen: pako 3.0.3, browserify-zlib 0.2.0, zlibjs 0.3.1, unbzip2-stream 1.4.3, xz-decompress 0.2.3 and fzstd 0.1.1 give both. fflate 0.8.3 (gunzipSync; its stream gives both), seek-bzip 2.0.0, compressjs 1.0.3 and lz4js 0.2.0 give January and no error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact browserify-zlib@0.2.0 pako@3.0.3 fflate@0.8.3 zlibjs@0.3.1 seek-bzip@2.0.0 compressjs@1.0.3 unbzip2-stream@1.4.3 xz-decompress@0.2.3 fzstd@0.1.1 lz4js@0.2.0
for tool in gzip bzip2 xz zstd lz4; do
  command -v "$tool" >/dev/null || { apt-get update && apt-get install -y --no-install-recommends "$tool"; } >/dev/null
  { printf '一月\n' | "$tool" -c; printf '二月\n' | "$tool" -c; } > joined."$tool"
  echo "$tool: $("$tool" -dc < joined."$tool" | tr '\n' ' ')"
done > seen
cat > run.cjs <<'J'
const { readFileSync } = require('node:fs');
const { Gunzip, gunzipSync } = require('fflate');

const read = (tool) => readFileSync(`joined.${tool}`);
const readers = {
  'browserify-zlib': () => require('browserify-zlib').gunzipSync(read('gzip')),
  pako: () => require('pako').ungzip(read('gzip')),
  zlibjs: () => new (require('zlibjs/bin/gunzip.min.js').Zlib.Gunzip)(new Uint8Array(read('gzip'))).decompress(),
  'fflate gunzipSync': () => gunzipSync(read('gzip')),
  'fflate Gunzip': () => {
    const bytes = [];
    new Gunzip((part) => bytes.push(...part)).push(new Uint8Array(read('gzip')), true);
    return bytes;
  },
  'seek-bzip': () => require('seek-bzip').decode(read('bzip2')),
  compressjs: () => require('compressjs').Bzip2.decompressFile(read('bzip2')),
  'unbzip2-stream': async () => {
    const stream = require('unbzip2-stream')();
    const parts = [];
    const ended = new Promise((done) => stream.on('data', (part) => parts.push(part)).on('end', done));
    stream.end(read('bzip2'));
    await ended;
    return Buffer.concat(parts);
  },
  'xz-decompress': () => new Response(new (require('xz-decompress').XzReadableStream)(new Blob([read('xz')]).stream())).arrayBuffer(),
  fzstd: () => require('fzstd').decompress(read('zstd')),
  lz4js: () => require('lz4js').decompress(read('lz4')),
};
(async () => {
  for (const [name, unpack] of Object.entries(readers)) console.log(`${name}: ${Buffer.from(await unpack()).toString().replaceAll('\n', ' ')}`);
})();
J
node run.cjs >> seen
cat seen
diff seen - <<'T'
gzip: 一月 二月 
bzip2: 一月 二月 
xz: 一月 二月 
zstd: 一月 二月 
lz4: 一月 二月 
browserify-zlib: 一月 二月 
pako: 一月 二月 
zlibjs: 一月 二月 
fflate gunzipSync: 一月 
fflate Gunzip: 一月 二月 
seek-bzip: 一月 
compressjs: 一月 
unbzip2-stream: 一月 二月 
xz-decompress: 一月 二月 
fzstd: 一月 二月 
lz4js: 一月 
T
