#!/bin/sh
# A ZIP file as packers for Windows in China write it: the name 侧板.dxf in GBK, and beside it, in the field 0x7075 of the format's own description (Info-ZIP Unicode Path), once more in UTF-8; listed by readers of npm.
# Guess: 侧板.dxf by all of them, as by unzip and 7-Zip of Debian: the field is there for this.
# Seen: jszip, pizzip, yauzl, zip.js and decompress-unzip read the field. adm-zip, node-stream-zip, unzipper, unzipit, but-unzip and compressing show signs that are none, fflate those of Latin-1.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @zip.js/zip.js@2.24.0 adm-zip@0.6.1 but-unzip@0.1.10 compressing@2.1.3 decompress-unzip@4.0.1 fflate@0.8.3 jszip@3.10.2 node-stream-zip@1.16.0 pizzip@3.3.0 unzipit@2.1.1 unzipper@0.12.5 yauzl@3.4.0
command -v unzip >/dev/null || { apt-get update && apt-get install -y --no-install-recommends unzip; } >/dev/null
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');
const { writeFileSync } = require('node:fs');
const crc = require('node:zlib').crc32 ?? ((bytes) => bytes.reduce((sum, byte) => { let c = (sum ^ byte) & 255; for (let k = 0; k < 8; k += 1) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1; return (sum >>> 8) ^ c; }, -1) ^ -1);

const le = (size, ...values) => Buffer.concat(values.map((value) => { const b = Buffer.alloc(size); b.writeUIntLE(value >>> 0, 0, size); return b; }));
const data = Buffer.from('0');
const name = Buffer.from('b2e0b0e52e647866', 'hex');
const path = Buffer.from('侧板.dxf');
const extra = Buffer.concat([le(2, 0x7075, path.length + 5), le(1, 1), le(4, crc(name)), path]);
const middle = Buffer.concat([le(2, 20, 0, 0, 0x6000, 0x5c25), le(4, crc(data), data.length, data.length), le(2, name.length, extra.length)]);
const local = Buffer.concat([le(4, 0x04034b50), middle, name, extra, data]);
const central = Buffer.concat([le(4, 0x02014b50), le(2, 20), middle, le(2, 0, 0, 0), le(4, 0, 0), name, extra]);
const zip = Buffer.concat([local, central, le(4, 0x06054b50), le(2, 0, 0, 1, 1), le(4, central.length, local.length), le(2, 0)]);
writeFileSync('parts.zip', zip);

(async () => {
  const { ZipReader, Uint8ArrayReader } = require('@zip.js/zip.js');
  const readers = {
    unzip: () => execFileSync('unzip', ['-Z1', 'parts.zip'], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } }).trim(),
    jszip: async () => Object.keys((await require('jszip').loadAsync(zip)).files)[0],
    pizzip: () => Object.keys(new (require('pizzip'))(zip).files)[0],
    yauzl: () => new Promise((resolve, reject) => { require('yauzl').fromBuffer(zip, (error, file) => (error ? reject(error) : file.on('entry', ({ fileName }) => resolve(fileName)))); }),
    'zip.js': async () => (await new ZipReader(new Uint8ArrayReader(new Uint8Array(zip))).getEntries())[0].filename,
    'decompress-unzip': async () => (await require('decompress-unzip')()(zip))[0].path,
    'adm-zip': () => new (require('adm-zip'))(zip).getEntries()[0].entryName,
    'node-stream-zip': async () => Object.keys(await new (require('node-stream-zip').async)({ file: 'parts.zip' }).entries())[0],
    unzipper: async () => (await require('unzipper').Open.buffer(zip)).files[0].path,
    unzipit: async () => Object.keys((await (await import('unzipit')).unzip(new Uint8Array(zip))).entries)[0],
    'but-unzip': async () => [...(await import('but-unzip')).iter(new Uint8Array(zip))][0].filename,
    compressing: () => new Promise((resolve, reject) => { new (require('compressing').zip.UncompressStream)({ source: zip }).on('error', reject).on('entry', (header) => resolve(header.name)); }),
    fflate: () => Object.keys(require('fflate').unzipSync(zip))[0],
  };
  for (const [reader, read] of Object.entries(readers)) console.log(`${reader}: ${await read()}`);
  process.exit();
})();
J
node run.cjs | tee seen
diff seen - <<'T'
unzip: 侧板.dxf
jszip: 侧板.dxf
pizzip: 侧板.dxf
yauzl: 侧板.dxf
zip.js: 侧板.dxf
decompress-unzip: 侧板.dxf
adm-zip: ���.dxf
node-stream-zip: ���.dxf
unzipper: ���.dxf
unzipit: ���.dxf
but-unzip: ���.dxf
compressing: ���.dxf
fflate: ²à°å.dxf
T
