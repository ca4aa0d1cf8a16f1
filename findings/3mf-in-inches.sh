#!/bin/sh
# A knob of two inches as 3MF, which says in its first element what its numbers are: unit="inch" (3MF Core Specification, 3.4).
# Guess: that is what 3MF has over STL, so that the readers turn it into millimetres, 50.8, or into metres, or say the unit.
# Seen: assimp 5.2.5, OpenSCAD 2021.01 and three.js 0.187.0 all read 2, as of a file in millimetres, without a word; OpenSCAD writes it out as 2 mm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in assimp-utils openscad zip; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils openscad
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact three@0.187.0 linkedom@0.18.12
mkdir -p knob/_rels knob/3D
cat > 'knob/[Content_Types].xml' <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>
X
cat > knob/_rels/.rels <<'X'
<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Target="/3D/3dmodel.model" Id="rel0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>
X
for unit in millimeter inch; do
  cat > knob/3D/3dmodel.model <<X
<?xml version="1.0" encoding="UTF-8"?>
<model unit="$unit" xml:lang="en-US" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"><resources><object id="1" type="model"><mesh>
<vertices><vertex x="0" y="0" z="0"/><vertex x="2" y="0" z="0"/><vertex x="0" y="2" z="0"/><vertex x="0" y="0" z="2"/></vertices>
<triangles><triangle v1="0" v2="2" v3="1"/><triangle v1="0" v2="1" v3="3"/><triangle v1="1" v2="2" v3="3"/><triangle v1="2" v2="0" v3="3"/></triangles>
</mesh></object></resources><build><item objectid="1"/></build></model>
X
  (cd knob && zip -q "../$unit.3mf" '[Content_Types].xml' _rels/.rels 3D/3dmodel.model)
  echo "import(\"$unit.3mf\");" > "$unit.scad"
done
cat > read.mjs <<'J'
import fs from 'node:fs';
import { DOMParser } from 'linkedom';
import { Box3 } from 'three';

globalThis.DOMParser = DOMParser;
const { ThreeMFLoader } = await import('three/addons/loaders/3MFLoader.js');
const { buffer, byteOffset, length } = fs.readFileSync(process.argv[2]);
console.log(new Box3().setFromObject(new ThreeMFLoader().parse(buffer.slice(byteOffset, byteOffset + length))).max.x);
J
{
  for unit in millimeter inch; do
    openscad -q -o "$unit.stl" "$unit.scad"
    echo "$unit: assimp $(assimp info "$unit.3mf" | awk '/Maximum point/ { printf "%g", substr($3, 2) }')," \
      "OpenSCAD $(awk '/vertex/ && $2 > high { high = $2 } END { print high }' "$unit.stl"), three.js $(node read.mjs "$unit.3mf")"
  done
} | tee seen
diff seen - <<'T'
millimeter: assimp 2, OpenSCAD 2, three.js 2
inch: assimp 2, OpenSCAD 2, three.js 2
T
