#!/bin/sh
# A board of 100 by 50 by 18 as 3MF, whose file also has what it does not build: a part that no item of the build names (900 wide; 3MF Core 1.2, 3.4: what the build does not name is not printed), or a support beside it, of the type
# for that (support), which it does name, at 500.
# Guess: readers have the board, 100 wide; with the support 600, or 100.
# Seen: three.js 0.187.0 and assimp 5.2.5 do. PrusaSlicer 2.5.0 refuses both files, "Unable to find object" and "does not contain a valid model". OpenSCAD 2021.01 takes the spare part for one of the model, 900 wide, and leaves the
# support where it was drawn, within the board.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in assimp-utils openscad prusa-slicer zip; do dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null; done
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils openscad prusa-slicer
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0 jsdom@29.1.1
cat > read.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { Box3 } from 'three';
import { ThreeMFLoader } from 'three/examples/jsm/loaders/3MFLoader.js';

Object.assign(globalThis, { DOMParser: new JSDOM('').window.DOMParser });
const sides = [[0, 2, 1], [1, 2, 3], [4, 5, 6], [5, 7, 6], [0, 1, 4], [1, 5, 4], [2, 6, 3], [3, 6, 7], [0, 4, 2], [2, 4, 6], [1, 3, 5], [3, 7, 5]];
const object = (id, type, width) => `<object id="${id}" type="${type}"><mesh><vertices>${[0, 1, 2, 3, 4, 5, 6, 7].map((at) => `<vertex x="${(at & 1) * width}" y="${((at >> 1) & 1) * 50}" z="${(at >> 2) * 18}"/>`).join('')}</vertices>
<triangles>${sides.map(([a, b, c]) => `<triangle v1="${a}" v2="${b}" v3="${c}"/>`).join('')}</triangles></mesh></object>`;
const kinds = {
  board: [object(1, 'model', 100), '<item objectid="1"/>'],
  'with a spare part': [object(1, 'model', 100) + object(2, 'model', 900), '<item objectid="1"/>'],
  'with a support': [object(1, 'model', 100) + object(2, 'support', 100), '<item objectid="1"/><item objectid="2" transform="1 0 0 0 1 0 0 0 1 500 0 0"/>'],
};
const run = (program, ...words) => execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const width = (name) => Math.max(...[...readFileSync(name, 'utf8').matchAll(/vertex (\S+)/g)].map(([, x]) => Number(x)));
mkdirSync('parts/3D', { recursive: true });
mkdirSync('parts/_rels');
writeFileSync('parts/[Content_Types].xml', '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>');
writeFileSync('parts/_rels/.rels', '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Target="/3D/3dmodel.model" Id="rel0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>');
for (const [kind, [resources, build]] of Object.entries(kinds)) {
  writeFileSync('parts/3D/3dmodel.model', `<?xml version="1.0" encoding="UTF-8"?><model unit="millimeter" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"><resources>${resources}</resources><build>${build}</build></model>`);
  rmSync('board.3mf', { force: true });
  execFileSync('zip', ['-qr', '../board.3mf', '.'], { cwd: 'parts' });
  const readers = {
    'three.js': () => { const group = new ThreeMFLoader().parse(Uint8Array.from(readFileSync('board.3mf')).buffer); group.updateMatrixWorld(true); return new Box3().setFromObject(group).max.x; },
    assimp: () => { run('assimp', 'export', 'board.3mf', 'assimp.stl'); return width('assimp.stl'); },
    OpenSCAD: () => { writeFileSync('board.scad', 'import("board.3mf");'); run('openscad', '-o', 'openscad.stl', 'board.scad'); return width('openscad.stl'); },
    PrusaSlicer: () => Math.max(...[...run('prusa-slicer', '--info', 'board.3mf').matchAll(/^max_x = (.*)$/gm)].map(([, x]) => Number(x))),
  };
  for (const [reader, read] of Object.entries(readers)) {
    let seen = 'refused';
    try { seen = `${read()} wide`; } catch {}
    console.log(`${kind}, ${reader}: ${seen}`);
  }
}
J
node read.mjs 2>/dev/null | tee seen
diff seen - <<'T'
board, three.js: 100 wide
board, assimp: 100 wide
board, OpenSCAD: 100 wide
board, PrusaSlicer: 100 wide
with a spare part, three.js: 100 wide
with a spare part, assimp: 100 wide
with a spare part, OpenSCAD: 900 wide
with a spare part, PrusaSlicer: refused
with a support, three.js: 600 wide
with a support, assimp: 600 wide
with a support, OpenSCAD: 100 wide
with a support, PrusaSlicer: refused
T
