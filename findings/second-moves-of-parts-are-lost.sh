#!/bin/sh
# Parts of a plan as SVG that are moved, turned and moved again in one attribute, as programs for drawing write them when parts are grouped, read by libraries of npm.
# Guess: all of them, in order.
# Seen: transformation-matrix 3.1.0 and svgpath 2.6.0 put all together. svg-transform-parser 0.0.1 keeps one of each kind, the first, in an object: of a scale by 2 and one by 3 it is 2, and the second move is lost.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact svgpath@2.6.0 transformation-matrix@3.1.0 svg-transform-parser@0.0.1
cat > run.mjs <<'J'
import parser from 'svg-transform-parser';
import svgpath from 'svgpath';
import { applyToPoint, compose, fromDefinition, fromTransformAttribute } from 'transformation-matrix';

for (const transform of ['translate(5, 0) rotate(90) translate(6, 0)', 'scale(2) scale(3)', 'rotate(30) rotate(60)', 'translate(1, 2)']) {
  const { x, y } = applyToPoint(compose(fromDefinition(fromTransformAttribute(transform))), { x: 1, y: 0 });
  console.log(`${transform}: transformation-matrix ${Number(x.toFixed(3))} ${Number(y.toFixed(3))}; svgpath ${svgpath('M1 0').transform(transform).round(3)}; svg-transform-parser ${JSON.stringify(parser.parse(transform))}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
translate(5, 0) rotate(90) translate(6, 0): transformation-matrix 5 7; svgpath M5 7; svg-transform-parser {"translate":{"tx":5},"rotate":{"angle":90}}
scale(2) scale(3): transformation-matrix 6 0; svgpath M6 0; svg-transform-parser {"scale":{"sx":2}}
rotate(30) rotate(60): transformation-matrix 0 1; svgpath M0 1; svg-transform-parser {"rotate":{"angle":30}}
translate(1, 2): transformation-matrix 2 2; svgpath M2 2; svg-transform-parser {"translate":{"tx":1,"ty":2}}
T
