#!/bin/sh
# A part in IFC named 侧板 18'A' É, as the format writes it: \X2\4FA7677F\X0\ 18''A'' \X\C9 (ISO 10303-21, 6.4.3: other characters by their numbers, and an apostrophe twice); and a model whose header is in one line,
# since line ends mean nothing there (5.2).
# Guess: what reads IFC has the name as it is meant, and reads the model whatever its lines.
# Seen: web-ifc 0.0.78 and @ifc-lite/parser 3.15.0 do. assimp 5.2.5 leaves out 侧板, É and the blanks, and keeps both apostrophes twice, so that parts whose names differ by their characters alone are named alike in what it
# writes. Written as plain UTF-8, which the format had no place for then, 侧板 is kept. The model with its header in one line it refuses: its schema is not recognised.
set -eu
. "$(cd "$(dirname "$0")" && pwd)/shared/model-of-ifc.sh"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s assimp-utils >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends assimp-utils; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact web-ifc@0.0.78 @ifc-lite/parser@3.15.0
body='#33=IFCEXTRUDEDAREASOLID(#34,#3,#35,18.);
#34=IFCRECTANGLEPROFILEDEF(.AREA.,$,#61,600.,400.);
#61=IFCAXIS2PLACEMENT2D(#62,$);
#62=IFCCARTESIANPOINT((0.,0.));'
printf '%s\n' "$body" | model "\\X2\\4FA7677F\\X0\\ 18''A'' \\X\\C9" > escaped.ifc
printf '%s\n' "$body" | model '侧板 18' > plain.ifc
printf '%s\n' "$body" | model '18' | sed -z 's/;\nFILE/;FILE/g' > joined.ifc
cat > names.mjs <<'J'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { IfcParser } from '@ifc-lite/parser';
const { IfcAPI } = createRequire(import.meta.url)('web-ifc');
const api = new IfcAPI();
await api.Init();
for (const name of ['escaped', 'plain', 'joined']) {
  const bytes = Uint8Array.from(readFileSync(`${name}.ifc`));
  process.stdout.write(`seen: ${name}, web-ifc: ${api.GetLine(api.OpenModel(bytes), 30).Name.value}\n`);
  process.stdout.write(`seen: ${name}, @ifc-lite/parser: ${(await new IfcParser().parseColumnar(bytes.buffer)).entities.getName(30)}\n`);
}
process.exit(0);
J
{
  node names.mjs 2>/dev/null | sed -n 's/^seen: //p'
  for name in escaped plain joined; do
    assimp export $name.ifc $name.dae > said 2>&1 || true
    echo "$name, assimp: $(sed -n "s/&apos;/'/g; s/.*<node.* name=\"IfcFurnishingElement_\(.*\)_0Yvct.*/\1/p" $name.dae 2>/dev/null || grep -o 'Unrecognized file schema' said)"
  done
} | tee seen
diff seen - <<'T'
escaped, web-ifc: 侧板 18'A' É
escaped, @ifc-lite/parser: 侧板 18'A' É
plain, web-ifc: 侧板 18
plain, @ifc-lite/parser: 侧板 18
joined, web-ifc: 18
joined, @ifc-lite/parser: 18
escaped, assimp: 18''A''
plain, assimp: 侧板18
joined, assimp: Unrecognized file schema
T
