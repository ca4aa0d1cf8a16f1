#!/bin/sh
# Latitudes of showrooms as leaflets and deeds write them, read by libraries of npm: with the sign º of ordinals, in Chinese, with blanks, N in front, south by a minus below one degree.
# Guess: 22.8368 (-0.5 for the last), or an error or null.
# Seen: sexagesimal 0.5.0 gives 22, the minutes and seconds dropped without a word, for three of them, and 0.5, north, for -0°30′. toDecimal of geolib 3.3.14 gives the text, or an object of its characters. Dms of geodesy 2.4.0 is right, or NaN where the letter stands in front.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact sexagesimal@0.5.0 geolib@3.3.14 geodesy@2.4.0
cat > run.mjs <<'J'
import Dms from 'geodesy/dms.js';
import geolib from 'geolib';
import sexagesimal from 'sexagesimal';

const show = (read) => {
  try {
    const value = read();
    return typeof value === 'object' && value ? `object of ${Object.keys(value).length}` : JSON.stringify(Number.isNaN(value) ? 'NaN' : value);
  } catch {
    return 'error';
  }
};
for (const text of ['22°50′12.5″N', '22º50\'12.5"N', '22度50分12.5秒', '22 50 12.5 N', 'N22°50′12.5″', '北纬22°50′12.5″', '22.8368°N', '-0°30′'])
  console.log(`${text} | sexagesimal: ${show(() => sexagesimal(text))}; geolib: ${show(() => geolib.toDecimal(text))}; geodesy: ${show(() => Dms.parse(text))}`);
J
node run.mjs | tee seen
diff seen - <<'T'
22°50′12.5″N | sexagesimal: 22.836805555555554; geolib: 22.836805555555554; geodesy: 22.836805555555554
22º50'12.5"N | sexagesimal: 22; geolib: object of 12; geodesy: 22.836805555555554
22度50分12.5秒 | sexagesimal: 22; geolib: object of 11; geodesy: 22.836805555555554
22 50 12.5 N | sexagesimal: 22; geolib: object of 12; geodesy: 22.836805555555554
N22°50′12.5″ | sexagesimal: 22.836805555555554; geolib: "N22°50′12.5″"; geodesy: "NaN"
北纬22°50′12.5″ | sexagesimal: 22.836805555555554; geolib: "北纬22°50′12.5″"; geodesy: "NaN"
22.8368°N | sexagesimal: 22.8368; geolib: object of 9; geodesy: 22.8368
-0°30′ | sexagesimal: 0.5; geolib: "-0°30′"; geodesy: -0.5
T
