#!/bin/sh
# An order with a remark, without one, and with a remark of one blank, as a property list in XML by Python's plistlib, read by plist, fast-plist and plist-parser of npm.
# Guess: the empty remark, <string></string>, is an empty text, as Python wrote it.
# Seen: plist 5.0.0 and fast-plist 0.1.3 have it empty. plist-parser 0.9.2 has the line end and the indent that stand before it in the file.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact fast-plist@0.1.3 plist@5.0.0 plist-parser@0.9.2
/usr/bin/python3 -c "
import plistlib
for name, remark in (('some', '送货前联系'), ('none', ''), ('blank', ' ')):
    plistlib.dump({'remark': remark}, open(name + '.plist', 'wb'))
"
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import fastPlist from 'fast-plist';
import * as plist from 'plist';
import plistParser from 'plist-parser';

for (const name of ['some', 'none', 'blank']) {
  const text = readFileSync(`${name}.plist`, 'utf8');
  const read = { plist: plist.parse(text), 'fast-plist': fastPlist.parse(text), 'plist-parser': new plistParser.PlistParser(text).parse() };
  for (const [library, { remark }] of Object.entries(read)) console.log(name, library, JSON.stringify(remark));
}
J
node read.mjs | tee seen
diff seen - <<'T'
some plist "送货前联系"
some fast-plist "送货前联系"
some plist-parser "送货前联系"
none plist ""
none fast-plist ""
none plist-parser "\n\t"
blank plist " "
blank fast-plist " "
blank plist-parser " "
T
