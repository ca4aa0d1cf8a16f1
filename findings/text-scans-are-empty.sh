#!/bin/sh
# Three corners of a room, 2.404 by 3 by 1 m, from a scan as text, as surveyors' programs write it: places alone; with colours; with a brightness; with brightness and colours behind a first line with the number of points (.pts);
# between commas; and below a line with the names of the columns.
# Guess: what reads such text has three points each time, or refuses it.
# Seen (three.js 0.187.0, XYZLoader): places between blanks, and with six columns. Of four or seven columns and of commas it has no point, and with names of columns a fourth one at NaN, so that the room has no extent, and a camera that
# is set by it looks nowhere. Normals in six columns are colours, 0 and 1 of 255, black. Nothing is said.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0
cat > read.mjs <<'J'
import { Vector3 } from 'three';
import { XYZLoader } from 'three/examples/jsm/loaders/XYZLoader.js';

const places = ['0 0 0', '2.404 0 0', '2.404 3 1'];
const kinds = {
  places, colours: places.map((place) => `${place} 255 0 0`), brightness: places.map((place) => `${place} 0.5`), pts: ['3', ...places.map((place) => `${place} -1200 255 0 0`)],
  commas: places.map((place) => place.replaceAll(' ', ',')), names: ['X Y Z', ...places], normals: places.map((place) => `${place} 0 0 1`),
};
for (const [kind, lines] of Object.entries(kinds)) {
  const geometry = new XYZLoader().parse(`${lines.join('\n')}\n`);
  geometry.computeBoundingBox();
  const { position, color } = geometry.attributes;
  console.log(`${kind}: ${position.count} points${position.count ? `, ${geometry.boundingBox.getSize(new Vector3()).toArray().map((value) => Number(value.toFixed(3))).join(' by ')}` : ''}${color ? `, the first in ${[...color.array.slice(0, 3)].map((value) => Math.round(255 * value)).join(' ')}` : ''}`);
}
J
node read.mjs 2>/dev/null | tee seen
diff seen - <<'T'
places: 3 points, 2.404 by 3 by 1
colours: 3 points, 2.404 by 3 by 1, the first in 255 0 0
brightness: 0 points
pts: 0 points
commas: 0 points
names: 4 points, NaN by NaN by NaN
normals: 3 points, 2.404 by 3 by 1, the first in 0 0 0
T
