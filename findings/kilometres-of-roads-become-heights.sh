#!/bin/sh
# A road and a stop of ArcGIS with marks of the distance along it (hasM, kilometre 12 to 15, no heights), as departments of roads give them, made GeoJSON; beside it one with heights (hasZ), and by GDAL, which reads the same file of ArcGIS.
# Guess: the marks are left out or refused, as GeoJSON has no place for them: its third number is a height (RFC 7946, 3.1.1), and ArcGIS says by hasM and hasZ which is which.
# Seen: GDAL 3.6.2 leaves them out. @terraformer/arcgis 2.2.2 and @esri/arcgis-to-geojson-utils 1.3.0, ArcGIS's own, make kilometre 12 a height of 12 m.
set -eu
dpkg -s gdal-bin >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends gdal-bin; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gdal-bin
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @esri/arcgis-to-geojson-utils@1.3.0 @terraformer/arcgis@2.2.2
cat > run.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import esri from '@esri/arcgis-to-geojson-utils';
import { arcgisToGeoJSON } from '@terraformer/arcgis';

for (const [name, flags] of [['distances', { hasM: true }], ['heights', { hasZ: true }]]) {
  const geometry = { ...flags, paths: [[[113, 22, 12], [114, 23, 15]]] };
  writeFileSync('a.json', JSON.stringify({ geometryType: 'esriGeometryPolyline', ...flags, spatialReference: { wkid: 4326 }, fields: [{ name: 'OBJECTID', type: 'esriFieldTypeOID' }], features: [{ attributes: { OBJECTID: 1 }, geometry }] }));
  const gdal = JSON.parse(execFileSync('ogr2ogr', ['-f', 'GeoJSON', '/vsistdout/', 'a.json'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  const shown = (line) => line.coordinates.map((point) => point.join(' ')).join(', ');
  console.log(`${name}: terraformer ${shown(arcgisToGeoJSON(geometry))}; esri ${shown(esri.arcgisToGeoJSON(geometry))}; GDAL ${shown(gdal.features[0].geometry)}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
distances: terraformer 113 22 12, 114 23 15; esri 113 22 12, 114 23 15; GDAL 113 22, 114 23
heights: terraformer 113 22 12, 114 23 15; esri 113 22 12, 114 23 15; GDAL 113 22 12, 114 23 15
T
