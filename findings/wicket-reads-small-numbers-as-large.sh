#!/bin/sh
# Places and the outline of a yard in WKT, whose numbers may have a power (1e2, 5E-05, as programs write small ones) and no digit before the point (.5), and a point with a measure (POINT M), read by libraries of npm for it.
# Guess: the same numbers in all, or an error.
# Seen: wicket 1.3.8 reads 1e2 as 1, 5E-05 as 5 and .5 as 5, without an error: a yard of metres is one of continents. @terraformer/wkt refuses .5. Of POINT M it makes the measure a height, betterknown and wkx leave it out, and wellknown and wicket read nothing.
# A line break within the list of places, as programs that print polygons write it, is refused by betterknown, wkx and wicket.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @terraformer/wkt@2.2.2 betterknown@1.2.0 wellknown@0.5.0 wicket@1.3.8 wkx@0.5.0
cat > run.cjs <<'J'
const { Geometry } = require('wkx');
const { wktToGeoJSON } = require('@terraformer/wkt');
const { Wkt } = require('wicket');

const { log } = console;
console.log = () => {};
(async () => {
  const better = await import('betterknown');
  const libraries = {
    betterknown: (text) => better.wktToGeoJSON(text),
    '@terraformer/wkt': wktToGeoJSON,
    wellknown: require('wellknown'),
    wicket: (text) => new Wkt().read(text).toJson(),
    wkx: (text) => Geometry.parse(text).toGeoJSON(),
  };
  for (const text of ['POINT (1e2 5E-05)', 'POINT (.5 22.84)', 'POINT M (113.25 22.84 7)', 'LINESTRING (1 2,\n3 4)']) {
    for (const [library, read] of Object.entries(libraries)) {
      let seen;
      try {
        seen = JSON.stringify(read(text)?.coordinates ?? 'nothing');
      } catch {
        seen = 'an error';
      }
      log(`${JSON.stringify(text)}, ${library}: ${seen}`);
    }
  }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
"POINT (1e2 5E-05)", betterknown: [100,0.00005]
"POINT (1e2 5E-05)", @terraformer/wkt: [100,0.00005]
"POINT (1e2 5E-05)", wellknown: [100,0.00005]
"POINT (1e2 5E-05)", wicket: [1,5]
"POINT (1e2 5E-05)", wkx: [100,0.00005]
"POINT (.5 22.84)", betterknown: [0.5,22.84]
"POINT (.5 22.84)", @terraformer/wkt: an error
"POINT (.5 22.84)", wellknown: [0.5,22.84]
"POINT (.5 22.84)", wicket: [5,22.84]
"POINT (.5 22.84)", wkx: [0.5,22.84]
"POINT M (113.25 22.84 7)", betterknown: [113.25,22.84]
"POINT M (113.25 22.84 7)", @terraformer/wkt: [113.25,22.84,7]
"POINT M (113.25 22.84 7)", wellknown: "nothing"
"POINT M (113.25 22.84 7)", wicket: an error
"POINT M (113.25 22.84 7)", wkx: [113.25,22.84]
"LINESTRING (1 2,\n3 4)", betterknown: an error
"LINESTRING (1 2,\n3 4)", @terraformer/wkt: [[1,2],[3,4]]
"LINESTRING (1 2,\n3 4)", wellknown: [[1,2],[3,4]]
"LINESTRING (1 2,\n3 4)", wicket: an error
"LINESTRING (1 2,\n3 4)", wkx: an error
T
