#!/bin/sh
# A board of 600 by 400 by 18 mm as Collada in millimetres, centimetres and metres, each of which says its unit (<unit meter="0.001"/>), made into STL, which has none, for a printer or a viewer, by OpenSceneGraph (osgconv), MeshLab and OpenCTM; and made into Collada by OpenSceneGraph.
# Guess: one size of the three, whatever the file's unit is, as that is what the format has it for; and a file of Collada, or an error.
# Seen (OpenSceneGraph 3.6.5, MeshLab 2020.09, openctm-tools 1.0.3): none looks at the unit: 600, 60 and 0.6. OpenSceneGraph says "Data written" of Collada and writes no file; it ends well.
set -eu
for package in openscenegraph meshlab openctm-tools xvfb xauth; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' openscenegraph meshlab openctm-tools
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
board() {
  cat > "$1.dae" <<T
<?xml version="1.0" encoding="utf-8"?>
<COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">
<asset><created>2026-01-05T10:00:00Z</created><modified>2026-01-05T10:00:00Z</modified><unit meter="$2" name="$1"/><up_axis>Z_UP</up_axis></asset>
<library_geometries><geometry id="board"><mesh><source id="places"><float_array id="numbers" count="24">0 0 0 $3 0 0 $3 $4 0 0 $4 0 0 0 $5 $3 0 $5 $3 $4 $5 0 $4 $5</float_array>
<technique_common><accessor source="#numbers" count="8" stride="3"><param name="X" type="float"/><param name="Y" type="float"/><param name="Z" type="float"/></accessor></technique_common></source>
<vertices id="corners"><input semantic="POSITION" source="#places"/></vertices><triangles count="12"><input semantic="VERTEX" source="#corners" offset="0"/>
<p>0 2 1 0 3 2 4 5 6 4 6 7 0 1 5 0 5 4 1 2 6 1 6 5 2 3 7 2 7 6 3 0 4 3 4 7</p></triangles></mesh></geometry></library_geometries>
<library_visual_scenes><visual_scene id="room"><node id="one"><instance_geometry url="#board"/></node></visual_scene></library_visual_scenes><scene><instance_visual_scene url="#room"/></scene>
</COLLADA>
T
}
board millimetre 0.001 600 400 18
board centimetre 0.01 60 40 1.8
board metre 1 0.6 0.4 0.018
cat > size.js <<'J'
const bytes = require('fs').readFileSync(process.argv[2]);
const corners = [];
if (bytes.subarray(80).readUInt32LE() * 50 + 84 === bytes.length) {
  for (let at = 84; at < bytes.length; at += 50) for (let corner = 12; corner < 48; corner += 12) corners.push(bytes.readFloatLE(at + corner));
} else for (const [, x] of bytes.toString().matchAll(/vertex\s+(\S+)/g)) corners.push(Number(x));
console.log(`${process.argv.slice(3).join(' ')}: ${+(Math.max(...corners) - Math.min(...corners)).toFixed(3)}`);
J
{
  for unit in millimetre centimetre metre; do
    osgconv "$unit.dae" osg.stl >/dev/null 2>&1
    xvfb-run -a meshlabserver -i "$unit.dae" -o meshlab.stl >/dev/null 2>&1
    ctmconv "$unit.dae" openctm.stl >/dev/null 2>&1
    for program in osg meshlab openctm; do node size.js "$program.stl" "$program," "$unit"; done
  done
  osgconv osg.stl again.dae 2>/dev/null | sed 's/^/osg: /'
  ls again.dae 2>/dev/null || echo 'no again.dae'
} | tee seen
diff seen - <<'T'
osg, millimetre: 600
meshlab, millimetre: 600
openctm, millimetre: 600
osg, centimetre: 60
meshlab, centimetre: 60
openctm, centimetre: 60
osg, metre: 0.6
meshlab, metre: 0.6
openctm, metre: 0.6
osg: Data written to 'again.dae'.
no again.dae
T
