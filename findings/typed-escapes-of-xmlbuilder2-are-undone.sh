#!/bin/sh
# What a customer has typed, put into an element as its text: &lt;, &nbsp; and AT&T;x, that is signs which look like escapes, by libraries of npm that write XML.
# Guess: each & is written &amp;, and the text comes back as it was typed.
# Seen: fast-xml-parser 5.12.1, js2xmlparser 5.0.0, xml2js 0.6.2 and xmlbuilder 15.1.1 do so. xmlbuilder2 4.0.3 writes what looks like an escape as it is, with noDoubleEncoding off too: &lt; comes back as <, and with &nbsp; and &T; the file is no XML that a parser reads.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @rgrove/parse-xml@4.2.3 fast-xml-parser@5.12.1 js2xmlparser@5.0.0 xml2js@0.6.2 xmlbuilder@15.1.1 xmlbuilder2@4.0.3
cat > write.mjs <<'J'
import { parseXml } from '@rgrove/parse-xml';
import { XMLBuilder } from 'fast-xml-parser';
import js2xmlparser from 'js2xmlparser';
import xml2js from 'xml2js';
import xmlbuilder from 'xmlbuilder';
import { create } from 'xmlbuilder2';

const libraries = {
  'fast-xml-parser': (part) => new XMLBuilder().build({ part }),
  js2xmlparser: (part) => js2xmlparser.parse('part', part),
  xml2js: (part) => new xml2js.Builder().buildObject({ part }),
  xmlbuilder: (part) => xmlbuilder.create({ part }).end(),
  xmlbuilder2: (part) => create({ part }).end({ noDoubleEncoding: false }),
};
for (const typed of ['&lt;', '&nbsp;', 'AT&T;x'])
  for (const [name, write] of Object.entries(libraries)) {
    let read = 'no XML';
    try {
      read = parseXml(write(typed)).text;
    } catch {}
    console.log(`${typed}, ${name}: ${read}`);
  }
J
node write.mjs | tee seen
diff seen - <<'T'
&lt;, fast-xml-parser: &lt;
&lt;, js2xmlparser: &lt;
&lt;, xml2js: &lt;
&lt;, xmlbuilder: &lt;
&lt;, xmlbuilder2: <
&nbsp;, fast-xml-parser: &nbsp;
&nbsp;, js2xmlparser: &nbsp;
&nbsp;, xml2js: &nbsp;
&nbsp;, xmlbuilder: &nbsp;
&nbsp;, xmlbuilder2: no XML
AT&T;x, fast-xml-parser: AT&T;x
AT&T;x, js2xmlparser: AT&T;x
AT&T;x, xml2js: AT&T;x
AT&T;x, xmlbuilder: AT&T;x
AT&T;x, xmlbuilder2: no XML
T
