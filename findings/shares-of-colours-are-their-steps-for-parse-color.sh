#!/bin/sh
# A brown and a red of style sheets, in shares and in steps, read by npm's parse-color and colord.
# Guess: 139,69,19 and 255,0,0 for both forms (CSS Color 3, 4.2.1: 100% is 255); parse-color says that it parses colour strings of CSS.
# Seen: so for colord 2.9.3. parse-color 1.0.0 takes a share for a step, 100% for 100, and gives a colour in hexadecimal with points in it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm i --no-audit --no-fund --ignore-scripts parse-color@1.0.0 colord@2.9.3 >/dev/null 2>&1
cat > run.cjs <<'P'
const parse = require('parse-color');
const { colord } = require('colord');
for (const text of ['rgb(139, 69, 19)', 'rgb(54.5%, 27%, 7.5%)', 'rgb(100%, 0%, 0%)']) console.log(`${text}: parse-color ${parse(text).rgb} ${parse(text).hex}, colord ${colord(text).toHex()}`);
P
node run.cjs | tee seen
diff seen - <<'T'
rgb(139, 69, 19): parse-color 139,69,19 #8b4513, colord #8b4513
rgb(54.5%, 27%, 7.5%): parse-color 54.5,27,7.5 #36.81b7.8, colord #8b4513
rgb(100%, 0%, 0%): parse-color 100,0,0 #640000, colord #ff0000
T
