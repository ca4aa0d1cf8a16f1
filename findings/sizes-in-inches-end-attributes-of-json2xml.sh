#!/bin/sh
# A door of 18" with the note "A & B", once as text and once as attributes, written as XML by json2xml and by xmlbuilder2, and read by fast-xml-parser.
# Guess: escaped in both places, &quot; and &amp; in attributes (XML, 2.3).
# Seen: json2xml 0.1.3 escapes texts, and writes attributes as they are: size="18"", which is no XML. xmlbuilder2 3.1.1 escapes both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact json2xml@0.1.3 xmlbuilder2@3.1.1 fast-xml-parser@4.5.0
cat > door.cjs <<'J'
const json2xml = require('json2xml');
const { create } = require('xmlbuilder2');
const { XMLValidator } = require('fast-xml-parser');
const texts = {
  'json2xml, text': json2xml({ door: '18" A & B' }),
  'json2xml, attributes': json2xml({ door: '', attr: { size: '18"', note: 'A & B' } }, { attributes_key: 'attr' }),
  'xmlbuilder2, attributes': create().ele('door', { size: '18"', note: 'A & B' }).end({ headless: true }),
};
for (const [name, text] of Object.entries(texts)) console.log(`${name}: ${text} ${XMLValidator.validate(text) === true ? 'is' : 'is no'} XML`);
J
node door.cjs | tee seen
diff seen - <<'T'
json2xml, text: <door>18&quot; A &amp; B</door> is XML
json2xml, attributes: <door size="18"" note="A & B"/> is no XML
xmlbuilder2, attributes: <door size="18&quot;" note="A &amp; B"/> is XML
T
