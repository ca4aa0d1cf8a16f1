#!/bin/sh
# Boards laid out on sheets and cartons in a van by binpackingjs, from a script of CommonJS; its README has "ESM + CJS", for Node.js, Bun and browsers, and its package.json a file for require().
# Guess: require() gives pack2D and pack3D, as import does.
# Seen (binpackingjs 4.1.0, Node.js 20.20): the file for require() is CommonJS named .js, and the package says that its .js are modules: "module is not defined", for the whole and for either part. import works, and
# so does require() of an older version (@macder/binpackingjs 2.3.2, the same under another name).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact binpackingjs@4.1.0 @macder/binpackingjs@2.3.2
cat > read.cjs <<'J'
(async () => {
  for (const name of ['binpackingjs', 'binpackingjs/2d', 'binpackingjs/3d', '@macder/binpackingjs']) {
    for (const [how, load] of [['require', () => require(name)], ['import', () => import(name)]]) {
      try {
        console.log(`${how} ${name}: ${Object.keys(await load()).filter((key) => /^(pack|BP)/.test(key)).join(' ')}`);
      } catch ({ message }) {
        console.log(`${how} ${name}: ${message.split(/ in |\n/)[0]}`);
      }
    }
  }
})();
J
node read.cjs 2>/dev/null | tee seen
diff seen - <<'T'
require binpackingjs: module is not defined
import binpackingjs: pack2D pack3D
require binpackingjs/2d: module is not defined
import binpackingjs/2d: pack2D
require binpackingjs/3d: module is not defined
import binpackingjs/3d: pack3D
require @macder/binpackingjs: BP2D BP3D
import @macder/binpackingjs: 
T
