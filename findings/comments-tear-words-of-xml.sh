#!/bin/sh
# A word of Chinese with a comment in its middle, and one partly in CDATA with signs that stand for themselves there, as XML.
# Guess: 门板, and 型号<A>&amp;B, as a comment is no text and nothing is escaped within CDATA.
# Seen: xml2js 0.6.2, fast-xml-parser 5.12.1 and @rgrove/parse-xml 4.2.3 read those. pixl-xml 1.0.13 puts a blank where the comment was and where CDATA begins, so that 门板 is not found, and undoes escapes within CDATA.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @rgrove/parse-xml@4.2.3 fast-xml-parser@5.12.1 pixl-xml@1.0.13 xml2js@0.6.2
cat > read.mjs <<'J'
import { parseXml } from '@rgrove/parse-xml';
import { XMLParser } from 'fast-xml-parser';
import pixl from 'pixl-xml';
import { parseStringPromise } from 'xml2js';

const libraries = {
  xml2js: async (xml) => (await parseStringPromise(xml)).part,
  'fast-xml-parser': (xml) => new XMLParser().parse(xml).part,
  '@rgrove/parse-xml': (xml) => parseXml(xml).text,
  'pixl-xml': (xml) => pixl.parse(xml),
};
for (const xml of ['<part>门<!-- x -->板</part>', '<part>型号<![CDATA[<A>&amp;B]]></part>']) for (const [name, read] of Object.entries(libraries)) console.log(`${name}: ${await read(xml)}`);
J
node read.mjs | tee seen
diff seen - <<'T'
xml2js: 门板
fast-xml-parser: 门板
@rgrove/parse-xml: 门板
pixl-xml: 门 板
xml2js: 型号<A>&amp;B
fast-xml-parser: 型号<A>&amp;B
@rgrove/parse-xml: 型号<A>&amp;B
pixl-xml: 型号 <A>&B
T
