#!/bin/sh
# A block of 2 by 1 by 1 feet (609.6 by 304.8 by 304.8 mm), and one of 24 by 12 by 6 inches, in IFC, where feet and inches are units of their own, made of metres (IfcConversionBasedUnit), as models from America have them.
# Guess: what reads IFC knows such units, which every such file begins with, or refuses them.
# Seen (assimp 5.2.5): it reads them as metres, without a word: 2 by 1 m, and 24 m for 24 inches. Millimetres and metres are right. @ifc-lite/parser 3.15.0 has the factors 0.3048 and 0.0254.
set -eu
. "$(cd "$(dirname "$0")" && pwd)/shared/model-of-ifc.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s assimp-utils >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends assimp-utils; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @ifc-lite/parser@3.15.0
cat > unit.mjs <<'J'
import { readFileSync } from 'node:fs';
import { IfcParser } from '@ifc-lite/parser';
const { lengthUnitScale } = await new IfcParser().parseColumnar(Uint8Array.from(readFileSync(process.argv[2])).buffer);
process.stdout.write(`, @ifc-lite/parser: a unit of ${lengthUnitScale} m\n`);
J
board() {
  model board "$5" > "$1.ifc" <<T
#33=IFCEXTRUDEDAREASOLID(#34,#3,#35,$4.);
#34=IFCRECTANGLEPROFILEDEF(.AREA.,\$,#61,$2.,$3.);
#61=IFCAXIS2PLACEMENT2D(#62,\$);
#62=IFCCARTESIANPOINT((0.,0.));
T
  assimp export "$1.ifc" "$1.stl" >/dev/null
  printf '%s, assimp: %s' "$1" "$(measure "$1.stl")"
  node unit.mjs "$1.ifc" 2>/dev/null | grep -o ', @ifc-lite.*'
}
unit() {
  printf '%s\n' "#10=IFCCONVERSIONBASEDUNIT(#13,.LENGTHUNIT.,'$1',#14);" '#13=IFCDIMENSIONALEXPONENTS(1,0,0,0,0,0,0);' "#14=IFCMEASUREWITHUNIT(IFCLENGTHMEASURE($2),#15);" '#15=IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.);'
}
{
  board millimetres 600 300 150 ''
  board metres 2 1 1 '#10=IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.);'
  board feet 2 1 1 "$(unit FOOT 0.3048)"
  board inches 24 12 6 "$(unit INCH 0.0254)"
} | tee seen
diff seen - <<'T'
millimetres, assimp: 600.0 by 300.0 by 150.0 mm, 27000 cm3, @ifc-lite/parser: a unit of 0.001 m
metres, assimp: 2000.0 by 1000.0 by 1000.0 mm, 2000000 cm3, @ifc-lite/parser: a unit of 1 m
feet, assimp: 2000.0 by 1000.0 by 1000.0 mm, 2000000 cm3, @ifc-lite/parser: a unit of 0.3048 m
inches, assimp: 24000.0 by 12000.0 by 6000.0 mm, 1728000000 cm3, @ifc-lite/parser: a unit of 0.0254 m
T
