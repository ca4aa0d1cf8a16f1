#!/bin/sh
# Ways and plots converted by libraries of npm for maps: 1000 km of a delivery by sea, 100 km in yards, a plot of one square kilometre in square miles, and one in square feet.
# Guess: by the definitions: 1852 m, 0.9144 m, 1609.344 m and 0.3048 m, to six digits.
# Seen: geolib 3.3.14 counts 1852.216 m to the sea mile, 63 m of 1000 km. @turf/helpers 7.3.1 has yards of 1.0936 to the metre, 39.37 inches, and 3.86e-7 square miles to the square metre, 0.03 % short.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact geolib@3.3.14 @turf/helpers@7.3.1
cat > run.mjs <<'J'
import { convertArea, convertLength } from '@turf/helpers';
import geolib from 'geolib';

for (const [name, exact, ...seen] of [
  ['1000 km in sea miles', 1e6 / 1852, geolib.convertDistance(1e6, 'sm'), convertLength(1e6, 'meters', 'nauticalmiles')],
  ['100 km in yards', 1e5 / 0.9144, geolib.convertDistance(1e5, 'yd'), convertLength(1e5, 'meters', 'yards')],
  ['100 m in inches', 100 / 0.0254, geolib.convertDistance(100, 'in'), convertLength(100, 'meters', 'inches')],
  ['1 km² in square miles', 1e6 / 1609.344 ** 2, NaN, convertArea(1e6, 'meters', 'miles')],
  ['1 km² in square feet', 1e6 / 0.3048 ** 2, geolib.convertArea(1e6, 'ft2'), convertArea(1e6, 'meters', 'feet')],
])
  console.log(`${name}: ${exact.toPrecision(8)} exactly, geolib ${seen[0].toPrecision(8)}, turf ${seen[1].toPrecision(8)}`);
J
node run.mjs | tee seen
diff seen - <<'T'
1000 km in sea miles: 539.95680 exactly, geolib 539.89384, turf 539.95680
100 km in yards: 109361.33 exactly, geolib 109361.33, turf 109360.00
100 m in inches: 3937.0079 exactly, geolib 3937.0079, turf 3937.0000
1 km² in square miles: 0.38610216 exactly, geolib NaN, turf 0.38600000
1 km² in square feet: 10763910 exactly, geolib 10763911, turf 10763910
T
