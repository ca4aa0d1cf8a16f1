#!/bin/sh
# A cabinet as OBJ with two parts, 侧 板 and 侧 门, of the material 桉木 18, converted by assimp to what viewers and printers read.
# Guess: parts and materials keep their names, as Blender reads them: a name in OBJ goes to the end of its line.
# Seen (assimp 5.2.5): materials do. Of a part only the word before the first blank is left, so that both are 侧 in glTF, Collada and X3D; 3MF has
# no name of a part at all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in assimp-utils unzip; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' assimp-utils
cd "$folder"
printf 'newmtl 桉木 18\nKd 0.8 0.6 0.4\n' > a.mtl
cat > a.obj <<'O'
mtllib a.mtl
v 0 0 0
v 600 0 0
v 600 400 0
v 0 400 0
o 侧 板
usemtl 桉木 18
f 1 2 3
o 侧 门
usemtl 桉木 18
f 1 3 4
O
for kind in gltf2 collada x3d 3mf; do assimp export a.obj "a.$kind" "-f$kind" >/dev/null; done
unzip -p a.3mf 3D/3DModel.model > a.3mf.xml
for file in a.gltf2 a.collada a.x3d a.3mf.xml; do
  # shellcheck disable=SC2046 # one line
  echo "$file" $(grep -oE '侧[^"_]*|桉[^"_]*' "$file" | LC_ALL=C sort -u | tr ' ' '.')
done | tee seen
diff seen - <<'T'
a.gltf2 侧 桉木.18
a.collada 侧 桉木.18
a.x3d 侧 桉木.18
a.3mf.xml 桉木.18
T
