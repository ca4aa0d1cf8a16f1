#!/bin/sh
# Guess: bsdtar writes the same bytes of a ZIP to a pipe as to a file, and a ZIP library reads both.
# Versions: libarchive-tools 3.6.2, yauzl 3.4.0, unzipper 0.12.5, node-stream-zip 1.16.0.
# Behaviour: to a pipe the archive is filled up with zeros to a block of 10,240 bytes, as a tape would be. yauzl takes the
# zeros for a comment of a wrong length, unzipper reaches the end of the file; node-stream-zip and Info-ZIP read it.
# Output: see the end of this script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libarchive-tools unzip; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libarchive-tools unzip
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact yauzl@3.4.0 unzipper@0.12.5 node-stream-zip@1.16.0
echo text > a.txt
bsdtar --format=zip -cf - a.txt | cat > pipe.zip
bsdtar --format=zip -cf file.zip a.txt
cat > read.mjs <<'J'
import fs from 'node:fs';
import StreamZip from 'node-stream-zip';
import unzipper from 'unzipper';
import yauzl from 'yauzl';

const readers = {
  yauzl: async (name) => (await yauzl.fromBufferPromise(fs.readFileSync(name))).entryCount,
  unzipper: async (name) => (await unzipper.Open.buffer(fs.readFileSync(name))).files.length,
  'node-stream-zip': (file) => new StreamZip.async({ file }).entriesCount,
};
for (const name of ['file.zip', 'pipe.zip']) {
  for (const [reader, count] of Object.entries(readers)) {
    const found = await count(name).catch((error) => error.message.slice(0, 22));
    console.log(`${reader}, ${name}: ${found}`);
  }
}
J
{
  test "$(wc -c < file.zip)" -lt 1000 && echo 'file.zip: less than 1000 bytes'
  echo "pipe.zip: $(wc -c < pipe.zip) bytes"
  unzip -Z1 pipe.zip 2>/dev/null | sed 's/^/unzip, pipe.zip: /'
  node read.mjs
} > seen
cat seen
cat > expected <<'T'
file.zip: less than 1000 bytes
pipe.zip: 10240 bytes
unzip, pipe.zip: a.txt
yauzl, file.zip: 1
unzipper, file.zip: 1
node-stream-zip, file.zip: 1
yauzl, pipe.zip: Invalid comment length
unzipper, pipe.zip: FILE_ENDED
node-stream-zip, pipe.zip: 1
T
cmp seen expected
