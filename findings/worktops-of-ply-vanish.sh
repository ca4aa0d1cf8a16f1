#!/bin/sh
# A worktop in the shape of an L as PLY, the format of scanners: its face is one polygon with six corners, as CAD programs write it (a face of PLY is a list of any length). Beside it the same in three
# rectangles.
# Guess: what shows PLY in browsers shows the worktop, or refuses what it cannot show.
# Seen: assimp 5.2.5 makes triangles of it. three.js 0.187.0 and @loaders.gl/ply 4.4.5 know faces of three and four corners: they give the six points and no face, without a word, so that the page
# stays empty. Of the rectangles both have six triangles.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s assimp-utils >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends assimp-utils; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0 @loaders.gl/core@4.4.5 @loaders.gl/ply@4.4.5
cat > read.mjs <<'J'
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from '@loaders.gl/core';
import { PLYLoader as LoadersGl } from '@loaders.gl/ply';
import { PLYLoader } from 'three/examples/jsm/loaders/PLYLoader.js';

const corners = [[0, 0], [600, 0], [2400, 0], [2400, 600], [600, 600], [600, 2400], [0, 2400], [0, 600]];
const write = (name, faces) => writeFileSync(name, `ply
format ascii 1.0
element vertex ${corners.length}
property float x
property float y
property float z
element face ${faces.length}
property list uchar int vertex_indices
end_header
${corners.map((corner) => `${corner.join(' ')} 0\n`).join('')}${faces.map((face) => `${face.length} ${face.join(' ')}\n`).join('')}`);
write('polygon.ply', [[0, 2, 3, 4, 5, 6]]);
write('rectangles.ply', [[0, 1, 4, 7], [1, 2, 3, 4], [7, 4, 5, 6]]);
for (const name of ['polygon.ply', 'rectangles.ply']) {
  const text = readFileSync(name, 'utf8');
  const { indices, topology } = await parse(text, LoadersGl, { worker: false });
  console.log(`${name}, three.js: ${(new PLYLoader().parse(text).index?.count ?? 0) / 3} triangles`);
  console.log(`${name}, loaders.gl: ${indices.value.length / 3} triangles, ${topology}`);
}
J
{
  node read.mjs
  for name in polygon rectangles; do echo "$name.ply, assimp: $(assimp info $name.ply | sed -n 's/^Faces: *//p') triangles"; done
} | tee seen
diff seen - <<'T'
polygon.ply, three.js: 0 triangles
polygon.ply, loaders.gl: 0 triangles, point-list
rectangles.ply, three.js: 6 triangles
rectangles.ply, loaders.gl: 6 triangles, triangle-list
polygon.ply, assimp: 4 triangles
rectangles.ply, assimp: 6 triangles
T
