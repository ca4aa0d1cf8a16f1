#!/bin/sh
# A name of a customer with a rare character, 𬱖 (U+2CC56), written as &#x2CC56; in XML in ASCII, as older systems send what their fonts lack.
# Guess: parsers of npm read the character, or leave the reference as it is.
# Seen: xml2js 0.6.2, @rgrove/parse-xml 4.2.3 and @xmldom/xmldom 0.9.12 read it, and txml 6.0.3 and pixl-xml 1.0.13 leave the reference. saxen 11.2.0, under bpmn.io's editors, and easysax 0.4.0 cut it to sixteen bits: another character, 챖 of Korean, stands in the name. The character itself in UTF-8 they read.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @rgrove/parse-xml@4.2.3 @xmldom/xmldom@0.9.12 easysax@0.4.0 pixl-xml@1.0.13 saxen@11.2.0 txml@6.0.3 xml2js@0.6.2
cat > read.mjs <<'J'
import { parseXml } from '@rgrove/parse-xml';
import { DOMParser } from '@xmldom/xmldom';
import EasySax from 'easysax';
import pixl from 'pixl-xml';
import { Parser } from 'saxen';
import * as txml from 'txml';
import { parseStringPromise } from 'xml2js';

const texts = (parser, event, decode) => (xml) => {
  const seen = [];
  parser.on(event, (text, unescape) => seen.push(decode(text, unescape)));
  parser.parse(xml);
  return seen.join('');
};
const libraries = {
  xml2js: async (xml) => (await parseStringPromise(xml)).name,
  '@rgrove/parse-xml': (xml) => parseXml(xml).text,
  '@xmldom/xmldom': (xml) => new DOMParser().parseFromString(xml, 'text/xml').documentElement.textContent,
  txml: (xml) => txml.parse(xml)[0].children[0],
  'pixl-xml': (xml) => pixl.parse(xml),
  saxen: (xml) => texts(new Parser(), 'text', (text, decode) => decode(text))(xml),
  easysax: (xml) => texts(new EasySax(), 'textNode', (text) => text)(xml),
};
for (const name of ['&#x2CC56;', '\u{2cc56}']) for (const [library, read] of Object.entries(libraries)) console.log(`${name}, ${library}: ${await read(`<name>陈${name}</name>`)}`);
J
node read.mjs | tee seen
diff seen - <<'T'
&#x2CC56;, xml2js: 陈𬱖
&#x2CC56;, @rgrove/parse-xml: 陈𬱖
&#x2CC56;, @xmldom/xmldom: 陈𬱖
&#x2CC56;, txml: 陈&#x2CC56;
&#x2CC56;, pixl-xml: 陈&#x2CC56;
&#x2CC56;, saxen: 陈챖
&#x2CC56;, easysax: 陈챖
𬱖, xml2js: 陈𬱖
𬱖, @rgrove/parse-xml: 陈𬱖
𬱖, @xmldom/xmldom: 陈𬱖
𬱖, txml: 陈𬱖
𬱖, pixl-xml: 陈𬱖
𬱖, saxen: 陈𬱖
𬱖, easysax: 陈𬱖
T
