#!/bin/sh
# An order as XML of a backend in China, a price with its currency, <price 币种="元">, and the same with the element in Chinese, <单价 币种="元">, both well-formed, as names may be of any letters.
# Guess: small parsers of npm read both as the large ones do, or refuse them.
# Seen: xml2js 0.6.2, fast-xml-parser 5.12.1 and @rgrove/parse-xml 4.2.3 do. txml 6.0.3, pixl-xml 1.0.13 and saxen 11.2.0, which reads for bpmn.io's editors, leave the attribute out without a word; of the second order txml has the element, and the other two refuse it,
# as easysax 0.4.0 does.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @rgrove/parse-xml@4.2.3 easysax@0.4.0 fast-xml-parser@5.12.1 pixl-xml@1.0.13 saxen@11.2.0 txml@6.0.3 xml2js@0.6.2
cat > read.mjs <<'J'
import { parseXml } from '@rgrove/parse-xml';
import EasySax from 'easysax';
import { XMLParser } from 'fast-xml-parser';
import pixl from 'pixl-xml';
import { Parser } from 'saxen';
import * as txml from 'txml';
import { parseStringPromise } from 'xml2js';

const events = (parser, start, attributes) => (xml) => {
  const seen = [];
  parser.on('error', (error) => {
    throw error instanceof Error ? error : new Error(error);
  });
  parser.on(start, (name, get) => seen.push(name, attributes(get)));
  parser.parse(xml);
  return seen;
};
const libraries = {
  xml2js: (xml) => parseStringPromise(xml),
  'fast-xml-parser': (xml) => new XMLParser({ ignoreAttributes: false }).parse(xml),
  '@rgrove/parse-xml': (xml) => parseXml(xml).toJSON(),
  txml: (xml) => txml.parse(xml),
  'pixl-xml': (xml) => pixl.parse(xml),
  saxen: (xml) => events(new Parser(), 'openTag', (get) => get())(xml),
  easysax: (xml) => events(new EasySax(), 'startNode', (get) => get())(xml),
};
for (const xml of ['<order><price 币种="元">89.50</price></order>', '<order><单价 币种="元">89.50</单价></order>'])
  for (const [name, read] of Object.entries(libraries)) {
    let seen = 'error';
    try {
      seen = JSON.stringify(await read(xml)).includes('元') ? 'with the currency' : 'without the currency';
    } catch {}
    console.log(`${xml.slice(7, 19)}, ${name}: ${seen}`);
  }
J
node read.mjs | tee seen
diff seen - <<'T'
<price 币种="元, xml2js: with the currency
<price 币种="元, fast-xml-parser: with the currency
<price 币种="元, @rgrove/parse-xml: with the currency
<price 币种="元, txml: without the currency
<price 币种="元, pixl-xml: without the currency
<price 币种="元, saxen: without the currency
<price 币种="元, easysax: with the currency
<单价 币种="元">8, xml2js: with the currency
<单价 币种="元">8, fast-xml-parser: with the currency
<单价 币种="元">8, @rgrove/parse-xml: with the currency
<单价 币种="元">8, txml: without the currency
<单价 币种="元">8, pixl-xml: error
<单价 币种="元">8, saxen: error
<单价 币种="元">8, easysax: error
T
