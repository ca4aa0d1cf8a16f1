#!/bin/sh
# Holes of a board written in OpenSCAD's language, of 5 mm by their diameter (d=5) and by their radius (r=2.5), a cone and a ball, translated by JSCAD's translator (the names of OpenSCAD's own manual, Cylinder and Sphere).
# Guess: a radius of 2.5 either way: d has been the diameter there since 2014.
# Seen (@jscad/openscad-openjscad-translator 0.0.11): with r it is 2.5; with d, d1 and d2 it is 1, without a word, so that a hole of 5 mm is 2 wide.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8 LC_ALL=C.UTF-8
echo '{}' > package.json
npm i --no-audit --no-fund --ignore-scripts @jscad/openscad-openjscad-translator@0.0.11 >/dev/null 2>&1
cat > translate.js <<'J'
const { parse } = require('@jscad/openscad-openjscad-translator')
for (const text of ['cylinder(r=2.5, h=20);', 'cylinder(d=5, h=20);', 'cylinder(r1=2.5, r2=4, h=20);', 'cylinder(d1=5, d2=8, h=20);', 'sphere(r=15);', 'sphere(d=30);']) {
  console.log(text, '->', parse(text).match(/radius\w*: *[^,}\s]+/g).join(' '))
}
J
node translate.js | tee seen
diff seen - <<'T'
cylinder(r=2.5, h=20); -> radiusStart: 2.5 radiusEnd: 2.5
cylinder(d=5, h=20); -> radiusStart: 1 radiusEnd: 1
cylinder(r1=2.5, r2=4, h=20); -> radiusStart: 2.5 radiusEnd: 4
cylinder(d1=5, d2=8, h=20); -> radiusStart: 1 radiusEnd: 1
sphere(r=15); -> radius: 15
sphere(d=30); -> radius: 1
T
