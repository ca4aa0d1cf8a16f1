#!/bin/sh
# A cabinet as USDZ, for seeing it in the room by an iPhone, written by three 0.187.0: boards named in Chinese, with a blank, with a hyphen and with a digit in front.
# Guess: names of USD are letters and digits, so that the signs become underscores or the name is told beside it (displayName); two boards can be told apart.
# Seen: Chinese names are dropped, and the cabinet and its boards are Object, Object_5, Object_6, by a count that changes with what was made before; blanks and hyphens vanish, Door2, door3; no displayName holds the old name, and materials are numbered too.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0
cat > run.cjs <<'J'
globalThis.requestAnimationFrame = (run) => setTimeout(run, 0);
(async () => {
  const { BoxGeometry, Group, Mesh, MeshStandardMaterial } = await import('three');
  const { USDZExporter } = await import('three/addons/exporters/USDZExporter.js');
  const cabinet = new Group();
  cabinet.name = '地柜';
  for (const name of ['左侧板', '右侧板', 'Door 2', 'door-3', '18mm back']) {
    const board = new Mesh(new BoxGeometry(0.6, 0.018, 0.4), new MeshStandardMaterial({ name: `${name}橡木` }));
    board.name = name;
    cabinet.add(board);
  }
  cabinet.updateMatrixWorld(true);
  const text = Buffer.from(await new USDZExporter().parseAsync(cabinet)).toString();
  console.log(text.match(/def (Xform|Material) "[^"]*"/g).join('\n'));
  console.log('displayName', text.includes('displayName'), ' old name', /侧板|橡木|地柜/.test(text));
})();
J
node run.cjs | tee seen
diff seen - <<'T'
def Xform "Root"
def Xform "Scene"
def Xform "Object"
def Xform "Object_5"
def Xform "Object_6"
def Xform "Door2"
def Xform "door3"
def Xform "_18mmback"
def Material "Material_2"
def Material "Material_3"
def Material "Material_4"
def Material "Material_5"
def Material "Material_6"
displayName false  old name false
T
