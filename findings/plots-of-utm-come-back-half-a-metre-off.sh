#!/bin/sh
# Corners of plots in the south of China to UTM and back, from the middle of zone 49 to its edges.
# Guess: the same place again within a millimetre, as these are closed formulas with many terms.
# Seen: proj4 2.22.0 comes back to the place, and so does utm-latlng 1.0.8. utm 1.1.1 comes back 6 centimetres off a degree and a half from the middle, 22 at Foshan and 51 at the edge by Shenzhen; the way there is that of the others.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact utm@1.1.1 utm-latlng@1.0.8 proj4@2.22.0
cat > run.cjs <<'J'
const utm = require('utm');
const UtmLatLng = require('utm-latlng');
const proj = require('proj4');

const proj4 = proj.default ?? proj;
const zone = '+proj=utm +zone=49 +datum=WGS84';
const metres = (latitude, longitude, from) => `${(Math.hypot((latitude - 22.84) * 110750, (longitude - from) * 102630) * 1000).toFixed(0)} mm`;
for (const longitude of [111, 112.5, 113.25, 113.999]) {
  const { easting, northing, zoneNum, zoneLetter } = utm.fromLatLon(22.84, longitude);
  const back = utm.toLatLon(easting, northing, zoneNum, zoneLetter);
  const other = new UtmLatLng();
  const there = other.convertLatLngToUtm(22.84, longitude, 6);
  const home = other.convertUtmToLatLng(there.Easting, there.Northing, there.ZoneNumber, there.ZoneLetter);
  const exact = proj4(zone, [longitude, 22.84]);
  const [east, north] = proj4(zone).inverse(exact);
  console.log(`${longitude}: there ${Math.hypot(easting - exact[0], northing - exact[1]).toFixed(3)} m apart; back utm ${metres(back.latitude, back.longitude, longitude)}, utm-latlng ${metres(home.lat, home.lng, longitude)}, proj4 ${metres(north, east, longitude)}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
111: there 0.000 m apart; back utm 0 mm, utm-latlng 0 mm, proj4 0 mm
112.5: there 0.000 m apart; back utm 64 mm, utm-latlng 0 mm, proj4 0 mm
113.25: there 0.000 m apart; back utm 217 mm, utm-latlng 0 mm, proj4 0 mm
113.999: there 0.000 m apart; back utm 514 mm, utm-latlng 0 mm, proj4 0 mm
T
