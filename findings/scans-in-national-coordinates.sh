#!/bin/sh
# Two ends of a wall, 2.404 m apart, out of a surveyor's scan as PLY, in the coordinates of China's grid (zone 38, metres): 38505123.004 and 38505125.408, as double, since a float has no room for them.
# Guess: what reads double keeps millimetres, or says that it does not.
# Seen: three.js 0.187.0 and meshio keep them. @loaders.gl/ply 4.4.5 makes a Float32Array of them: both ends are at 38505124, and the wall is gone. pcl_ply2pcd of PCL 1.13.0 keeps them in its
# binary form; as text (-format 0) it writes eight digits, and the wall is 2 m long. None says so.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in pcl-tools python3-meshio; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' pcl-tools python3-meshio
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0 @loaders.gl/core@4.4.5 @loaders.gl/ply@4.4.5
printf '%s\n' ply 'format ascii 1.0' 'element vertex 2' 'property double x' 'property double y' 'property double z' end_header '38505123.004 2519876.012 1.5' '38505125.408 2519876.012 1.5' > wall.ply
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import { parse } from '@loaders.gl/core';
import { PLYLoader as LoadersGl } from '@loaders.gl/ply';
import { PLYLoader } from 'three/examples/jsm/loaders/PLYLoader.js';

const text = readFileSync('wall.ply', 'utf8');
const show = (name, numbers) => console.log(`${name}: ${numbers.constructor.name}, ${(numbers[3] - numbers[0]).toFixed(3)} m`);
show('three.js', new PLYLoader().parse(text).attributes.position.array);
show('loaders.gl', (await parse(text, LoadersGl, { worker: false })).attributes.POSITION.value);
J
{
  node read.mjs
  /usr/bin/python3 -W ignore -c "
import meshio
points = meshio.read('wall.ply').points
print('meshio: %s, %.3f m' % (points.dtype, points[1][0] - points[0][0]))"
  pcl_ply2pcd -format 1 wall.ply binary.pcd >/dev/null 2>&1
  pcl_ply2pcd -format 0 wall.ply text.pcd >/dev/null 2>&1
  grep -a '^SIZE' binary.pcd
  awk '/^DATA/ { data = 1; next } data && $1 { ends[++count] = $1 } END { printf "PCL, text: %.3f m\n", ends[2] - ends[1] }' text.pcd
} | tee seen
diff seen - <<'T'
three.js: Float64Array, 2.404 m
loaders.gl: Float32Array, 0.000 m
meshio: float64, 2.404 m
SIZE 8 8 8
PCL, text: 2.000 m
T
