#!/bin/sh
# A drawing under folders with long Chinese names, 141 bytes in all, packed by GNU tar in its three formats, gnu (@LongLink), pax and ustar (the front in a field of its own), and read by libraries of npm.
# Guess: the whole name each time, as GNU tar lists it.
# Seen: tar-stream 3.2.2 and tar 7.5.23 read it. nanotar 0.3.0 and @obsidize/tar-browserify 6.3.2 leave the folders of ustar out, so that files of several folders fall on one another; the latter has a NUL at the end of names of gnu.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @obsidize/tar-browserify@6.3.2 nanotar@0.3.0 tar@7.5.23 tar-stream@3.2.2
long='报价资料二零二六年度整屋定制衣柜橱柜/第二批供应商递交图纸'
mkdir -p "$long"
echo drawing > "$long/侧板背板顶板底板门板图纸最终确认稿.pdf"
for format in gnu pax ustar; do
  LC_ALL=C.UTF-8 tar --format="$format" -cf "$format.tar" "$long/侧板背板顶板底板门板图纸最终确认稿.pdf"
done
cat > list.mjs <<'J'
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { Archive } from '@obsidize/tar-browserify';
import { parseTar } from 'nanotar';
import { list } from 'tar';
import { extract } from 'tar-stream';

const libraries = {
  'tar-stream': (bytes) =>
    new Promise((resolve) => {
      const names = [];
      const reader = extract();
      reader.on('entry', ({ name }, stream, next) => {
        names.push(name);
        stream.on('end', next).resume();
      });
      reader.on('finish', () => resolve(names));
      Readable.from([bytes]).pipe(reader);
    }),
  tar: async (_, file) => {
    const names = [];
    await list({ file, onReadEntry: ({ path }) => names.push(path) });
    return names;
  },
  nanotar: (bytes) => parseTar(new Uint8Array(bytes)).map(({ name }) => name),
  '@obsidize/tar-browserify': async (bytes) => (await Archive.extract(new Uint8Array(bytes))).entries.map(({ fileName }) => fileName),
};
for (const format of ['gnu', 'pax', 'ustar'])
  for (const [library, read] of Object.entries(libraries)) {
    const [name] = await read(readFileSync(`${format}.tar`), `${format}.tar`);
    console.log(`${format}, ${library}: ${name.split('/').length - 1} folders${name.includes('\0') ? ', NUL at the end' : ''}`);
  }
J
node list.mjs | tee seen
diff seen - <<'T'
gnu, tar-stream: 2 folders
gnu, tar: 2 folders
gnu, nanotar: 2 folders
gnu, @obsidize/tar-browserify: 2 folders, NUL at the end
pax, tar-stream: 2 folders
pax, tar: 2 folders
pax, nanotar: 2 folders
pax, @obsidize/tar-browserify: 2 folders
ustar, tar-stream: 2 folders
ustar, tar: 2 folders
ustar, nanotar: 0 folders
ustar, @obsidize/tar-browserify: 0 folders
T
