#!/bin/sh
# A board of 600 by 400, a closed outline of four corners, as JSCAD has it, written as DXF for the router by its serializer; and by hand-made calls of dxf-writer.
# Guess: a polyline with four corners that says it is closed (70: 1), as DXF closes it by itself (DXF Reference, LWPOLYLINE, group 70).
# Seen (@jscad/dxf-serializer 2.1.23): closed, and the first corner once more at the end, five of them: the last side has no length. dxf-writer 1.18.4 writes four.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LANG=C.UTF-8 LC_ALL=C.UTF-8
echo '{}' > package.json
npm i --no-audit --no-fund --ignore-scripts @jscad/dxf-serializer@2.1.23 @jscad/modeling@2.13.0 dxf-writer@1.18.4 >/dev/null 2>&1
cat > write.js <<'J'
const { serialize } = require('@jscad/dxf-serializer')
const { path2 } = require('@jscad/modeling').geometries
const Drawing = require('dxf-writer')
const corners = [[0, 0], [600, 0], [600, 400], [0, 400]]
const drawing = new Drawing()
drawing.drawPolyline(corners, true)
const texts = { '@jscad/dxf-serializer': serialize({}, path2.fromPoints({ closed: true }, corners)).join(''), 'dxf-writer': drawing.toDxfString() }
for (const [name, text] of Object.entries(texts)) {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const part = lines.slice(lines.indexOf('LWPOLYLINE', lines.indexOf('ENTITIES')) + 1)
  const end = part.findIndex((line, at) => at % 2 === 0 && line === '0')
  const codes = []
  for (let at = 0; at < end; at += 2) if (['70', '90', '10', '20'].includes(part[at])) codes.push(`${part[at]}: ${part[at + 1]}`)
  console.log(`${name}: ${codes.join(', ')}`)
}
J
node write.js | tee seen
diff seen - <<'T'
@jscad/dxf-serializer: 90: 5, 70: 1, 10: 0, 20: 0, 10: 600, 20: 0, 10: 600, 20: 400, 10: 0, 20: 400, 10: 0, 20: 0
dxf-writer: 90: 4, 70: 1, 10: 0, 20: 0, 10: 600, 20: 0, 10: 600, 20: 400, 10: 0, 20: 400
T
