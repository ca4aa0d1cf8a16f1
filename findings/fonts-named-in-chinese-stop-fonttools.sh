#!/bin/sh
# A font of one icon, a wardrobe, with the family name Icons and with 家居图标, written by opentype.js of npm, read by fontTools of Python and by Fontconfig.
# Guess: both are read, with their names; the name table has Unicode, and the name within CFF and of PostScript is one of plain ASCII (CFF, 7; OpenType, name 6), which a writer can make of any family.
# Seen: opentype.js 1.3.4 writes the Chinese name into CFF too, cut to single bytes. Fontconfig reads the family; fontTools opens the font, but stops as soon as it needs an outline or a glyph's name, as for subsetting. With Icons it reads everything.
set -eu
packages='fontconfig python3-fonttools'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact opentype.js@1.3.4
cat > write.cjs <<'J'
const { writeFileSync } = require('fs');
const { Font, Glyph, Path } = require('opentype.js');

for (const [file, familyName] of [['latin', 'Icons'], ['chinese', '家居图标']]) {
  const path = new Path();
  path.moveTo(100, 0);
  path.lineTo(100, 700);
  path.lineTo(600, 700);
  path.close();
  const glyphs = [new Glyph({ name: '.notdef', advanceWidth: 650, path: new Path() }), new Glyph({ name: 'wardrobe', unicode: 0xe001, advanceWidth: 700, path })];
  writeFileSync(`${file}.otf`, Buffer.from(new Font({ familyName, styleName: 'Regular', unitsPerEm: 1000, ascender: 800, descender: -200, glyphs }).toArrayBuffer()));
}
J
node write.cjs
for file in latin chinese; do
  echo "Fontconfig: $(fc-scan -f '%{family}' $file.otf)"
  /usr/bin/python3 -c "
import sys
from fontTools.ttLib import TTFont
font = TTFont(sys.argv[1])
print('fontTools:', font['name'].getDebugName(1))
try:
    print('fontTools:', font['CFF '].cff.fontNames, font.getGlyphOrder())
except UnicodeDecodeError as error:
    print('fontTools:', error.reason)
" "$file.otf" 2>&1
done | tee seen
diff seen - <<'T'
Fontconfig: Icons
fontTools: Icons
fontTools: ['IconsRegular'] ['.notdef', 'wardrobe']
Fontconfig: 家居图标
fontTools: 家居图标
fontTools: ordinal not in range(128)
T
