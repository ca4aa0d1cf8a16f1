#!/bin/sh
# The path of a panel with a round corner, mirrored (scaled by 1 and -1, as plans with y upwards need it) by scale-svg-path, and moved by 100 and 50, beginning with a small m, by translate-svg-path; both also by svgpath.
# Guess: the mirrored arc turns the other way (sweep 0 for 1), with radii above zero; the path moves, since a first m counts as M (SVG 1.1, 8.3.2).
# Seen: scale-svg-path 0.0.1 leaves the turn and makes a radius of -10, so the corner bulges inwards; translate-svg-path 0.0.1 moves nothing. svgpath does both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo "{}" > package.json
npm i --no-audit --no-fund --ignore-scripts scale-svg-path@0.0.1 translate-svg-path@0.0.1 parse-svg-path@0.1.2 serialize-svg-path@0.1.0 svgpath@2.6.0 >/dev/null 2>&1
cat > move.cjs <<'J'
const plain = (library) => library.default ?? library;
const [scale, translate, parse, serialize, svgpath] = ['scale-svg-path', 'translate-svg-path', 'parse-svg-path', 'serialize-svg-path', 'svgpath'].map((name) => plain(require(name)));
const panel = 'M0 0H50A10 10 0 0 1 60 10V40H0Z';
console.log(serialize(scale(parse(panel), 1, -1)));
console.log(String(svgpath(panel).scale(1, -1)));
const small = 'm10 10h20v5z';
console.log(serialize(translate(parse(small), 100, 50)));
console.log(String(svgpath(small).translate(100, 50)));
J
node move.cjs | tee seen
diff seen - <<'T'
M0,0H50A10,-10,0,0,1,60,-10V-40H0Z
M0 0H50A10 10 0 0 0 60-10V-40H0Z
m10,10h20v5z
M110 60h20v5z
T
