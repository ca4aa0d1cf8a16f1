#!/bin/sh
# A board of the brown #8B5A2B with the name 侧板 (0.545, 0.353, 0.169 of red, green and blue), exported as STEP by replicad, a library for drawing parts in
# browsers, to be opened in CAD programs.
# Guess: the file has the colour's numbers as they are, and the name in the escapes of STEP, \X2\4FA7677F\X0\ (ISO 10303-21).
# Seen (replicad 1.1.0, occt-import-js 0.0.23): it has 0.764, 0.629, 0.448, a light beige (#C3A072): the kernel takes numbers that come without a word for those of
# light (linear) and converts them to a screen's once more. The name stands there in plain UTF-8. Read again by occt-import-js, which uses the same kernel the
# other way, all seems well: 0.545, so that a test of both sees nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact replicad@1.1.0 replicad-opencascadejs@1.1.0 occt-import-js@0.0.23 >/dev/null 2>&1
cat > draw.cjs <<'J'
const opencascade = require('replicad-opencascadejs');
const readers = require('occt-import-js');
const { exportSTEP, makeBox, setOC } = require('replicad');
(async () => {
  setOC(await (opencascade.default ?? opencascade)());
  const board = { shape: makeBox([0, 0, 0], [600, 400, 18]), name: '侧板', color: '#8B5A2B' };
  const text = await exportSTEP([board]).text();
  const numbers = (values) => values.map((value) => Number(value).toFixed(3)).join(' ');
  console.log(`in the file: ${numbers(text.match(/COLOUR_RGB\('',([^)]*)\)/)[1].split(','))}, name ${text.match(/PRODUCT\('([^']*)'/)[1]}`);
  const [mesh] = (await readers()).ReadStepFile(Buffer.from(text), null).meshes;
  console.log(`read again: ${numbers(mesh.color)}, name ${mesh.name}`);
})();
J
node draw.cjs > log
grep -E '^(in the file|read again)' log | tee seen
cat > expected <<'T'
in the file: 0.764 0.629 0.448, name 侧板
read again: 0.545 0.353 0.169, name 侧板
T
cmp seen expected
