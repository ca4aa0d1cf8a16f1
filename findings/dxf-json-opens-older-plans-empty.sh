#!/bin/sh
# A plan as DXF of AutoCAD R12, the oldest and plainest that machines take, with a block for a hinge cup, put in twice, and a side of the door; and the same of AutoCAD 2000, where
# each object says its class (100) as well.
# Guess: @mlightcad/dxf-json, by which CAD files are shown in browsers, reads both alike.
# Seen (@mlightcad/dxf-json 1.2.8, beside dxf-parser 1.1.2): of R12 it has the block and no object of the plan, without an error. It goes on from the end of a block (ENDBLK) when it
# meets the class AcDbBlockEnd, which R12 does not have. Without blocks the R12 plan is read.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact @mlightcad/dxf-json@1.2.8 dxf-parser@1.1.2 >/dev/null 2>&1
cat > read.cjs <<'J'
const { DxfParser } = require('@mlightcad/dxf-json');
const loaded = require('dxf-parser');
const OtherParser = loaded.default ?? loaded;

const plan = (version, withBlocks) => {
  const classes = (...names) => (version === 'AC1009' ? [] : names.flatMap((name) => [100, name]));
  const block = [
    [0, 'SECTION', 2, 'BLOCKS', 0, 'BLOCK', 5, '20', ...classes('AcDbEntity'), 8, 0, ...classes('AcDbBlockBegin')],
    [2, 'CUP', 70, 0, 10, 0, 20, 0, 30, 0, 3, 'CUP', 1, ''],
    [0, 'CIRCLE', 5, '21', ...classes('AcDbEntity'), 8, 0, ...classes('AcDbCircle'), 10, 0, 20, 0, 30, 0, 40, 17.5],
    [0, 'ENDBLK', 5, '22', ...classes('AcDbEntity'), 8, 0, ...classes('AcDbBlockEnd'), 0, 'ENDSEC'],
  ];
  const cup = (handle, y) => [0, 'INSERT', 5, handle, ...classes('AcDbEntity'), 8, 0, ...classes('AcDbBlockReference'), 2, 'CUP', 10, 22, 20, y, 30, 0];
  const side = [0, 'LINE', 5, '32', ...classes('AcDbEntity'), 8, 0, ...classes('AcDbLine'), 10, 0, 20, 0, 30, 0, 11, 0, 21, 700, 31, 0];
  return [
    [0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, version, 0, 'ENDSEC'],
    ...(withBlocks ? block : []),
    [0, 'SECTION', 2, 'ENTITIES', ...(withBlocks ? [...cup('30', 100), ...cup('31', 600)] : []), ...side, 0, 'ENDSEC', 0, 'EOF', ''],
  ]
    .flat()
    .join('\n');
};
const types = (Parser, text) => new Parser().parseSync(text).entities.map(({ type }) => type).join('+') || 'nothing';
for (const [name, ...parts] of [['2000', 'AC1015', true], ['R12', 'AC1009', true], ['R12 without blocks', 'AC1009', false]]) {
  const text = plan(...parts);
  console.log(`${name}: ${types(DxfParser, text)}, dxf-parser ${types(OtherParser, text)}`);
}
J
node read.cjs > seen
cat seen
cat > expected <<'T'
2000: INSERT+INSERT+LINE, dxf-parser INSERT+INSERT+LINE
R12: nothing, dxf-parser INSERT+INSERT+LINE
R12 without blocks: LINE, dxf-parser LINE
T
cmp seen expected
