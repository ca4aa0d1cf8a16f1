#!/bin/sh
# A company on a map as KML: its office, a point, and beside it its yard, a point and a way, grouped once more (a MultiGeometry within another, which may hold whatever geometry there is).
# Guess: what reads KML has two points and a way.
# Seen: @tmcw/togeojson 7.1.3 and GDAL 3.6.2 do. @mapbox/togeojson 0.16.2, parse-kml 1.0.1 and @loaders.gl/kml 4.5.2, all of one origin, have the inner group alone: the office is gone; with the office in a group of its own, it is the yard that is gone. They
# say nothing.
set -eu
dpkg -s gdal-bin >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends gdal-bin; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gdal-bin
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @loaders.gl/core@4.5.2 @loaders.gl/kml@4.5.2 @mapbox/togeojson@0.16.2 @tmcw/togeojson@7.1.3 @xmldom/xmldom@0.9.8 parse-kml@1.0.1
cat > read.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parse } from '@loaders.gl/core';
import { KMLLoader } from '@loaders.gl/kml';
import older from '@mapbox/togeojson';
import { kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import parseKml from 'parse-kml';

const office = '<Point><coordinates>1,2</coordinates></Point>';
const yard = '<MultiGeometry><Point><coordinates>3,4</coordinates></Point><LineString><coordinates>0,0 1,1</coordinates></LineString></MultiGeometry>';
const kinds = (geometry) => geometry.type === 'GeometryCollection' ? geometry.geometries.map(kinds).join(' ') : `${geometry.type} ${JSON.stringify(geometry.coordinates)}`;
for (const [what, inner] of [['beside', office + yard], ['in groups', `<MultiGeometry>${office}</MultiGeometry>${yard}`]]) {
  const text = `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>a</name><MultiGeometry>${inner}</MultiGeometry></Placemark></Document></kml>`;
  writeFileSync('company.kml', text);
  const read = () => new DOMParser().parseFromString(text, 'text/xml');
  const gdal = JSON.parse(execFileSync('ogr2ogr', ['-f', 'GeoJSON', '/vsistdout/', 'company.kml'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const [name, { features: [{ geometry }] }] of [['@tmcw', kml(read())], ['GDAL', gdal], ['@mapbox', older.kml(read())], ['parse-kml', await parseKml.toJson('company.kml')], ['loaders.gl', await parse(text, KMLLoader)]]) console.log(`${what}, ${name}: ${kinds(geometry)}`);
}
J
node read.mjs | tee seen
diff seen - <<'T'
beside, @tmcw: Point [1,2] Point [3,4] LineString [[0,0],[1,1]]
beside, GDAL: Point [1,2] Point [3,4] LineString [[0,0],[1,1]]
beside, @mapbox: LineString [[0,0],[1,1]] Point [3,4]
beside, parse-kml: LineString [[0,0],[1,1]] Point [3,4]
beside, loaders.gl: LineString [[0,0],[1,1]] Point [3,4]
in groups, @tmcw: Point [1,2] Point [3,4] LineString [[0,0],[1,1]]
in groups, GDAL: MultiPoint [[1,2]] Point [3,4] LineString [[0,0],[1,1]]
in groups, @mapbox: Point [1,2]
in groups, parse-kml: Point [1,2]
in groups, loaders.gl: Point [1,2]
T
