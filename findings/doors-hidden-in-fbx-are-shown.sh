#!/bin/sh
# A cabinet's body and two doors as FBX 7.4 in its text form, as 3ds Max and Maya write what is hidden there: one door with Show 0, one with Visibility 0.
# Guess: what reads FBX hides the doors, leaves them out, or keeps the properties, so that one can.
# Seen: three.js 0.187.0 (FBXLoader) has three meshes, all visible, and keeps neither property. assimp 5.2.5 has three in glTF, without a word of it there.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s assimp-utils >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends assimp-utils; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0
cat > read.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { FBXLoader } from 'three/examples/jsm/loaders/FBXLoader.js';

Object.assign(globalThis, { window: globalThis });
const parts = { body: '', left: 'P: "Show", "bool", "", "",0', right: 'P: "Visibility", "Visibility", "", "A",0' };
const names = Object.keys(parts);
const geometry = (id) => `\tGeometry: ${id}, "Geometry::", "Mesh" {\n\t\tVertices: *9 {\n\t\t\ta: 0,0,0,600,0,0,0,400,0\n\t\t}\n\t\tPolygonVertexIndex: *3 {\n\t\t\ta: 0,1,-3\n\t\t}\n\t\tGeometryVersion: 124\n\t}\n`;
const model = (id, name) => `\tModel: ${id}, "Model::${name}", "Mesh" {\n\t\tVersion: 232\n\t\tProperties70:  {\n${parts[name] && `\t\t\t${parts[name]}\n`}\t\t}\n\t\tShading: T\n\t\tCulling: "CullingOff"\n\t}\n`;
writeFileSync('cabinet.fbx', `; FBX 7.4.0 project file
FBXHeaderExtension:  {
	FBXHeaderVersion: 1003
	FBXVersion: 7400
}
GlobalSettings:  {
	Version: 1000
	Properties70:  {
		P: "UnitScaleFactor", "double", "Number", "",0.1
	}
}
Definitions:  {
	Version: 100
	Count: 2
	ObjectType: "Model" {
		Count: 3
	}
	ObjectType: "Geometry" {
		Count: 3
	}
}
Objects:  {
${names.map((name, at) => geometry(100 + at) + model(200 + at, name)).join('')}}
Connections:  {
${names.map((name, at) => `\tC: "OO",${200 + at},0\n\tC: "OO",${100 + at},${200 + at}\n`).join('')}}
`);
new FBXLoader().parse(Uint8Array.from(readFileSync('cabinet.fbx')).buffer, '').traverse(({ isMesh, name, visible, userData }) => { if (isMesh) console.log(`three.js: ${name}, ${visible ? 'visible' : 'hidden'}, ${/show|visib/i.test(JSON.stringify(userData)) ? 'told' : 'nothing told'}`); });
execFileSync('assimp', ['export', 'cabinet.fbx', 'cabinet.gltf'], { stdio: 'ignore' });
const text = readFileSync('cabinet.gltf', 'utf8');
console.log(`assimp: ${JSON.parse(text).nodes.filter(({ mesh }) => mesh !== undefined).map(({ name }) => name).join(', ')}, ${/show|visib/i.test(text) ? 'told' : 'nothing told'}`);
J
node read.mjs 2>/dev/null | tee seen
diff seen - <<'T'
three.js: body, visible, nothing told
three.js: left, visible, nothing told
three.js: right, visible, nothing told
assimp: body, left, right, nothing told
T
