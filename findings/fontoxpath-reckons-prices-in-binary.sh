#!/bin/sh
# Prices in XML summed up, and names taken apart, by fontoxpath, which knows XPath 3.1 and XQuery for JavaScript.
# Guess: as XPath 3.1 says: 0.1 is a decimal, so that 0.1 + 0.2 = 0.3; a text is made of code points, and blanks are those of XML.
# Seen (fontoxpath 3.34.0): decimals are floating point (false, and 0.15000000000000002 as a mean); a small one is written 1E-7; 陈𬱖 has the code points 38472 55411 56406; an ideographic blank is taken for one of XML. substring takes 𬱖 whole.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact fontoxpath@3.34.0 jsdom@29.1.1
cat > run.cjs <<'J'
const { evaluateXPath } = require('fontoxpath');
const { JSDOM } = require('jsdom');

const goods = new JSDOM('<goods><price>0.1</price><price>0.2</price><name>陈𬱖</name></goods>', { contentType: 'text/xml' }).window.document;
const namespaceResolver = (prefix) => (prefix === 'xs' ? 'http://www.w3.org/2001/XMLSchema' : '');
for (const path of ['0.1 + 0.2 = 0.3', "xs:decimal('0.1') + xs:decimal('0.2')", 'sum(//price/xs:decimal(.)) = 0.3', 'avg(//price/xs:decimal(.))', 'string(0.0000001)', 'round(-2.5)', 'string-to-codepoints(//name)', 'string-length(//name)', 'substring(//name, 2)', "normalize-space('　总则　')"]) {
  console.log(`${path}: ${JSON.stringify(evaluateXPath(path, goods, null, {}, evaluateXPath.ALL_RESULTS_TYPE, { namespaceResolver }))}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
0.1 + 0.2 = 0.3: [false]
xs:decimal('0.1') + xs:decimal('0.2'): [0.30000000000000004]
sum(//price/xs:decimal(.)) = 0.3: [false]
avg(//price/xs:decimal(.)): [0.15000000000000002]
string(0.0000001): ["1E-7"]
round(-2.5): [-2]
string-to-codepoints(//name): [38472,55411,56406]
string-length(//name): [2]
substring(//name, 2): ["𬱖"]
normalize-space('　总则　'): ["总则"]
T
