#!/bin/sh
# A product marked up as microdata: its day (time with datetime), number (data with value), two names in one itemprop, address and picture; read by web-auto-extractor and by microdata-node.
# Guess: by HTML (5.2.4, Values): 2026-01-05, A-18, whole addresses with & for &amp;, both names of properties.
# Seen: web-auto-extractor 1.0.17 reads the words between the tags (1月5日, 货号), leaves addresses relative and escaped, and makes one property called "alternateName keywords". microdata-node 2.0.0 reads as guessed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact web-auto-extractor@1.0.17 microdata-node@2.0.0
cat > product.cjs <<'J'
const page = `<html><head><base href="http://example.com/p/"></head><body><div itemscope itemtype="http://schema.org/Product">
<time itemprop="releaseDate" datetime="2026-01-05">1月5日</time><data itemprop="sku" value="A-18">货号</data>
<a itemprop="url" href="door?a=1&amp;b=2">门</a><img itemprop="image" src="door.png" alt="门"><span itemprop="alternateName keywords">门板</span></div></body></html>`;
const one = require('web-auto-extractor').default().parse(page).microdata.Product[0];
const two = require('microdata-node').toJson(page, { base: 'http://example.com/p/' }).items[0].properties;
for (const name of ['releaseDate', 'sku', 'url', 'image', 'alternateName', 'keywords', 'alternateName keywords']) console.log(`${name}: web-auto-extractor ${one[name] ?? 'none'}, microdata-node ${two[name] ?? 'none'}`);
J
node product.cjs | tee seen
diff seen - <<'T'
releaseDate: web-auto-extractor 1月5日, microdata-node 2026-01-05
sku: web-auto-extractor 货号, microdata-node A-18
url: web-auto-extractor door?a=1&amp;b=2, microdata-node http://example.com/p/door?a=1&b=2
image: web-auto-extractor door.png, microdata-node http://example.com/p/door.png
alternateName: web-auto-extractor none, microdata-node 门板
keywords: web-auto-extractor none, microdata-node 门板
alternateName keywords: web-auto-extractor 门板, microdata-node none
T
