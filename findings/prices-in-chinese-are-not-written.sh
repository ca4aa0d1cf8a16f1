#!/bin/sh
# An order with Chinese names, { 单价: '89.50', price: '89.50' }, written as XML by libraries of npm that make XML of objects.
# Guess: both elements are there, as XML's names may be of any letters, or an error says that one cannot be.
# Seen: fast-xml-parser 5.12.1, js2xmlparser 5.0.0, jstoxml 7.1.1 and xml2js 0.6.2 write both. pixl-xml 1.0.13 writes the price in English alone, without an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact fast-xml-parser@5.12.1 js2xmlparser@5.0.0 jstoxml@7.1.1 pixl-xml@1.0.13 xml2js@0.6.2
cat > write.cjs <<'J'
const { XMLBuilder } = require('fast-xml-parser');
const js2xmlparser = require('js2xmlparser');
const { toXML } = require('jstoxml');
const pixl = require('pixl-xml');
const { Builder } = require('xml2js');

const order = { 单价: '89.50', price: '89.50' };
const libraries = {
  'fast-xml-parser': () => new XMLBuilder().build({ order }),
  js2xmlparser: () => js2xmlparser.parse('order', order),
  jstoxml: () => toXML({ order }),
  xml2js: () => new Builder().buildObject({ order }),
  'pixl-xml': () => pixl.stringify(order, 'order'),
};
for (const [name, write] of Object.entries(libraries)) console.log(`${name}: ${write().match(/<[^/?][^>]*>/g).slice(1).join(' ') || 'nothing'}`);
J
node write.cjs | tee seen
diff seen - <<'T'
fast-xml-parser: <单价> <price>
js2xmlparser: <单价> <price>
jstoxml: <单价> <price>
xml2js: <单价> <price>
pixl-xml: <price>
T
