#!/bin/sh
# A remark of two lines in an attribute, 第一行 and 第二行, written as XML by libraries of npm and read by parsers that follow the standard, which makes blanks of line breaks in attributes unless they are written &#10;.
# Guess: the writers write &#10;, as XML's own serialisers do, and the two lines come back.
# Seen: @xmldom/xmldom 0.9.12, xmlbuilder 15.1.1 and xml2js 0.6.2 do. fast-xml-parser 5.12.1, js2xmlparser 5.0.0, jstoxml 7.1.1, xml 1.0.1 and xmlbuilder2 4.0.3 write the line break as it is: read by @rgrove/parse-xml and xmldom the remark is one line.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @rgrove/parse-xml@4.2.3 @xmldom/xmldom@0.9.12 fast-xml-parser@5.12.1 js2xmlparser@5.0.0 jstoxml@7.1.1 xml@1.0.1 xml2js@0.6.2 xmlbuilder@15.1.1 xmlbuilder2@4.0.3
cat > write.mjs <<'J'
import { parseXml } from '@rgrove/parse-xml';
import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import { XMLBuilder } from 'fast-xml-parser';
import js2xmlparser from 'js2xmlparser';
import jstoxml from 'jstoxml';
import xml from 'xml';
import xml2js from 'xml2js';
import xmlbuilder from 'xmlbuilder';
import { create } from 'xmlbuilder2';

const remark = '第一行\n第二行';
const libraries = {
  xmldom: () => {
    const document = new DOMParser().parseFromString('<part/>', 'text/xml');
    document.documentElement.setAttribute('remark', remark);
    return new XMLSerializer().serializeToString(document);
  },
  xmlbuilder: () => xmlbuilder.create({ part: { '@remark': remark } }).end(),
  xml2js: () => new xml2js.Builder().buildObject({ part: { $: { remark } } }),
  'fast-xml-parser': () => new XMLBuilder({ ignoreAttributes: false }).build({ part: { '@_remark': remark } }),
  js2xmlparser: () => js2xmlparser.parse('part', { '@': { remark } }),
  jstoxml: () => jstoxml.toXML({ _name: 'part', _attrs: { remark } }),
  xml: () => xml({ part: { _attr: { remark } } }),
  xmlbuilder2: () => create({ part: { '@remark': remark } }).end(),
};
const lines = (text) => text.split('\n').length;
for (const [name, write] of Object.entries(libraries)) {
  const text = write();
  console.log(`${name}: ${lines(parseXml(text).root.attributes.remark)} lines, in xmldom ${lines(new DOMParser().parseFromString(text, 'text/xml').documentElement.getAttribute('remark'))}`);
}
J
node write.mjs | tee seen
diff seen - <<'T'
xmldom: 2 lines, in xmldom 2
xmlbuilder: 2 lines, in xmldom 2
xml2js: 2 lines, in xmldom 2
fast-xml-parser: 1 lines, in xmldom 1
js2xmlparser: 1 lines, in xmldom 1
jstoxml: 1 lines, in xmldom 1
xml: 1 lines, in xmldom 1
xmlbuilder2: 1 lines, in xmldom 1
T
