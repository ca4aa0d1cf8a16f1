#!/bin/sh
# Guess: JSZip, which reads zip64, opens what Info-ZIP writes of its standard input.
# Versions: zip 3.0, jszip 3.10.2, yauzl 3.4.0.
# Behaviour: from standard input, whose length zip cannot know, even a text of some bytes gets an end record of zip64 beside
# a plain one that is complete. JSZip reads the zip64 record only if the plain one overflows, misses the directory by
# its length, and calls the archive corrupted. yauzl and Info-ZIP read it.
# Output: see the end of this script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in zip unzip; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' zip unzip
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact jszip@3.10.2 yauzl@3.4.0
echo text | zip -q a.zip -
cat > read.mjs <<'J'
import fs from 'node:fs';
import JSZip from 'jszip';
import yauzl from 'yauzl';

const file = fs.readFileSync('a.zip');
for await (const { fileName } of (await yauzl.fromBufferPromise(file)).eachEntry()) console.log(`yauzl: ${fileName}`);
const found = await JSZip.loadAsync(file).then(
  ({ files }) => Object.keys(files).join(' '),
  (error) => error.message.slice(0, 20),
);
console.log(`JSZip: ${found}`);
J
{ unzip -Z1 a.zip | sed 's/^/unzip: /'; node read.mjs; } > seen
cat seen
cat > expected <<'T'
unzip: -
yauzl: -
JSZip: Corrupted zip or bug
T
cmp seen expected
