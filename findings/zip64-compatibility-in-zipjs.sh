#!/bin/sh
# Guess: a reader that knows zip64 lists every archive of Apache Commons Compress, whichever Zip64Mode wrote it.
# Versions: libcommons-compress-java 1.22, @zip.js/zip.js 2.24.0, yauzl 3.4.0.
# Behaviour: Zip64Mode.AlwaysWithCompatibility writes the 76 bytes of zip64 end record and locator although the plain end
# record says everything. zip.js then ignores them, expects the directory 76 bytes later, and if the first entry there
# happens to be as long (a name of 10 bytes, as 说明.txt in UTF-8) it finds the second one, begins with it and misses the
# last. Names of other lengths are read; Info-ZIP and yauzl read both.
# Output: see the end of this script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='default-jdk-headless libcommons-compress-java unzip'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libcommons-compress-java unzip
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact @zip.js/zip.js@2.24.0 yauzl@3.4.0
cat > Write.java <<'J'
import java.io.File;
import org.apache.commons.compress.archivers.zip.*;

class Write {
  public static void main(String[] args) throws Exception {
    for (String first : new String[] {"ten-10.txt", "nine9.txt"})
      try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(new File(first + ".zip"))) {
        zip.setUseZip64(Zip64Mode.AlwaysWithCompatibility);
        for (String name : new String[] {first, "b.txt"}) {
          zip.putArchiveEntry(new ZipArchiveEntry(name));
          zip.write("text\n".getBytes("UTF-8"));
          zip.closeArchiveEntry();
        }
      }
  }
}
J
java -cp /usr/share/java/commons-compress.jar Write.java
cat > read.mjs <<'J'
import fs from 'node:fs';
import * as zipjs from '@zip.js/zip.js';
import yauzl from 'yauzl';

for (const name of ['ten-10.txt', 'nine9.txt']) {
  const file = fs.readFileSync(`${name}.zip`);
  const names = [];
  for await (const { fileName } of (await yauzl.fromBufferPromise(file)).eachEntry()) names.push(fileName);
  console.log(`yauzl: ${names.join(' ')}`);
  const reader = new zipjs.ZipReader(new zipjs.Uint8ArrayReader(file));
  const found = await reader.getEntries().then(
    (entries) => entries.map(({ filename }) => filename).join(' '),
    (error) => error.message,
  );
  console.log(`zip.js: ${found}`);
}
J
for name in ten-10.txt nine9.txt; do unzip -Z1 "$name.zip" | paste -sd ' ' | sed 's/^/unzip: /'; done > seen
node read.mjs >> seen
cat seen
cat > expected <<'T'
unzip: ten-10.txt b.txt
unzip: nine9.txt b.txt
yauzl: ten-10.txt b.txt
zip.js: Central directory header not found
yauzl: nine9.txt b.txt
zip.js: nine9.txt b.txt
T
cmp seen expected
