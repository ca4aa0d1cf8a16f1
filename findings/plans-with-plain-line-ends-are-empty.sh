#!/bin/sh
# A plan as DXF with a board, once with the line ends of Windows and once with those of Unix, as LibreCAD, QCAD and ezdxf write it there, read by parsers of npm; what they find in it.
# Guess: the same, as the format is by lines; or an error.
# Seen: dxf-parser 1.1.2 and dxf 5.3.1 find the board in both. dxf2json 1.0.3 finds nothing in the one of Unix, no layers, no lines, and makes a map without anything of it, without an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact dxf@5.3.1 dxf-parser@1.1.2 dxf2json@1.0.3
cat > read.cjs <<'J'
const { DxfParser, toGeojson } = require('dxf2json');
const { Helper } = require('dxf');
const Parser = require('dxf-parser');
const groups = (...pairs) => pairs.map(([code, value]) => `${code}\n${value}\n`).join('');
const plan = groups([0, 'SECTION'], [2, 'HEADER'], [9, '$ACADVER'], [1, 'AC1021'], [0, 'ENDSEC'], [0, 'SECTION'], [2, 'ENTITIES'], [0, 'LINE'], [8, '侧板'], [10, 0], [20, 0], [11, 600], [21, 0], [0, 'ENDSEC'], [0, 'EOF']);
(async () => {
  for (const [name, text] of [['Windows', plan.replaceAll('\n', '\r\n')], ['Unix', plan]]) {
    console.log(`${name}: dxf-parser ${new (Parser.default ?? Parser)().parseSync(text).entities.map(({ type, layer }) => `${type} ${layer}`)}; dxf ${new Helper(text).parsed.entities.map(({ type, layer }) => `${type} ${layer}`)}`);
    const read = await new DxfParser().parseContent(text);
    console.log(`${name}: dxf2json ${read.ENTITIES.map(({ type, layer }) => `${type} ${layer}`)}; map with ${toGeojson(read).features.length} lines`);
  }
})();
J
node read.cjs | tee seen
diff seen - <<'T'
Windows: dxf-parser LINE 侧板; dxf LINE 侧板
Windows: dxf2json LINE 侧板; map with 1 lines
Unix: dxf-parser LINE 侧板; dxf LINE 侧板
Unix: dxf2json ; map with 0 lines
T
