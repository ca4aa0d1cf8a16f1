#!/bin/sh
# A board of 600 by 400 by 18 as OBJ, made smaller for the page by OpenCTM's converter, ctmconv, and made STL again: by its default, by the ways of compression it has a name for, and by the default with the level chosen.
# Guess: 600 by 400 by 18 but for some hundredths of a millimetre, 4320 cm3: the library packs without loss (MG1) unless told otherwise.
# Seen (openctm-tools 1.0.3): the converter has a default of its own, MG2 in steps of a hundredth of the mean edge, here more than 3 mm: 600.2 by 400.2 by 16.7, 4012 cm3. Asked for 0.01 (--vprec) it is 18 again; RAW and MG1 are exact.
set -eu
dpkg -s openctm-tools >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends openctm-tools; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' openctm-tools
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > board.obj <<'T'
v 0 0 0
v 600 0 0
v 600 400 0
v 0 400 0
v 0 0 18
v 600 0 18
v 600 400 18
v 0 400 18
f 4 3 2 1
f 5 6 7 8
f 1 2 6 5
f 2 3 7 6
f 3 4 8 7
f 4 1 5 8
T
cat > size.js <<'J'
const bytes = require('fs').readFileSync('board.stl');
const corners = [];
for (let at = 84; at < bytes.length; at += 50) for (let corner = 12; corner < 48; corner += 12) corners.push([0, 4, 8].map((place) => bytes.readFloatLE(at + corner + place)));
const size = [0, 1, 2].map((axis) => Math.max(...corners.map((corner) => corner[axis])) - Math.min(...corners.map((corner) => corner[axis])));
console.log(`${process.argv[2]}: ${size.map((length) => length.toFixed(2)).join(' by ')}`);
J
while read -r options; do
  # shellcheck disable=SC2086
  ctmconv board.obj board.ctm $options >/dev/null
  ctmconv board.ctm board.stl >/dev/null
  node size.js "ctmconv $options"
done <<'T' | tee seen
--level 1
--level 9
--method MG2
--method MG2 --vprec 0.01
--method MG1
--method RAW
T
diff seen - <<'T'
ctmconv --level 1: 600.21 by 400.21 by 16.70
ctmconv --level 9: 600.21 by 400.21 by 16.70
ctmconv --method MG2: 600.21 by 400.21 by 16.70
ctmconv --method MG2 --vprec 0.01: 600.00 by 400.00 by 18.00
ctmconv --method MG1: 600.00 by 400.00 by 18.00
ctmconv --method RAW: 600.00 by 400.00 by 18.00
T
