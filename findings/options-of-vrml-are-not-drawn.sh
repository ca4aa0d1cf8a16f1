#!/bin/sh
# A cabinet as VRML 97, in which CAD programs and makers of fittings give models: its body, two doors to choose from (Switch, whichChoice 1), one that is put away (whichChoice -1), and
# a handle with a coarser form for when it is far away (LOD).
# Guess: a viewer draws the body, the door that is chosen, and one form of the handle; or says that it knows no Switch.
# Seen (three.js 0.187.0): VRMLLoader draws the body. Of Switch and LOD there is nothing, neither door nor handle, and no word of it. In a Group in their place all are drawn.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0
cat > draw.mjs <<'J'
import { Box3 } from 'three';
import { VRMLLoader } from 'three/examples/jsm/loaders/VRMLLoader.js';

for (const method of ['log', 'warn', 'error']) console[method] = (...words) => process.stdout.write(`said: ${words.join(' ')}\n`);
const box = (width) => `Shape { geometry Box { size ${width} 700 18 } }`;
const draw = (name, nodes) => {
  const widths = [];
  new VRMLLoader().parse(`#VRML V2.0 utf8\n${box(600)}\n${nodes}`, '').traverse((part) => {
    if (!part.isMesh) return;
    const { min, max } = new Box3().setFromObject(part);
    widths.push(max.x - min.x);
  });
  process.stdout.write(`${name}: ${widths.join(', ')}\n`);
};
draw('Switch and LOD', `Switch { whichChoice 1 choice [ ${box(596)} ${box(597)} ] } Switch { whichChoice -1 choice [ ${box(598)} ] } LOD { range [ 5 ] level [ ${box(160)} ${box(161)} ] }`);
draw('Group', `Group { children [ ${box(597)} ${box(160)} ] }`);
J
node draw.mjs | tee seen
diff seen - <<'T'
Switch and LOD: 600
Group: 600, 597, 160
T
