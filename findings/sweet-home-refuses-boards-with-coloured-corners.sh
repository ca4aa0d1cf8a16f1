#!/bin/sh
# Boards as .obj, as tools of makers write them: with a colour at each corner (v x y z r g b), with a comment behind a face, and with a material named 橡木 that lets a quarter of the light through (Tr 0.25), read by
# Sweet Home 3D, a program to furnish rooms with, and by three.js.
# Guess: the same by both, as the extensions are old and common: the colours are used or left out, the comment left out, the name as in the file, in UTF-8.
# Seen (Sweet Home 3D 7.0.2, three.js 0.187.0): Sweet Home 3D refuses the first two files with an error. The name of the material is read byte by byte, six Latin letters from æ on, as its list of materials shows it, and Tr is left out, so that it is opaque, while three.js has 橡木 with 0.75.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in sweethome3d xvfb xauth default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' sweethome3d
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact three@0.187.0
corners='v 0 0 0
v 600 0 0
v 600 18 0'
printf '%s\nf 1 2 3\n' "$corners" | sed '/^v/s/$/ 1 0 0/' > coloured.obj
printf '%s\nf 1 2 3 # side\n' "$corners" > remark.obj
printf 'mtllib oak.mtl\n%s\nusemtl 橡木\nf 1 2 3\n' "$corners" > material.obj
printf 'newmtl 橡木\nKd 1 0 0\nTr 0.25\n' > oak.mtl
cat > Boards.java <<'J'
import com.eteks.sweethome3d.j3d.OBJLoader;
import com.sun.j3d.loaders.IncorrectFormatException;
import java.io.File;
import javax.media.j3d.*;

public class Boards {
  public static void main(String[] names) throws Exception {
    for (var name : names) {
      try {
        Node node = new OBJLoader().load(new File(name).toURI().toURL()).getSceneGroup();
        while (node instanceof Group) node = ((Group) node).getChild(0);
        var look = ((Shape3D) node).getAppearance();
        var through = look.getTransparencyAttributes();
        System.out.println(name + " " + look.getName().codePoints().count() + " letters, from " + Integer.toHexString(look.getName().charAt(0)) + ", opacity " + (through == null ? 1 : 1 - through.getTransparency()));
      } catch (IncorrectFormatException error) {
        System.out.println(name + " refused");
      }
    }
  }
}
J
cat > boards.mjs <<'J'
import { readFileSync } from 'node:fs';
import { MTLLoader } from 'three/examples/jsm/loaders/MTLLoader.js';
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js';

for (const name of process.argv.slice(2)) {
  const loader = new OBJLoader().setMaterials(new MTLLoader().parse(readFileSync('oak.mtl', 'utf8'), ''));
  const { material } = loader.parse(readFileSync(name, 'utf8')).children[0];
  console.log(name, material.name || 'read', 'opacity', material.opacity);
}
J
jars=/usr/share/sweethome3d/sweethome3d.jar:$(printf '/usr/share/java/%s.jar:' j3dcore j3dutils vecmath)
xvfb-run -a java -Djava.library.path=/usr/lib/jni -cp "$jars" Boards.java coloured.obj remark.obj material.obj 2>/dev/null | tee seen
node boards.mjs coloured.obj remark.obj material.obj | tee -a seen
diff seen - <<'T'
coloured.obj refused
remark.obj refused
material.obj 6 letters, from e6, opacity 1.0
coloured.obj read opacity 1
remark.obj read opacity 1
material.obj 橡木 opacity 0.75
T
