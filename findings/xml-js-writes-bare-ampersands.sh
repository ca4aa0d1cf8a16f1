#!/bin/sh
# An order as XML by xml-js (js2xml), for a supplier's system: the firm A&B 板材 and the size 600<720 as text and as attributes; and a note on HTML, 写作 &amp; as text, which means the five letters.
# Guess: XML that every parser reads, with the same texts.
# Seen: xml-js 1.6.11 escapes & and < in texts, in attributes only quotes: firm="A&B 板材" and size="600<720" are no XML, where parsers stop, for the first its own reader, too. What looks like an entity in a text is left: the note comes back as 写作 &.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3 >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3
cd "$folder"
export LC_ALL=C.UTF-8
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact xml-js@1.6.11
cat > write.cjs <<'J'
const { writeFileSync } = require('node:fs');
const { js2xml, xml2js } = require('xml-js');

for (const [name, order] of Object.entries({ text: { firm: { _text: 'A&B 板材' }, size: { _text: '600<720' } }, attribute: { _attributes: { firm: 'A&B 板材' } }, size: { _attributes: { size: '600<720' } }, note: { _text: '写作 &amp;' } })) {
  const xml = js2xml({ order }, { compact: true });
  writeFileSync(`${name}.xml`, xml);
  let own;
  try {
    own = JSON.stringify(xml2js(xml, { compact: true }).order);
  } catch (error) {
    own = error.message.split('\n')[0];
  }
  console.log(`${name}: ${xml}, back ${own}`);
}
J
{
  node write.cjs
  for name in text attribute size note; do
    /usr/bin/python3 -c 'import sys, xml.etree.ElementTree as tree; print(sys.argv[1] + ", Python:", *tree.parse(sys.argv[1] + ".xml").getroot().itertext())' "$name" 2>said || echo "$name, Python: $(tail -1 said | sed 's/.*ParseError: //')"
  done
} | tee seen
diff seen - <<'T'
text: <order><firm>A&amp;B 板材</firm><size>600&lt;720</size></order>, back {"firm":{"_text":"A&B 板材"},"size":{"_text":"600<720"}}
attribute: <order firm="A&B 板材"/>, back Invalid character in entity name
size: <order size="600<720"/>, back {"_attributes":{"size":"600<720"}}
note: <order>写作 &amp;</order>, back {"_text":"写作 &"}
text, Python: A&B 板材 600<720
attribute, Python: not well-formed (invalid token): line 1, column 16
size, Python: not well-formed (invalid token): line 1, column 16
note, Python: 写作 &
T
