#!/bin/sh
# Places and edges of plots as texts (WKT), as databases write them: with a height, with a measure along the edge (M), on two lines, in small letters, in a system (SRID).
# Guess: all are read, and a measure is left out or kept as what it is, for GeoJSON has a height there.
# Seen: terraformer 2.2.2 puts the measure where GeoJSON has the height, with a note of its own beside it (m: true). wellknown 0.5.0 reads nothing with a measure and says null, betterknown 1.2.0 and wkx 0.5.0 leave it out. wkx and betterknown refuse a line end between two places. wkx and terraformer know capitals only; terraformer refuses a system and a plus sign, betterknown a system which it has not been told. No text but the first is read by all four in one way.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact wkx@0.5.0 wellknown@0.5.0 @terraformer/wkt@2.2.2 betterknown@1.2.0
cat > run.cjs <<'J'
const wellknown = require('wellknown');
const wkx = require('wkx');
const terraformer = require('@terraformer/wkt');

(async () => {
  const betterknown = await import('betterknown');
  const readers = {
    wellknown: (text) => wellknown.parse(text),
    wkx: (text) => wkx.Geometry.parse(text).toGeoJSON(),
    terraformer: (text) => terraformer.wktToGeoJSON(text),
    betterknown: (text) => betterknown.wktToGeoJSON(text),
  };
  for (const text of ['POINT Z (113.25 22.84 18)', 'POINT M (113.25 22.84 600)', 'POINT ZM (113.25 22.84 18 600)', 'LINESTRING (113 22,\n 114 23)', 'point (113.25 22.84)', 'POINT (+113.25 22.84)', 'SRID=4490;POINT (113.25 22.84)'])
    for (const [name, read] of Object.entries(readers)) {
      let seen;
      try {
        seen = JSON.stringify(read(text)?.coordinates ?? null);
      } catch {
        seen = 'refused';
      }
      console.log(`${JSON.stringify(text)} ${name}: ${seen}`);
    }
})();
J
node run.cjs | tee seen
diff seen - <<'T'
"POINT Z (113.25 22.84 18)" wellknown: [113.25,22.84,18]
"POINT Z (113.25 22.84 18)" wkx: [113.25,22.84,18]
"POINT Z (113.25 22.84 18)" terraformer: [113.25,22.84,18]
"POINT Z (113.25 22.84 18)" betterknown: [113.25,22.84,18]
"POINT M (113.25 22.84 600)" wellknown: null
"POINT M (113.25 22.84 600)" wkx: [113.25,22.84]
"POINT M (113.25 22.84 600)" terraformer: [113.25,22.84,600]
"POINT M (113.25 22.84 600)" betterknown: [113.25,22.84]
"POINT ZM (113.25 22.84 18 600)" wellknown: null
"POINT ZM (113.25 22.84 18 600)" wkx: [113.25,22.84,18]
"POINT ZM (113.25 22.84 18 600)" terraformer: [113.25,22.84,18,600]
"POINT ZM (113.25 22.84 18 600)" betterknown: [113.25,22.84,18,600]
"LINESTRING (113 22,\n 114 23)" wellknown: [[113,22],[114,23]]
"LINESTRING (113 22,\n 114 23)" wkx: refused
"LINESTRING (113 22,\n 114 23)" terraformer: [[113,22],[114,23]]
"LINESTRING (113 22,\n 114 23)" betterknown: refused
"point (113.25 22.84)" wellknown: [113.25,22.84]
"point (113.25 22.84)" wkx: refused
"point (113.25 22.84)" terraformer: refused
"point (113.25 22.84)" betterknown: [113.25,22.84]
"POINT (+113.25 22.84)" wellknown: [113.25,22.84]
"POINT (+113.25 22.84)" wkx: [113.25,22.84]
"POINT (+113.25 22.84)" terraformer: refused
"POINT (+113.25 22.84)" betterknown: [113.25,22.84]
"SRID=4490;POINT (113.25 22.84)" wellknown: [113.25,22.84]
"SRID=4490;POINT (113.25 22.84)" wkx: [113.25,22.84]
"SRID=4490;POINT (113.25 22.84)" terraformer: refused
"SRID=4490;POINT (113.25 22.84)" betterknown: refused
T
