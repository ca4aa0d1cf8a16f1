#!/bin/sh
# Two boards in one OBJ, each with its points and then its face, whose corners are counted backwards (f -4 -3 -2 -1), as exporters that write part after part do; the same counted forwards; and a face in two groups (g 柜 门), and in none again (g).
# Guess: both boards are where they are in either way: a negative number counts back from the last point of the file so far (Wavefront's appendix B, v: "relative to the current position"). A face may be in several groups, and g alone is the default one ("g group_name1 group_name2").
# Seen: three.js 0.187.0 and @jscad/obj-deserializer 2.0.33 read all. obj-file-parser 0.6.2 counts backwards within the part, so that the second board is the first one, and refuses two groups and none.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact obj-file-parser@0.6.2 @jscad/obj-deserializer@2.0.33 three@0.187.0
cat > run.mjs <<'J'
import jscad from '@jscad/obj-deserializer';
import Parser from 'obj-file-parser';
import { OBJLoader } from 'three/addons/loaders/OBJLoader.js';

const board = (name, z, face) => `o ${name}\nv 0 0 ${z}\nv 600 0 ${z}\nv 600 400 ${z}\nv 0 400 ${z}\nf ${face}\n`;
const files = {
  forwards: board('侧板', 0, '1 2 3 4') + board('门板', 100, '5 6 7 8'),
  backwards: board('侧板', 0, '-4 -3 -2 -1') + board('门板', 100, '-4 -3 -2 -1'),
  'two groups': `g 柜 门\n${board('门板', 100, '1 2 3 4')}`,
  'no group': `g\n${board('门板', 100, '1 2 3 4')}`,
};
const readers = {
  three: (text) => { const heights = []; new OBJLoader().parse(text).traverse((part) => part.geometry && heights.push(part.geometry.attributes.position.getZ(0))); return heights; },
  jscad: (text) => [jscad.deserialize({ output: 'geometry', filename: 'a.obj' }, text)].flat().flatMap((body) => body.polygons.map((polygon) => polygon.vertices[0][2])),
  'obj-file-parser': (text) => {
    const { models } = new Parser(text).parse();
    const points = models.flatMap((model) => model.vertices);
    return models.flatMap((model) => model.faces.map((face) => points[face.vertices[0].vertexIndex - 1].z));
  },
};
for (const [name, text] of Object.entries(files)) {
  for (const [reader, read] of Object.entries(readers)) {
    let seen;
    try { seen = `boards at ${read(text).join(' and ')}`; } catch (error) { seen = `refused: ${error.message ?? error}`; }
    console.log(`${name}, ${reader}: ${seen}`);
  }
}
J
node run.mjs | tee seen
diff seen - <<'T'
forwards, three: boards at 0 and 100
forwards, jscad: boards at 0 and 100
forwards, obj-file-parser: boards at 0 and 100
backwards, three: boards at 0 and 100
backwards, jscad: boards at 0 and 100
backwards, obj-file-parser: boards at 0 and 0
two groups, three: boards at 100
two groups, jscad: boards at 100
two groups, obj-file-parser: refused: Group statements must have exactly 1 argument (eg. g group_1)
no group, three: boards at 100
no group, jscad: boards at 100
no group, obj-file-parser: refused: Group statements must have exactly 1 argument (eg. g group_1)
T
