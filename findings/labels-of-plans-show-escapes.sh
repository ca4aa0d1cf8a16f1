#!/bin/sh
# A label of a plan in SVG, 侧板 18mm, its two words in tspans with a blank between, one with escaped signs, 门&amp;板 &#215;2, and a path with an attribute in Chinese, read and written again by libraries that make objects of SVG.
# Guess: what is seen stays: the blank, & and ×, and the attribute.
# Seen: svgo 4.1.0 without plugins keeps them. svgson 5.3.1 and svg-parser 2.1.0 drop the blank, so that 侧板18mm is drawn; svgson writes the signs with their escapes into CDATA, where they are drawn as &amp; and &#215;, and svg-parser gives them undecoded, and refuses
# the attribute.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact svg-parser@2.1.0 svgo@4.1.0 svgson@5.3.1
cat > again.cjs <<'J'
const { parse } = require('svg-parser');
const { optimize } = require('svgo');
const { parseSync, stringify } = require('svgson');

const parts = ['<text><tspan>侧板</tspan> <tspan>18mm</tspan></text>', '<text>门&amp;板 &#215;2</text>', '<path data-名="侧板" d="M0 0h18"/>'];
const texts = ({ type, value, children = [] }) => (type === 'text' ? value : children.map(texts).join(''));
const libraries = {
  svgo: (svg) => optimize(svg, { plugins: [] }).data,
  svgson: (svg) => stringify(parseSync(svg)),
  'svg-parser': (svg) => `texts ${JSON.stringify(texts(parse(svg)))}`,
};
for (const part of parts)
  for (const [name, again] of Object.entries(libraries)) {
    try {
      console.log(`${name}: ${again(`<svg xmlns="http://www.w3.org/2000/svg">${part}</svg>`).replace(/<\/?svg[^>]*>/g, '')}`);
    } catch {
      console.log(`${name}: error`);
    }
  }
J
node again.cjs | tee seen
diff seen - <<'T'
svgo: <text><tspan>侧板</tspan> <tspan>18mm</tspan></text>
svgson: <text><tspan>侧板</tspan><tspan>18mm</tspan></text>
svg-parser: texts "侧板18mm"
svgo: <text>门&amp;板 ×2</text>
svgson: <text><![CDATA[门&amp;板 &#215;2]]></text>
svg-parser: texts "门&amp;板 &#215;2"
svgo: <path data-名="侧板" d="M0 0h18"/>
svgson: <path data-名="侧板" d="M0 0h18"/>
svg-parser: error
T
