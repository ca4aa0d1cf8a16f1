#!/bin/sh
# A material of OBJ with the picture of its oak, oak.png or 橡木 板.png, and before it the options that the format has for pictures (MTL, "Options for texture map statements"): -clamp on, -type, -blendu off, -imfchan r, -boost 1.5,
# -bm 1, and -s 2, whose second and third numbers may be left out.
# Guess: what reads MTL finds the picture each time, whatever it makes of the option.
# Seen: Blender 3.4.1 does. three.js 0.187.0 (MTLLoader) knows -bm, -mm, -s and -o; any other it takes for a part of the name, and asks the server for "-clamp on oak.png". Of -s 2 it makes no name at all, and assimp 5.2.5 neither.
# obj2gltf 3.2.0 takes the last word behind an option, 板.png, says that it cannot read it, and leaves the board without.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in assimp-utils blender imagemagick; do dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null; done
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils blender
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0 obj2gltf@3.2.0
convert -size 2x2 xc:brown oak.png
cp oak.png '橡木 板.png'
cat > read.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import obj2gltf from 'obj2gltf';
import { Texture, TextureLoader } from 'three';
import { MTLLoader } from 'three/examples/jsm/loaders/MTLLoader.js';

let asked;
TextureLoader.prototype.load = (name) => { asked = name; return new Texture(); };
const lines = ['oak.png', '橡木 板.png', '-clamp on oak.png', '-type sphere oak.png', '-blendu off oak.png', '-imfchan r oak.png', '-boost 1.5 oak.png', '-s 2 2 1 oak.png', '-s 2 oak.png', '-bm 1 橡木 板.png'];
for (const [at, line] of lines.entries()) {
  const text = `newmtl oak\nKd 1 1 1\nmap_Kd ${line}\n`;
  writeFileSync(`${at}.mtl`, text);
  writeFileSync(`${at}.obj`, `mtllib ${at}.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nvt 0 0\nvt 1 0\nvt 0 1\nusemtl oak\nf 1/1 2/2 3/3\n`);
  asked = undefined;
  new MTLLoader().parse(text, '').preload();
  const { textures } = await obj2gltf(`${at}.obj`, { logger: () => {} });
  execFileSync('assimp', ['export', `${at}.obj`, 'board.assxml', '-fassxml'], { stdio: 'ignore' });
  console.log(`${at}, ${line}: three.js "${asked}", obj2gltf ${textures?.length ? 'found' : 'without'}, assimp "${/"\$tex\.file"[^>]*>\s*"([^"]*)"/.exec(readFileSync('board.assxml', 'utf8'))?.[1]}"`);
}
J
cat > pictures.py <<'P'
import bpy
for at in range(10):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.wm.obj_import(filepath='%d.obj' % at)
    print('seen: %d, Blender: %s' % (at, ', '.join(picture.name for picture in bpy.data.images)))
P
{
  node read.mjs
  PATH=/usr/bin:/bin blender -b --python pictures.py 2>/dev/null | sed -n 's/^seen: //p'
} | sort -s -t, -k1,1 | tee seen
diff seen - <<'T'
0, oak.png: three.js "oak.png", obj2gltf found, assimp "oak.png"
0, Blender: oak.png
1, 橡木 板.png: three.js "橡木 板.png", obj2gltf found, assimp "橡木 板.png"
1, Blender: 橡木 板.png
2, -clamp on oak.png: three.js "-clamp on oak.png", obj2gltf found, assimp "oak.png"
2, Blender: oak.png
3, -type sphere oak.png: three.js "-type sphere oak.png", obj2gltf found, assimp "oak.png"
3, Blender: oak.png
4, -blendu off oak.png: three.js "-blendu off oak.png", obj2gltf found, assimp "oak.png"
4, Blender: oak.png
5, -imfchan r oak.png: three.js "-imfchan r oak.png", obj2gltf found, assimp "oak.png"
5, Blender: oak.png
6, -boost 1.5 oak.png: three.js "-boost 1.5 oak.png", obj2gltf found, assimp "oak.png"
6, Blender: oak.png
7, -s 2 2 1 oak.png: three.js "oak.png", obj2gltf found, assimp "oak.png"
7, Blender: oak.png
8, -s 2 oak.png: three.js "", obj2gltf found, assimp "undefined"
8, Blender: oak.png
9, -bm 1 橡木 板.png: three.js "橡木 板.png", obj2gltf without, assimp "橡木 板.png"
9, Blender: 橡木 板.png
T
