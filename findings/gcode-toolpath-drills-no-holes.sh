#!/bin/sh
# A program for a boring machine with two holes in a drilling cycle (G81), as every post processor for cabinets writes them, drawn for a preview.
# Guess: gcode-toolpath, by which CNCjs shows programs, goes down into both holes, or says that it does not know the cycle.
# Seen (gcode-toolpath 3.0.0): it passes over the first without a word, and takes the place of the second for a rapid move at the height before: no tool goes
# below the board's face, and a program that drills through a hinge looks harmless.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact gcode-toolpath@3.0.0
cat > draw.cjs <<'J'
const loaded = require('gcode-toolpath');
const Toolpath = loaded.default ?? loaded;

const draw = (...program) => {
  const moves = [];
  const addLine = ({ motion }, _from, { x, y, z }) => moves.push(`${motion} ${x} ${y} ${z}`);
  new Toolpath({ addLine, addArcCurve: addLine }).loadFromStringSync(program.join('\n'));
  return moves.join(', ');
};
console.log('cycle:', draw('G21 G90', 'G0 X0 Y0 Z10', 'G81 X50 Y37 Z-12.5 R2 F800', 'X50 Y363', 'G80'));
console.log('moves:', draw('G21 G90', 'G0 X0 Y0 Z10', 'G0 X50 Y37', 'G1 Z-12.5 F800', 'G0 Z10'));
J
node draw.cjs | tee seen
diff seen - <<'T'
cycle: G0 0 0 10, G0 50 363 10
moves: G0 0 0 10, G0 50 37 10, G1 50 37 -12.5, G0 50 37 10
T
