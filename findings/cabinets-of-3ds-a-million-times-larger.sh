#!/bin/sh
# A board of 600 by 400 by 18 as .3ds, in which makers of furniture and sites of models give theirs; the file has a scale for all of it (master scale, chunk 0100): none, 0.001, and 25.4.
# Guess: what reads .3ds applies the scale in the same way, or does not know it and reads 600 each time.
# Seen: three.js 0.187.0 multiplies by it: 0.6 of 0.001, 15240 of 25.4. assimp 5.2.5 divides by it: 600000, and 23.62. A model that is shown by the one and made for the workshop by the other differs by a million.
. "$(dirname "$0")/shared/boards-of-3ds.sh"
cat > read.mjs <<'J'
import { board, seen } from './boards.mjs';
for (const scale of [undefined, 0.001, 25.4]) {
  board({ scale });
  for (const [reader, { width }] of Object.entries(seen())) console.log(`scale ${scale ?? 'none'}, ${reader}: ${width} wide`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
scale none, three.js: 600 wide
scale none, assimp: 600 wide
scale 0.001, three.js: 0.6 wide
scale 0.001, assimp: 600000 wide
scale 25.4, three.js: 15240 wide
scale 25.4, assimp: 23.62 wide
T
