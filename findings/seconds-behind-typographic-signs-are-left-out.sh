#!/bin/sh
# Places in degrees, minutes and seconds as people send them: with plain, typographic (’ ”) and slanted signs (′ ″), by letters (22d50m7.4sN), with a minus in place of S, and half a degree south; read by dms-conversion, parse-dms and geographiclib-dms.
# Guess: the same place each time, and south of the equator with S or minus; or a refusal.
# Seen: geographiclib-dms 2.2.0 is right or refuses. dms-conversion 3.1.4 leaves out the seconds before a typographic sign, 230 m; and counts minutes towards the north behind a minus: minus 22° 50′ 7.4″ is 21.16 south, 186 km off.
# parse-dms 0.0.5 takes the s of seconds for the south's S where letters stand, and makes of the seconds a longitude, 7.4.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact dms-conversion@3.1.4 geographiclib-dms@2.2.0 parse-dms@0.0.5
cat > run.mjs <<'J'
import { parseDms } from 'dms-conversion';
import dms from 'geographiclib-dms';
import parse from 'parse-dms';

const shown = (read) => { try { return JSON.stringify(read(), (_, value) => (typeof value === 'number' ? Number(value.toFixed(4)) : value)); } catch { return 'refused'; } };
for (const place of ['22°50\'7.4"N', '22°50′7.4″N', '22°50’7.4”N', '-22°50\'7.4"', '0°30\'S', '-0°30\'']) {
  console.log(`${place}: dms-conversion ${shown(() => parseDms(place))}, parse-dms ${shown(() => parse(place))}, geographiclib-dms ${shown(() => dms.Decode(place).val)}`);
}
for (const place of ['22°50\'7.4"N 113°15\'40.7"E', '22d50m7.4sN 113d15m40.7sE']) console.log(`${place}: parse-dms ${shown(() => parse(place))}`);
J
node run.mjs | tee seen
diff seen - <<'T'
22°50'7.4"N: dms-conversion 22.8354, parse-dms {"lat":22.8354}, geographiclib-dms 22.8354
22°50′7.4″N: dms-conversion 22.8354, parse-dms {"lat":22.8354}, geographiclib-dms 22.8354
22°50’7.4”N: dms-conversion 22.8333, parse-dms 22.8354, geographiclib-dms 22.8354
-22°50'7.4": dms-conversion -21.1646, parse-dms -22.8354, geographiclib-dms -22.8354
0°30'S: dms-conversion -0.5, parse-dms {"lat":-0.5}, geographiclib-dms -0.5
-0°30': dms-conversion 0.5, parse-dms -0.5, geographiclib-dms -0.5
22°50'7.4"N 113°15'40.7"E: parse-dms {"lat":22.8354,"lon":113.2613}
22d50m7.4sN 113d15m40.7sE: parse-dms {"lat":22.8333,"lon":7.4}
T
