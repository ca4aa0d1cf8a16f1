#!/bin/sh
# Guess: a library that is given the last part of a split ZIP says that parts are missing.
# Versions: zip 3.0, yauzl 3.4.0, @zip.js/zip.js 2.24.0, node-stream-zip 1.16.0, unzipper 0.12.5, adm-zip 0.6.1.
# Behaviour: the last part alone holds the directory of all. node-stream-zip, unzipper and adm-zip list it as if the
# archive were whole, the file that lies in a missing part too; yauzl and zip.js refuse it.
# Output: see the end of this script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in zip; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' zip
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact yauzl@3.4.0 @zip.js/zip.js@2.24.0 node-stream-zip@1.16.0 unzipper@0.12.5 adm-zip@0.6.1
head -c 65000 /dev/urandom > a.bin
head -c 5000 /dev/urandom > b.bin
zip -q -0 -s 64k part.zip a.bin b.bin
rm part.z01
cat > read.mjs <<'J'
import fs from 'node:fs';
import * as zipjs from '@zip.js/zip.js';
import AdmZip from 'adm-zip';
import StreamZip from 'node-stream-zip';
import unzipper from 'unzipper';
import yauzl from 'yauzl';

const file = fs.readFileSync('part.zip');
const readers = {
  yauzl: async () => (await yauzl.fromBufferPromise(file)).entryCount,
  'zip.js': async () => (await new zipjs.ZipReader(new zipjs.Uint8ArrayReader(file)).getEntries()).length,
  'node-stream-zip': () => new StreamZip.async({ file: 'part.zip' }).entriesCount,
  unzipper: async () => (await unzipper.Open.buffer(file)).files.length,
  'adm-zip': async () => new AdmZip(file).getEntryCount(),
};
for (const [reader, count] of Object.entries(readers)) {
  console.log(`${reader}: ${await count().catch((error) => error.message.slice(0, 14))}`);
}
J
node read.mjs > seen
cat seen
cat > expected <<'T'
yauzl: multi-disk zip
zip.js: Split zip file
node-stream-zip: 2
unzipper: 2
adm-zip: 2
T
cmp seen expected
