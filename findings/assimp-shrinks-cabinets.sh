#!/bin/sh
# A board of 600 by 400 mm as Collada, which says its unit (0.001 m), made into 3MF, which says its unit, too, and into STL and OBJ, which slicers and CAD programs take for
# millimetres; and the 3MF made into Collada again.
# Guess: assimp, which reads and writes all of these, has 600 mm in each.
# Seen (assimp 5.2.5): 600 "millimeter" are in the 3MF. STL and OBJ have 0.6, a board smaller than a grain, since it counts in metres once Collada is read. The 3MF it writes
# as Collada of 600 metres: the unit of a 3MF is not read.
set -eu
for package in assimp-utils unzip; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > board.dae <<'T'
<?xml version="1.0" encoding="utf-8"?>
<COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">
<asset><created>2026-11-29T00:00:00Z</created><modified>2026-11-29T00:00:00Z</modified><unit name="millimeter" meter="0.001"/><up_axis>Y_UP</up_axis></asset>
<library_geometries><geometry id="g" name="board"><mesh>
<source id="p"><float_array id="f" count="9">0 0 0 600 0 0 0 400 0</float_array><technique_common><accessor source="#f" count="3" stride="3">
<param name="X" type="float"/><param name="Y" type="float"/><param name="Z" type="float"/></accessor></technique_common></source>
<vertices id="v"><input semantic="POSITION" source="#p"/></vertices>
<triangles count="1"><input semantic="VERTEX" source="#v" offset="0"/><p>0 1 2</p></triangles></mesh></geometry></library_geometries>
<library_visual_scenes><visual_scene id="s"><node id="n" name="board"><instance_geometry url="#g"/></node></visual_scene></library_visual_scenes>
<scene><instance_visual_scene url="#s"/></scene></COLLADA>
T
for kind in 3mf stl obj; do assimp export board.dae "board.$kind" >/dev/null; done
unzip -qo board.3mf -d made
model=made/3D/3DModel.model
wide() { grep -oE "$1" "$2" | grep -oE '[0-9.]+' | sort -g | tail -n 1; }
assimp export board.3mf again.dae >/dev/null
{
  echo "3MF: $(grep -oE 'unit="[a-z]+"' "$model"), $(wide ' x="[0-9.]+' "$model") wide"
  echo "STL: $(awk '$1 == "vertex" { print $2 }' board.stl | sort -g | tail -n 1 | cut -c1-3) wide"
  echo "OBJ: $(awk '$1 == "v" { print $2 }' board.obj | sort -g | tail -n 1 | cut -c1-3) wide"
  echo "3MF as Collada: $(grep -oE 'meter="[0-9.]+"' again.dae), $(grep -oE '<float_array[^>]*positions-array"[^>]*>[^<]*' again.dae | sed 's/.*>//' | tr ' ' '\n' | sort -g | tail -n 1) wide"
} | tee seen
diff seen - <<'T'
3MF: unit="millimeter", 600 wide
STL: 0.6 wide
OBJ: 0.6 wide
3MF as Collada: meter="1", 600 wide
T
