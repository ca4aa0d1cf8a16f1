#!/bin/sh
# Conditions of style sheets matched with a screen of 8 bits a colour by npm's css-mediaquery, which libraries for other widths of pages use where there is no browser.
# Guess: (color) and "not print" match, "not screen" does not (Media Queries 3, 3 and 4.8: not negates the whole query; a feature without a value is true for any but nought).
# Seen (0.1.2): "not print" does not match a screen, nor does "not print and (min-width: 600px)"; (color) matches one bit a colour only. With not all the width is negated rightly.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm i --no-audit --no-fund --ignore-scripts css-mediaquery@0.1.2 >/dev/null 2>&1
cat > run.cjs <<'P'
const { match } = require('css-mediaquery');
const screen = { type: 'screen', width: '700px', color: 8 };
for (const query of ['screen', 'print', 'not print', 'not screen', 'not print and (min-width: 600px)', 'not all and (min-width: 800px)', '(color)', '(min-color: 2)']) console.log(`${query}: ${match(query, screen)}`);
console.log(`(color) of one bit: ${match('(color)', { color: 1 })}`);
P
node run.cjs | tee seen
diff seen - <<'T'
screen: true
print: false
not print: false
not screen: false
not print and (min-width: 600px): false
not all and (min-width: 800px): false
(color): false
(min-color: 2): true
(color) of one bit: true
T
