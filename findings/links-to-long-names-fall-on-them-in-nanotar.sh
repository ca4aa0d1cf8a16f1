#!/bin/sh
# A link to a drawing with a name of 40 hanzi (123 bytes), packed by GNU tar as gnu (@LongLink) and as pax, listed by libraries of npm.
# Guess: as by tar, the link keeps its short name, and its target has the long one.
# Seen: modern-tar 0.8.6 has both right. nanotar 0.3.0 gives the link the name of its target, so that it falls on the drawing itself.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact nanotar@0.3.0 modern-tar@0.8.6
cat > run.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { unpackTar } from 'modern-tar';
import { parseTar } from 'nanotar';

const long = `${'侧'.repeat(40)}.dwg`;
writeFileSync(long, '');
symlinkSync(long, 'newest.dwg');
for (const format of ['gnu', 'pax']) {
  execFileSync('tar', ['-cf', 'drawings.tar', `--format=${format}`, long, 'newest.dwg']);
  const bytes = new Uint8Array(readFileSync('drawings.tar'));
  const lists = {
    tar: execFileSync('tar', ['-tf', 'drawings.tar', '--quoting-style=literal'], { encoding: 'utf8' }).trim().split('\n'),
    'modern-tar': (await unpackTar(bytes)).map(({ header }) => header.name),
    nanotar: parseTar(bytes).map(({ name }) => name),
  };
  for (const [name, list] of Object.entries(lists)) console.log(`${format} ${name}: ${list.join(', ').replaceAll('侧'.repeat(40), '侧...')}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
gnu tar: 侧....dwg, newest.dwg
gnu modern-tar: 侧....dwg, newest.dwg
gnu nanotar: 侧....dwg, 侧....dwg
pax tar: 侧....dwg, newest.dwg
pax modern-tar: 侧....dwg, newest.dwg
pax nanotar: 侧....dwg, 侧....dwg
T
