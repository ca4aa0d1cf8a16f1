#!/bin/sh
# Two workshops with Chinese names as GeoJSON, written as a shapefile by libraries for pages, and read again, both by a library of npm and by GDAL.
# Guess: the names are read as they were, in UTF-8 with a .cpg that says so, or an error says that they cannot be written.
# Seen: shp-write 0.3.2 and @mapbox/shp-write 0.4.3 write the low byte of each character alone and no .cpg, without an error: of 顺德工厂 four bytes are left that no table of characters brings back.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @mapbox/shp-write@0.4.3 jszip@3.10.1 shp-write@0.3.2
cat > write.cjs <<'J'
const JSZip = require('jszip');

const point = (name, coordinates) => ({ type: 'Feature', geometry: { type: 'Point', coordinates }, properties: { name } });
const features = [point('顺德工厂', [113.25, 22.84]), point('乐从展厅', [113.09, 22.95])];
(async () => {
  for (const library of ['shp-write', '@mapbox/shp-write']) {
    const written = await require(library).zip({ type: 'FeatureCollection', features }, { outputType: 'base64', compression: 'STORE', types: { point: 'points' } });
    const zip = await JSZip.loadAsync(written, { base64: true });
    const names = Object.keys(zip.files).sort();
    const table = await zip.file(/\.dbf$/)[0].async('nodebuffer');
    const start = table.readUInt16LE(8);
    const size = table.readUInt16LE(10);
    const rows = features.map((_, row) => table.subarray(start + row * size + 1, start + (row + 1) * size));
    console.log(`${library}: ${names.map((name) => name.replace(/.*\./, '.')).filter((name) => name.length === 4).join(' ')}`);
    features.forEach(({ properties: { name } }, row) => {
      const bytes = rows[row].filter((byte) => byte && byte !== 32).toString('hex');
      console.log(`${name}: ${bytes}, in UTF-16 ${[...name].map((letter) => letter.charCodeAt(0).toString(16)).join(' ')}`);
    });
  }
})();
J
node write.cjs | tee seen
diff seen - <<'T'
shp-write: .dbf .prj .shp .shx
顺德工厂: 7ab7e582, in UTF-16 987a 5fb7 5de5 5382
乐从展厅: 50ce5585, in UTF-16 4e50 4ece 5c55 5385
@mapbox/shp-write: .dbf .prj .shp .shx
顺德工厂: 7ab7e582, in UTF-16 987a 5fb7 5de5 5382
乐从展厅: 50ce5585, in UTF-16 4e50 4ece 5c55 5385
T
