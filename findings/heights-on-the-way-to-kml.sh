#!/bin/sh
# A showroom on the ninth floor, 28 m above the ground, and the way of a crane, from 0 to 30 m, as GeoJSON, whose points may have a height; without a telephone (null). Made into KML, which has heights, too.
# Guess: the heights are there, and no telephone, or an empty one.
# Seen: tokml 0.4.0, geojson-to-kml 0.0.1 and GDAL 3.6.2 write the heights. @placemarkio/tokml 0.3.9 drops them, and writes "null" for the telephone, which is read back as that word.
set -eu
dpkg -s gdal-bin >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends gdal-bin; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gdal-bin
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @placemarkio/tokml@0.3.9 @tmcw/togeojson@7.1.3 @xmldom/xmldom@0.9.8 geojson-to-kml@0.0.1 tokml@0.4.0
cat > write.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { toKML } from '@placemarkio/tokml';
import { kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import older from 'geojson-to-kml';
import tokml from 'tokml';

const places = { type: 'FeatureCollection', features: [{ type: 'Feature', properties: { phone: null }, geometry: { type: 'Point', coordinates: [113.25, 22.9, 28] } }, { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: [[113.25, 22.9, 0], [113.25, 22.9, 30]] } }] };
writeFileSync('places.json', JSON.stringify(places));
execFileSync('ogr2ogr', ['-f', 'KML', 'places.kml', 'places.json']);
for (const [name, text] of [['tokml', tokml(places)], ['geojson-to-kml', (older.default ?? older)(places)], ['@placemarkio/tokml', toKML(places)], ['GDAL', readFileSync('places.kml', 'utf8')]]) {
  const [point, line] = kml(new DOMParser().parseFromString(text, 'text/xml')).features;
  console.log(`${name}: heights ${[point.geometry.coordinates, ...line.geometry.coordinates].map(([, , height]) => height ?? 'none').join(' ')}, phone ${JSON.stringify(point.properties.phone) ?? 'none'}`);
}
J
node write.mjs | tee seen
diff seen - <<'T'
tokml: heights 28 0 30, phone ""
geojson-to-kml: heights 28 0 30, phone ""
@placemarkio/tokml: heights none none none, phone "null"
GDAL: heights 28 0 30, phone none
T
