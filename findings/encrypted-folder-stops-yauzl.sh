#!/bin/sh
# A ZIP with a password (ZipCrypto) by zip.js 2.7.57: one file and one empty folder. zip.js marks the folder as encrypted,
# too, and writes nothing for it; later releases leave the mark out.
#
# Guess: every reader lists both entries, since a folder has no content that could be encrypted.
# Found: 7-Zip 26.02, Python 3.11, libarchive 3.6.2, node-stream-zip 1.16.0, unzipper 0.12.5 and adm-zip 0.6.1 do. yauzl
# 3.4.0 expects the 12 bytes of an encryption header and gives up the whole archive: "compressed/uncompressed size mismatch
# for stored file: 0 != 0".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in 7zip libarchive-tools python3; do
  dpkg -s "$package" > /dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } > /dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' 7zip libarchive-tools python3
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund --save-exact @zip.js/zip.js@2.7.57 yauzl@3.4.0 node-stream-zip@1.16.0 unzipper@0.12.5 adm-zip@0.6.1
cat > try.mjs <<'J'
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import AdmZip from 'adm-zip';
import StreamZip from 'node-stream-zip';
import unzipper from 'unzipper';
import yauzl from 'yauzl';

const writer = new ZipWriter(new Uint8ArrayWriter(), { password: 'p', zipCrypto: true });
await writer.add('a.txt', new TextReader('abc'));
await writer.add('b/', undefined, { directory: true });
fs.writeFileSync('x.zip', await writer.close());
const lines = (program, ...given) => execFileSync(program, given).toString().trim().split('\n');
const python = 'import zipfile; print("\\n".join(zipfile.ZipFile("x.zip").namelist()))';
const readers = {
  '7-Zip': () => lines('7zz', 'l', '-ba', 'x.zip').length,
  Python: () => lines('/usr/bin/python3', '-c', python).length,
  libarchive: () => lines('bsdtar', '-tf', 'x.zip').length,
  'node-stream-zip': async () => Object.keys(await new StreamZip.async({ file: 'x.zip' }).entries()).length,
  unzipper: async () => (await unzipper.Open.file('x.zip')).files.length,
  'adm-zip': () => new AdmZip('x.zip').getEntries().length,
  yauzl: async () => {
    let count = 0;
    for await (const entry of (await yauzl.openPromise('x.zip')).eachEntry()) count += entry ? 1 : 0;
    return count;
  },
};
for (const [name, read] of Object.entries(readers)) {
  console.log(`${name}: ${await (async () => read())().catch((error) => error.message)}`);
}
J
node try.mjs | tee seen
cat > expected <<'T'
7-Zip: 2
Python: 2
libarchive: 2
node-stream-zip: 2
unzipper: 2
adm-zip: 2
yauzl: compressed/uncompressed size mismatch for stored file: 0 != 0
T
cmp seen expected
