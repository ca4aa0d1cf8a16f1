#!/bin/sh
# A part as .3ds named 侧板, with the picture 橡木.JPG, in the code page of Chinese Windows, as 3ds Max writes them there; and one that stands at two places, 1000 apart, as its instances do in that format (key frames, chunk B000).
# Guess: what reads .3ds has both instances, 1600 wide; names are decoded by a code page that is told to it, or kept byte by byte.
# Seen: assimp 5.2.5 has both instances. three.js 0.187.0 passes over the key frames: one part at the first place. Names it takes for Latin-1, so that it asks the server for ÏðÄ¾.JPG, a file that is nowhere. assimp keeps
# the picture's bytes; the part it calls 3DSMesh_0, in whatever letters its name is, unless there are key frames.
. "$(dirname "$0")/shared/boards-of-3ds.sh"
cat > read.mjs <<'J'
import { board, seen } from './boards.mjs';
const kinds = { 'named side': {}, 'named 侧板': { name: '侧板' }, 'at two places': { places: [[0, 0, 0], [1000, 0, 0]] } };
for (const [kind, part] of Object.entries(kinds)) {
  board(part);
  for (const [reader, { width, name, picture }] of Object.entries(seen())) console.log(`${kind}, ${reader}: ${width} wide, ${name}, ${picture}`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
named side, three.js: 600 wide, side, ÏðÄ¾.JPG
named side, assimp: 600 wide, 3DSMesh_0, ÏðÄ¾.JPG
named 侧板, three.js: 600 wide, ²à°å, ÏðÄ¾.JPG
named 侧板, assimp: 600 wide, 3DSMesh_0, ÏðÄ¾.JPG
at two places, three.js: 600 wide, side, ÏðÄ¾.JPG
at two places, assimp: 1600 wide, side_inst_2, ÏðÄ¾.JPG
T
