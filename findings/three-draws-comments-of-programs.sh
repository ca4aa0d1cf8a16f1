#!/bin/sh
# Lines of a program for a router, a board of 100 by 50, drawn for a preview by three.js' GCodeLoader, as many a shop's page does, and run by the interpreter of LinuxCNC.
# Guess: the tool ends where LinuxCNC's does, at 100, 50, whichever way the same move is written; what the loader does not know it leaves out.
# Seen (three.js 0.187.0, LinuxCNC 2.9.0 pre): numbers in a comment are coordinates, X999 in (侧板 X999); with a number of the line (N20), or without blanks (G1X100Y50),
# the move is left out; so is one that goes on with the last word G1, one whose line begins with G91 (relative), and an arc. Inches (G20) are drawn as millimetres. It was made
# for programs of 3D printers, which have one word G in a line, at its beginning.
set -eu
dpkg -s linuxcnc-uspace >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends linuxcnc-uspace; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' linuxcnc-uspace
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact three@0.187.0
cat > read.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Box3 } from 'three';
import { GCodeLoader } from 'three/examples/jsm/loaders/GCodeLoader.js';

const programs = {
  plain: 'G1 X100 Y50 F500',
  comment: 'G1 X100 Y50 F500 (侧板 X999)',
  number: 'N20 G1 X100 Y50 F500',
  'without blanks': 'G1X100Y50F500',
  'going on': 'G1 X50 Y25 F500\nX100 Y50',
  arc: 'G2 X100 Y50 R80 F500',
  inches: 'G20\nG1 X3.93701 Y1.96850 F20',
  relative: 'G91 G1 X50 Y25 F500\nX50 Y25',
};
for (const [name, lines] of Object.entries(programs)) {
  const code = `G21\nG90\nG0 X0 Y0\n${lines}\n`;
  writeFileSync('board.ngc', `${code}M2\n`);
  const moves = execFileSync('rs274', ['-g', 'board.ngc'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const inches = name === 'inches' ? 25.4 : 1;
  const [, x, y] = [...moves.matchAll(/(?:STRAIGHT|ARC)_FEED\(([-0-9.]+), *([-0-9.]+)/g)].at(-1);
  const drawn = new GCodeLoader().parse(code);
  drawn.rotation.set(0, 0, 0);
  drawn.updateMatrixWorld(true);
  const { max } = new Box3().setFromObject(drawn);
  const place = (values) => values.map((value) => Math.round(value * 10) / 10).join(', ');
  console.log(`${name}: LinuxCNC ${place([x * inches, y * inches])}; three.js ${place([max.x, max.y])}`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
plain: LinuxCNC 100, 50; three.js 100, 50
comment: LinuxCNC 100, 50; three.js 999, 50
number: LinuxCNC 100, 50; three.js 0, 0
without blanks: LinuxCNC 100, 50; three.js 0, 0
going on: LinuxCNC 100, 50; three.js 50, 25
arc: LinuxCNC 100, 50; three.js 0, 0
inches: LinuxCNC 100, 50; three.js 3.9, 2
relative: LinuxCNC 100, 50; three.js 0, 0
T
