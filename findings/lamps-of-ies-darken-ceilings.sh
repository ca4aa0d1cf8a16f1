#!/bin/sh
# The light of a lamp under a wall cabinet as IES (LM-63), measured from straight down (0) to the side (90), which says that there is none upwards: 100, 50 and 0 candela at 0, 45 and 90; and of one on top of the cabinet, from 90 to 180.
# Guess: three.js, whose IESLoader makes the picture by which its lights shine, has nothing where nothing was measured, and never less than that.
# Seen (three.js 0.187.0): it goes on in a straight line beyond the last angles. Above the lamp for the counter the light is less than none, -0.5 at 135 and nearly -1 straight up, as much as it shines downwards; the lamp on
# top takes as much from the floor. Measured from 0 to 180, with noughts, both are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0
cat > read.mjs <<'J'
import { DataUtils } from 'three';
import { IESLoader } from 'three/examples/jsm/loaders/IESLoader.js';

const lamps = { 'downwards, 0 to 90': [[0, 45, 90], [100, 50, 0]], 'downwards, 0 to 180': [[0, 45, 90, 180], [100, 50, 0, 0]], 'upwards, 90 to 180': [[90, 135, 180], [0, 50, 100]], 'upwards, 0 to 180': [[0, 90, 135, 180], [0, 0, 50, 100]] };
for (const [name, [angles, candela]] of Object.entries(lamps)) {
  const { image } = new IESLoader().parse(`IESNA:LM-63-2002\n[TEST] 1\nTILT=NONE\n1 1000 1 ${angles.length} 1 1 2 0 0 0\n1 1 5\n${angles.join(' ')}\n0\n${candela.join(' ')}\n`);
  const at = (angle) => DataUtils.fromHalfFloat(image.data[Math.min(angle, image.width - 1)]).toFixed(1).replace('-0.0', '0.0');
  console.log(`${name}: ${[0, 45, 90, 135, 180].map((angle) => `${angle} ${at(angle)}`).join(', ')}`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
downwards, 0 to 90: 0 1.0, 45 0.5, 90 0.0, 135 -0.5, 180 -1.0
downwards, 0 to 180: 0 1.0, 45 0.5, 90 0.0, 135 0.0, 180 0.0
upwards, 90 to 180: 0 -1.0, 45 -0.5, 90 0.0, 135 0.5, 180 1.0
upwards, 0 to 180: 0 0.0, 45 0.0, 90 0.0, 135 0.5, 180 1.0
T
