#!/bin/sh
# A style sheet with a grey, hsl(0, 0%, 50%), an animation from 0% on and a transition of 0s, made smaller by YUI Compressor, with which builds in Java make theirs smaller.
# Guess: it means the same: hsl() needs its %, the steps of an animation too, and times their s.
# Seen (2.4.8): "0%" and "0s" become 0 everywhere outside of texts, so that by the grammar of CSS (css-tree 3.1.0) each of the three is wrong, and browsers leave it out, while it was right before.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s yui-compressor >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends yui-compressor; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' yui-compressor
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact css-tree@3.1.0
cat > grey.css <<'C'
.a { color: hsl(0, 0%, 50%); transition: opacity 0s; }
@keyframes in { 0% { opacity: 0 } 100% { opacity: 1 } }
.b::before { content: "0px 宽"; }
C
yui-compressor --type css --charset UTF-8 -o small.css grey.css
cat > look.mjs <<'J'
import { readFileSync } from 'node:fs';
import { generate, lexer, parse, walk } from 'css-tree';

for (const name of ['grey.css', 'small.css']) {
  walk(parse(readFileSync(name, 'utf8')), (node) => {
    if (node.type === 'Declaration' && node.property !== 'opacity') console.log(node.property, generate(node.value), lexer.matchDeclaration(node).error ? 'wrong' : 'right');
    if (node.type === 'Atrule') walk(node, (part) => part.type === 'Rule' && console.log(node.name, generate(part.prelude), /^(from|to|[\d.]+%)$/.test(generate(part.prelude)) ? 'right' : 'wrong'));
  });
}
J
node look.mjs | tee seen
diff seen - <<'T'
color hsl(0,0%,50%) right
transition opacity 0s right
keyframes 0% right
keyframes 100% right
content "0px 宽" right
color hsl(0,0,50%) wrong
transition opacity 0 wrong
keyframes 0 wrong
keyframes 100% right
content "0px 宽" right
T
