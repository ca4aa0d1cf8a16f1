#!/bin/sh
# A price list in XML shown by a style sheet, with the prices rounded and formatted, by xslt-processor of npm and by xsltproc of Debian.
# Guess: a node given to a function for numbers is taken as its number, as XPath says: 1,299.50.
# Seen (xslt-processor 5.1.2): format-number, round, floor and ceiling of a node are NaN; of number(node), or of the node times 1, they are right, as are sums. The length of 陈𬱖 is 3, and its second character is half of one.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact xslt-processor@5.1.2
command -v xsltproc >/dev/null || { apt-get update && apt-get install -y --no-install-recommends xsltproc; } >/dev/null
cat > run.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Xslt, XmlParser } from 'xslt-processor';

const list = '<?xml version="1.0"?><goods><price>1299.5</price><name>陈𬱖</name></goods>';
writeFileSync('list.xml', list);
for (const select of ["format-number(goods/price, '#,##0.00')", 'round(goods/price)', 'floor(goods/price)', 'ceiling(goods/price)', "format-number(number(goods/price), '#,##0.00')", 'round(goods/price * 1)', 'sum(goods/price)', 'string-length(goods/name)', 'substring(goods/name, 2, 1)']) {
  const sheet = `<?xml version="1.0"?><xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:output omit-xml-declaration="yes" encoding="UTF-8"/><xsl:template match="/"><r><xsl:value-of select="${select}"/></r></xsl:template></xsl:stylesheet>`;
  writeFileSync('sheet.xsl', sheet);
  const parser = new XmlParser();
  const seen = await new Xslt().xsltProcess(parser.xmlParse(list), parser.xmlParse(sheet));
  const told = execFileSync('xsltproc', ['sheet.xsl', 'list.xml'], { encoding: 'utf8' });
  const bare = (text) => text.trim().replace(/<\/?r>/g, '').toWellFormed();
  console.log(`${select}: xslt-processor ${bare(seen)}, xsltproc ${bare(told)}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
format-number(goods/price, '#,##0.00'): xslt-processor NaN, xsltproc 1,299.50
round(goods/price): xslt-processor NaN, xsltproc 1300
floor(goods/price): xslt-processor NaN, xsltproc 1299
ceiling(goods/price): xslt-processor NaN, xsltproc 1300
format-number(number(goods/price), '#,##0.00'): xslt-processor 1,299.50, xsltproc 1,299.50
round(goods/price * 1): xslt-processor 1300, xsltproc 1300
sum(goods/price): xslt-processor 1299.5, xsltproc 1299.5
string-length(goods/name): xslt-processor 3, xsltproc 2
substring(goods/name, 2, 1): xslt-processor �, xsltproc 𬱖
T
