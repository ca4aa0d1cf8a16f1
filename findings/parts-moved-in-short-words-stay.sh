#!/bin/sh
# Parts of a plan as SVG moved and turned, written as short as the grammar of CSS Transforms lets them be (translate(100-5), translate(5, 6)rotate(90)), put into paths by libraries of npm, and the same with blanks and commas.
# Guess: the same places as with commas and blanks, where browsers draw them.
# Seen: svgpath 2.6.0 reads two moves that stand together, but leaves the part where it is for 100-5 and .5.5, without a word. transformation-matrix 3.1.0 and svg-transform-parser 0.0.1 refuse all three.
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

const attempt = (read) => {
  try {
    return read();
  } catch {
    return 'refused';
  }
};
for (const transform of ['translate(100, -5)', 'translate(100-5)', 'translate(.5, .5)', 'translate(.5.5)', 'translate(5, 6) rotate(90)', 'translate(5, 6)rotate(90)']) {
  const { x, y } = attempt(() => applyToPoint(compose(fromDefinition(fromTransformAttribute(transform))), { x: 1, y: 2 }));
  console.log(`${transform}: svgpath ${svgpath('M1 2').transform(transform).round(3)}; transformation-matrix ${x === undefined ? 'refused' : `${Number(x.toFixed(3))} ${Number(y.toFixed(3))}`}; svg-transform-parser ${attempt(() => JSON.stringify(parser.parse(transform)))}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
translate(100, -5): svgpath M101-3; transformation-matrix 101 -3; svg-transform-parser {"translate":{"tx":100,"ty":-5}}
translate(100-5): svgpath M1 2; transformation-matrix refused; svg-transform-parser refused
translate(.5, .5): svgpath M1.5 2.5; transformation-matrix 1.5 2.5; svg-transform-parser {"translate":{"tx":0.5,"ty":0.5}}
translate(.5.5): svgpath M1 2; transformation-matrix refused; svg-transform-parser refused
translate(5, 6) rotate(90): svgpath M3 7; transformation-matrix 3 7; svg-transform-parser {"rotate":{"angle":90},"translate":{"tx":5,"ty":6}}
translate(5, 6)rotate(90): svgpath M3 7; transformation-matrix refused; svg-transform-parser refused
T
