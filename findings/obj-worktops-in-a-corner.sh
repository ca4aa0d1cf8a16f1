#!/bin/sh
# A worktop for a corner, in the shape of an L, as OBJ: its face is one polygon with six corners, as CAD programs write it (faces of OBJ may have any number
# of corners, and none says that they have to bulge outwards).
# Guess: what shows OBJ in browsers shows the L, from whichever corner the polygon begins, as assimp, which viewers and printers read it with.
# Seen: assimp 5.2.5 does. three.js 0.187.0 and webgl-obj-loader 2.0.8 draw triangles from the first corner to all others: the L is right if the polygon begins at
# its inner corner or the one opposite; from the other four the notch is
# filled, half or all of it, and a worktop of 2.16 square metres covers up to 3.24.
set -eu
command -v assimp >/dev/null || { apt-get update && apt-get install -y --no-install-recommends assimp-utils; } >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact three@0.187.0 webgl-obj-loader@2.0.8 >/dev/null 2>&1
cat > read.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js';
import webgl from 'webgl-obj-loader';

const outline = [[0, 0], [2400, 0], [2400, 600], [600, 600], [600, 1800], [0, 1800]];
// What is covered: each square of 10 by 10 whose middle lies in one of the triangles.
const covered = (triangles) => {
  let squares = 0;
  for (let x = 5; x < 2400; x += 10)
    for (let y = 5.5; y < 1800; y += 10)
      if (triangles.some((corners) => {
        const sides = corners.map(([ax, ay], i) => {
          const [bx, by] = corners[(i + 1) % 3];
          return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
        });
        return sides.every((side) => side > 0) || sides.every((side) => side < 0);
      })) squares += 1;
  return (squares / 10000).toFixed(2);
};
const byThree = (numbers) => Array.from({ length: numbers.length / 3 }, (_, i) => numbers.slice(3 * i, 3 * i + 3));
for (const first of [1, 2, 3, 4, 5, 6]) {
  const order = outline.map((_, i) => ((first - 1 + i) % 6) + 1);
  const text = `${outline.map(([x, y]) => `v ${x} ${y} 0`).join('\n')}\nf ${order.join(' ')}\n`;
  writeFileSync('top.obj', text);
  const three = [...new OBJLoader().parse(text).children[0].geometry.attributes.position.array];
  const mesh = new webgl.Mesh(text);
  execFileSync('assimp', ['export', 'top.obj', 'top.stl']);
  const stl = [...readFileSync('top.stl', 'utf8').matchAll(/vertex (\S+) (\S+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const places = byThree(mesh.vertices);
  console.log(`from corner ${first}: three ${covered(byThree(byThree(three)))}, webgl-obj-loader ${
    covered(byThree(mesh.indices.map((i) => places[i])))}, assimp ${covered(byThree(stl))}`);
}
J
node read.mjs > seen
cat seen
cat > expected <<'T'
from corner 1: three 2.16, webgl-obj-loader 2.16, assimp 2.16
from corner 2: three 2.87, webgl-obj-loader 2.87, assimp 2.16
from corner 3: three 3.24, webgl-obj-loader 3.24, assimp 2.16
from corner 4: three 2.16, webgl-obj-loader 2.16, assimp 2.16
from corner 5: three 3.24, webgl-obj-loader 3.24, assimp 2.16
from corner 6: three 2.97, webgl-obj-loader 2.97, assimp 2.16
T
cmp seen expected
