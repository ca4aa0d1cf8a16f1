#!/bin/sh
# Boards modelled in JSCAD, 600 by 18 by 400 and a plinth of 18000 by 18, written for machines and printers as STL and AMF; and one named 门板 A&B as 3MF.
# Guess: a size in the file is the one that was modelled, to a thousandth of a millimetre; the name stands there in XML.
# Seen (@jscad/modeling 2.13.0, its serializers of 2026): measured in JSCAD, the boards are right; the serializers put every corner on a grid that grows with the board (a hundred-thousandth of its mean
# size) and count in it: 600 is 599.999, 18 is 18.002, and of the plinth's 18 17.988 are left. The name is not escaped, so that the 3MF is no XML, and three.js 0.187.0 opens no part of it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @jscad/modeling@2.13.0 @jscad/amf-serializer@2.1.23 @jscad/stl-serializer@2.1.23 @jscad/3mf-serializer@2.1.17 three@0.187.0 jsdom@29.1.1
cat > write.mjs <<'J'
import serialize3mf from '@jscad/3mf-serializer';
import amf from '@jscad/amf-serializer';
import modeling from '@jscad/modeling';
import stl from '@jscad/stl-serializer';
import { JSDOM } from 'jsdom';
import { ThreeMFLoader } from 'three/examples/jsm/loaders/3MFLoader.js';

Object.assign(globalThis, { DOMParser: new JSDOM('').window.DOMParser });
const board = (length) => modeling.primitives.cuboid({ size: [length, 18, 400], center: [length / 2, 9, 200] });
const extent = (text, pattern) => {
  const numbers = Array.from(text.matchAll(pattern), ([, number]) => Number(number));
  return (Math.max(...numbers) - Math.min(...numbers)).toFixed(3);
};
for (const length of [600, 18000]) {
  const [x, y] = modeling.measurements.measureDimensions(board(length));
  const [asAmf, asStl] = [amf.serialize({}, board(length)).join(''), stl.serialize({ binary: false }, board(length)).join('')];
  console.log(`modelled ${x} by ${y}, AMF ${extent(asAmf, /<x>([^<]*)/g)} by ${extent(asAmf, /<y>([^<]*)/g)}, STL ${extent(asStl, /vertex (\S+)/g)} by ${extent(asStl, /vertex \S+ (\S+)/g)}`);
}
console.error = () => {};
for (const name of ['门板 A-B', '门板 A&B']) {
  const [file] = serialize3mf.serialize({}, Object.assign(board(600), { name }));
  try {
    new ThreeMFLoader().parse(file);
    console.log(`${name}: opened`);
  } catch {
    console.log(`${name}: not opened`);
  }
}
J
node write.mjs | tee seen
diff seen - <<'T'
modelled 600 by 18, AMF 599.999 by 18.002, STL 599.999 by 18.002
modelled 18000 by 18, AMF 17999.973 by 17.988, STL 17999.973 by 17.988
门板 A-B: opened
门板 A&B: not opened
T
