#!/bin/sh
# Showrooms with a height (113.25, 22.84, 5 m), written and read again by the formats of OpenLayers.
# Guess: each gives the places back, with the height or without it.
# Seen (ol 10.11.0): GeoJSON, KML, GPX, WKT and EsriJSON give the height back. GML writes places without it and reads them at the height 0. Polyline writes the height as if it were the next latitude: one showroom becomes two, the second at 27.84 and no longitude, and a way of two places has three.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact jsdom@29.1.1 ol@10.11.0
cat > run.mjs <<'J'
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('');
for (const name of ['DOMParser', 'XMLSerializer', 'Node', 'Element', 'Document', 'document']) globalThis[name] = window[name];
const xml = await import('ol/xml.js');
xml.registerXMLSerializer(new window.XMLSerializer());
xml.registerDocument(window.document.implementation.createDocument('', '', null));
const { default: Feature } = await import('ol/Feature.js');
const { LineString, Point } = await import('ol/geom.js');

const places = { showroom: new Point([113.25, 22.84, 5]), way: new LineString([[113.25, 22.84, 5], [113.26, 22.85, 6]]) };
for (const name of ['GeoJSON', 'KML', 'GPX', 'WKT', 'EsriJSON', 'GML3', 'GML32', 'Polyline']) {
  const { default: Format } = await import(`ol/format/${name}.js`);
  const format = new Format(name.startsWith('GML') ? { featureNS: 'http://portal.example', featureType: 'room', srsName: 'EPSG:4326' } : {});
  for (const [place, geometry] of Object.entries(places)) {
    const [back] = format.readFeatures(format.writeFeatures([new Feature({ geometry })]));
    console.log(`${name}, ${place}: ${JSON.stringify(back.getGeometry().getCoordinates())}`);
  }
}
J
node run.mjs | tee seen
diff seen - <<'T'
GeoJSON, showroom: [113.25,22.84,5]
GeoJSON, way: [[113.25,22.84,5],[113.26,22.85,6]]
KML, showroom: [113.25,22.84,5]
KML, way: [[113.25,22.84,5],[113.26,22.85,6]]
GPX, showroom: [113.25,22.84,5]
GPX, way: [[113.25,22.84,5],[113.26,22.85,6]]
WKT, showroom: [113.25,22.84,5]
WKT, way: [[113.25,22.84,5],[113.26,22.85,6]]
EsriJSON, showroom: [113.25,22.84,5]
EsriJSON, way: [[113.25,22.84,5],[113.26,22.85,6]]
GML3, showroom: [113.25,22.84,0]
GML3, way: [[113.25,22.84,0],[113.26,22.85,0]]
GML32, showroom: [113.25,22.84,0]
GML32, way: [[113.25,22.84,0],[113.26,22.85,0]]
Polyline, showroom: [[113.25,22.84],[null,27.84]]
Polyline, way: [[113.25,22.84],[113.26,27.84],[114.26,27.85]]
T
