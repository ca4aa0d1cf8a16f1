#!/bin/sh
# A board of 600 by 400 as PLY, whose header names what each point has: x, y, z; z, y, x; a colour first; and a further element before the faces. Read by the importer of online-3d-viewer, which shows such files on web pages.
# Guess: the board is 600 by 400 whatever the order, as the header is there for it, or refused.
# Seen (online-3d-viewer 0.18.0): the first three numbers are taken for x, y and z: with z, y, x, and with a colour first, the board stands on its edge, as thin as the colour differs, without an error. The further element is passed over rightly.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact online-3d-viewer@0.18.0
cat > read.mjs <<'J'
import { FinalizeModel, GetBoundingBox, ImporterPly, RGBColor } from 'online-3d-viewer';

const grey = () => new RGBColor(200, 200, 200);
const corners = [[0, 0], [600, 0], [600, 400], [0, 400]].map(([x, y]) => ({ x, y, z: 0, red: 200, edge: 1 }));
const show = (name, properties, extra = '') => {
  const header = `ply\nformat ascii 1.0\nelement vertex 4\n${properties.map((one) => `property ${one === 'red' ? 'uchar' : 'float'} ${one}\n`).join('')}${extra && 'element edge 1\nproperty int vertex1\nproperty int vertex2\n'}element face 1\nproperty list uchar int vertex_indices\nend_header\n`;
  const text = header + corners.map((corner) => `${properties.map((one) => corner[one]).join(' ')}\n`).join('') + extra + '4 0 1 2 3\n';
  const importer = new ImporterPly();
  importer.Import('board.ply', 'ply', new TextEncoder().encode(text).buffer, {
    getDefaultLineMaterialColor: grey,
    getDefaultMaterialColor: grey,
    onSuccess() {
      const model = importer.GetModel();
      FinalizeModel(model, { getDefaultMaterialColor: grey });
      const { min, max } = GetBoundingBox(model);
      console.log(`${name}: ${max.x - min.x} by ${max.y - min.y} by ${max.z - min.z}`);
    },
    onError() { console.log(`${name}: ${importer.GetErrorMessage()}`); },
    onComplete() {},
  });
};
show('x y z', ['x', 'y', 'z']);
show('z y x', ['z', 'y', 'x']);
show('colour x y z', ['red', 'x', 'y', 'z']);
show('x y z, an element before the faces', ['x', 'y', 'z'], '0 1\n');
J
node read.mjs | tee seen
diff seen - <<'T'
x y z: 600 by 400 by 0
z y x: 0 by 400 by 600
colour x y z: 0 by 600 by 400
x y z, an element before the faces: 600 by 400 by 0
T
