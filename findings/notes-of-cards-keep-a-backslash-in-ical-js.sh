#!/bin/sh
# The card of a customer with a note, 门; 柜, written by vcard-generator of npm as vCard 4.0, which escapes the semicolon, and read by ical.js of npm, in two versions, and by vobject of Python; the same as vCard 3.0.
# Guess: the note as it was: outside of values of several parts a semicolon may be escaped (RFC 6350, 3.4), so that a reader has to take the backslash away.
# Seen: ical.js 2.2.1 leaves it, 门\; 柜, and in vCard 3.0, where it has to be written (RFC 2426, 4), too; ical.js 2.1.0 still reads that one. vobject 0.9.6 gives the note in both.
set -eu
packages='python3-vobject'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact ical.js@2.2.1 older@npm:ical.js@2.1.0 vcard-generator@0.0.7 >/dev/null 2>&1
cat > a.mjs <<'J'
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ICAL from 'ical.js';
import older from 'older';
const module = createRequire(import.meta.url)('vcard-generator');
const card = (module.default ?? module).generate({ name: { familyName: '张', givenName: '三' }, formattedNames: [{ text: '张三' }], notes: [{ text: '门; 柜' }] });
for (const version of ['4.0', '3.0']) {
  const text = card.replace('VERSION:4.0', `VERSION:${version}`);
  writeFileSync(`${version}.vcf`, text);
  const read = (library) => new library.Component(library.parse(text)).getFirstPropertyValue('note');
  console.log(version, /NOTE.*/.exec(text)[0], 'ical.js:', read(ICAL), 'older:', read(older));
}
J
cat > a.py <<'P'
import vobject
for version in '4.0', '3.0':
    print(version, 'vobject:', vobject.readOne(open(f'{version}.vcf', newline='').read()).note.value)
P
{
  node a.mjs
  /usr/bin/python3 a.py
} | tee seen
diff seen - <<'T'
4.0 NOTE:门\; 柜 ical.js: 门\; 柜 older: 门\; 柜
3.0 NOTE:门\; 柜 ical.js: 门\; 柜 older: 门; 柜
4.0 vobject: 门; 柜
3.0 vobject: 门; 柜
T
