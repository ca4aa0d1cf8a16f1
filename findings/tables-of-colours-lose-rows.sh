#!/bin/sh
# A table by which photographs of a showroom get the colours that they have in print, as .cube (Adobe's Cube LUT 1.0), that leaves colours as they are: its numbers plainly (0.00001), with an exponent in small letters (1e-05, as Python
# writes them) and in capitals (1.0E-05, as C and Java do with %E); and one for the darker half alone (DOMAIN_MAX 0.5 0.5 0.5), beyond which colours stay as at its end.
# Guess: what reads the format gives the dots 50, 100 and 200 back, and 50, 100 and 127 with the one for the darker half.
# Seen: FFmpeg 5.1 (lut3d) does with the first three; of the fourth it makes 25, 50 and 100, half as bright, since it does without a DOMAIN_MAX below 1. three.js 0.187.0 (LUTCubeLoader) passes over every row with a capital
# E, without a word; those behind it move up, and the end of the table is black.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s ffmpeg >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends ffmpeg; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' ffmpeg
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0
cat > read.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { FloatType } from 'three';
import { LUTCubeLoader } from 'three/examples/jsm/loaders/LUTCubeLoader.js';

const kinds = {
  plain: [1, (value) => (value || 0.00001).toFixed(5)],
  'small e': [1, (value) => (value ? String(value) : '1e-05')],
  'capital E': [1, (value) => (value ? value.toFixed(1) : '1.0E-05')],
  'darker half': [0.5, (value) => value.toFixed(5)],
};
const dots = [50, 100, 200];
for (const [kind, [most, write]] of Object.entries(kinds)) {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7].map((row) => [row & 1, (row >> 1) & 1, row >> 2].map((value) => write(value * most)).join(' '));
  writeFileSync('table.cube', `LUT_3D_SIZE 2\nDOMAIN_MIN 0 0 0\nDOMAIN_MAX ${most} ${most} ${most}\n${rows.join('\n')}\n`);
  const grey = Buffer.from(dots.flatMap((dot) => [dot, dot, dot]));
  const seen = execFileSync('ffmpeg', ['-v', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', '3x1', '-i', '-', '-vf', 'lut3d=table.cube', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'], { input: grey });
  console.log(`${kind}, FFmpeg: ${[seen[0], seen[3], seen[6]].join(', ')}`);
  const { data } = new LUTCubeLoader().setType(FloatType).parse(readFileSync('table.cube', 'utf8')).texture3D.image;
  console.log(`${kind}, three.js: rows ${[0, 1, 2, 3, 4, 5, 6, 7].map((row) => [...data.slice(4 * row, 4 * row + 3)].map((value) => Number(value.toFixed(1))).join(' ')).join(' | ')}`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
plain, FFmpeg: 50, 100, 200
plain, three.js: rows 0 0 0 | 1 0 0 | 0 1 0 | 1 1 0 | 0 0 1 | 1 0 1 | 0 1 1 | 1 1 1
small e, FFmpeg: 50, 100, 200
small e, three.js: rows 0 0 0 | 1 0 0 | 0 1 0 | 1 1 0 | 0 0 1 | 1 0 1 | 0 1 1 | 1 1 1
capital E, FFmpeg: 50, 100, 200
capital E, three.js: rows 1 1 1 | 0 0 0 | 0 0 0 | 0 0 0 | 0 0 0 | 0 0 0 | 0 0 0 | 0 0 0
darker half, FFmpeg: 25, 50, 100
darker half, three.js: rows 0 0 0 | 0.5 0 0 | 0 0.5 0 | 0.5 0.5 0 | 0 0 0.5 | 0.5 0 0.5 | 0 0.5 0.5 | 0.5 0.5 0.5
T
