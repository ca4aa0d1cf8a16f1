#!/bin/sh
# Three corners of a room, 2.404 by 3 by 1 m, from a scan as PCD, the point clouds' own format, whose header says for each field its bytes, its type and how many numbers it has: plain; with a normal (three numbers) before x, y and z;
# and as doubles in the binary form. Then red, green and blue, as one whole number (type U) and packed into a float (type F).
# Guess: what reads PCD goes by its header, or refuses the types that it does not know.
# Seen: three.js 0.187.0 has all of it. @loaders.gl/pcd 4.4.2 counts a field as one number: of the file with normals it takes the normal for x and y; doubles it reads as floats, so that the room is 11 million million km long;
# colours of type U are all one dark blue, those of type F have red and blue changed. It says nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0 @loaders.gl/core@4.4.5 @loaders.gl/pcd@4.4.2
cat > read.mjs <<'J'
import { parse } from '@loaders.gl/core';
import { PCDLoader as LoadersGl } from '@loaders.gl/pcd';
import { PCDLoader } from 'three/examples/jsm/loaders/PCDLoader.js';

const points = [[0, 0, 0], [2.404, 0, 0], [2.404, 3, 1]];
const file = (fields, sizes, types, counts, data, form = 'ascii') => Buffer.concat([
  Buffer.from(`# .PCD v0.7\nVERSION 0.7\nFIELDS ${fields}\nSIZE ${sizes}\nTYPE ${types}\nCOUNT ${counts}\nWIDTH 3\nHEIGHT 1\nVIEWPOINT 0 0 0 1 0 0 0\nPOINTS 3\nDATA ${form}\n`), Buffer.from(data)]);
const text = (row) => points.map((point, at) => row(point, at).join(' ')).join('\n');
const colours = [0xff0000, 0x00ff00, 0x0000ff];
const files = {
  plain: file('x y z', '4 4 4', 'F F F', '1 1 1', text((point) => point)),
  'normals first': file('normal x y z', '4 4 4 4', 'F F F F', '3 1 1 1', text((point) => [0, 0, 1, ...point])),
  doubles: file('x y z', '8 8 8', 'F F F', '1 1 1', new Uint8Array(Float64Array.from(points.flat()).buffer), 'binary'),
  'colours, U': file('x y z rgb', '4 4 4 4', 'F F F U', '1 1 1 1', text((point, at) => [...point, colours[at]])),
  'colours, F': file('x y z rgb', '4 4 4 4', 'F F F F', '1 1 1 1', text((point, at) => [...point, new Float32Array(Uint32Array.of(colours[at]).buffer)[0]])),
};
const size = (numbers) => [0, 1, 2].map((axis) => Math.max(...points.map((point, at) => numbers[3 * at + axis]))).map((value) => Number(value.toPrecision(4))).join(' x ');
const dots = (numbers, full) => (numbers ? `, ${[0, 3, 6].map((at) => [...numbers.slice(at, at + 3)].map((value) => Math.round(value / full)).join('')).join(' ')}` : '');
for (const [name, bytes] of Object.entries(files)) {
  const buffer = Uint8Array.from(bytes).buffer;
  const { position, color } = new PCDLoader().parse(buffer).geometry.attributes;
  console.log(`${name}, three.js: ${size(position.array)}${dots(color?.array, 1)}`);
  const { POSITION, COLOR_0 } = (await parse(buffer, LoadersGl, { worker: false })).attributes;
  console.log(`${name}, loaders.gl: ${size(POSITION.value)}${dots(COLOR_0?.value, 255)}`);
}
J
node read.mjs 2>/dev/null | tee seen
diff seen - <<'T'
plain, three.js: 2.404 x 3 x 1
plain, loaders.gl: 2.404 x 3 x 1
normals first, three.js: 2.404 x 3 x 1
normals first, loaders.gl: 0 x 1 x 2.404
doubles, three.js: 2.404 x 3 x 1
doubles, loaders.gl: 11020000000000000 x 0 x 0
colours, U, three.js: 2.404 x 3 x 1, 100 010 001
colours, U, loaders.gl: 2.404 x 3 x 1, 000 000 000
colours, F, three.js: 2.404 x 3 x 1, 100 010 001
colours, F, loaders.gl: 2.404 x 3 x 1, 001 010 100
T
