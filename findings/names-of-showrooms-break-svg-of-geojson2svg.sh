#!/bin/sh
# Showrooms and a way to one as GeoJSON, made SVG by geojson2svg with their names as attributes, which its options are for: names with an ampersand, with inches and with a less-than sign; and a showroom without a place (geometry null, RFC 7946, 3.2).
# Guess: SVG that reads as XML, with the names in it, and nothing for the one without a place.
# Seen (geojson2svg 2.0.3): the names stand as they are, so that none of the three is XML, and a strict reader (@rgrove/parse-xml 4.2.0) refuses the file. Without a place it raises an error, for the whole collection.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @rgrove/parse-xml@4.2.0 geojson2svg@2.0.3
cat > run.cjs <<'J'
const { parseXml } = require('@rgrove/parse-xml');
const { GeoJSON2SVG } = require('geojson2svg');

const converter = new GeoJSON2SVG({ mapExtent: { left: 113, right: 114, bottom: 22, top: 23 }, viewportSize: { width: 100, height: 100 }, attributes: ['properties.name'] });
const way = (name, geometry = { type: 'LineString', coordinates: [[113, 22], [114, 23]] }) => ({ type: 'Feature', properties: { name }, geometry });
for (const name of ['衣柜 18', '衣柜 & 门', '24" 门', '<600 柜']) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${converter.convert(way(name)).join('')}</svg>`;
  let seen = "XML";
  try { parseXml(svg); } catch (error) { seen = error.message.split("\n")[0]; }
  console.log(`${svg.slice(40, -6)}: ${seen}`);
}
try {
  console.log(converter.convert({ type: 'FeatureCollection', features: [way('甲'), way('乙', null)] }).length);
} catch (error) {
  console.log(`without a place: ${error.name}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
<path d="M0,100 100,0" name="衣柜 18"/>: XML
<path d="M0,100 100,0" name="衣柜 & 门"/>: Unterminated reference (a reference must end with `;`) (line 1, column 75)
<path d="M0,100 100,0" name="24" 门"/>: Attribute value expected (line 1, column 75)
<path d="M0,100 100,0" name="<600 柜"/>: Unescaped `<` is not allowed in an attribute value (line 1, column 70)
without a place: TypeError
T
