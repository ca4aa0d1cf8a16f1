#!/bin/sh
# Two doors in a scene of VTK, one of oak that hides all behind it (opacity 1) and one of glass (0.25), written as OBJ with its materials, as VRML and as glTF by VTK's exporters; the OBJ's read by three.js.
# Guess: opacity 1 and 0.25 in each.
# Seen (VTK 9.1.0, three.js 0.187.0): VRML and glTF are right. For OBJ it writes the opacity behind Tr, which is how much is seen through (d is the opacity; 3ds Max writes Tr as its reverse, and what reads the format takes it so): Tr 1 for oak, which three.js has at 0, seen by nobody; and 0.25 for the glass, which becomes a solid one of 0.75.
set -eu
for package in python3-vtk9 xvfb xauth; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-vtk9
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0
cat > write.py <<'P'
import vtk
renderer = vtk.vtkRenderer()
for place, (colour, opacity) in enumerate([((0.5, 0.25, 0.125), 1), ((0.5, 0.75, 0.75), 0.25)]):
    door = vtk.vtkCubeSource()
    door.SetXLength(600)
    door.SetYLength(2000)
    door.SetZLength(18)
    mapper = vtk.vtkPolyDataMapper()
    mapper.SetInputConnection(door.GetOutputPort())
    actor = vtk.vtkActor()
    actor.SetMapper(mapper)
    actor.SetPosition(place * 600, 0, 0)
    actor.GetProperty().SetColor(*colour)
    actor.GetProperty().SetOpacity(opacity)
    renderer.AddActor(actor)
window = vtk.vtkRenderWindow()
window.SetOffScreenRendering(1)
window.AddRenderer(renderer)
for exporter, name in [(vtk.vtkOBJExporter(), 'doors'), (vtk.vtkVRMLExporter(), 'doors.wrl'), (vtk.vtkGLTFExporter(), 'doors.gltf')]:
    exporter.SetRenderWindow(window)
    getattr(exporter, 'SetFilePrefix' if name == 'doors' else 'SetFileName')(name)
    exporter.Write()
P
xvfb-run -a /usr/bin/python3 write.py >/dev/null 2>&1
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import { MTLLoader } from 'three/examples/jsm/loaders/MTLLoader.js';

const text = readFileSync('doors.mtl', 'utf8');
console.log(`OBJ: ${text.match(/^(?:Tr|d) .*/gm).join(', ')}`);
const read = new MTLLoader().parse(text, '');
read.preload();
console.log(`three.js: ${Object.values(read.materials).map(({ opacity }) => opacity).join(', ')}`);
console.log(`VRML: ${readFileSync('doors.wrl', 'utf8').match(/transparency \S+/g).join(', ')}`);
console.log(`glTF: ${JSON.parse(readFileSync('doors.gltf', 'utf8')).materials.map(({ pbrMetallicRoughness }) => pbrMetallicRoughness.baseColorFactor[3]).join(', ')}`);
J
node read.mjs | tee seen
diff seen - <<'T'
OBJ: Tr 1, Tr 0.25
three.js: 0, 0.75
VRML: transparency 0, transparency 0.75
glTF: 1, 0.25
T
