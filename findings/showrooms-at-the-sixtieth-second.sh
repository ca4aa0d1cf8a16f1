#!/bin/sh
# Places of showrooms a hand's breadth from a full degree (22.9999999) and a metre from it (22.99999), and the corner of a map at nought, written in degrees, minutes and seconds by libraries of npm, with two decimals.
# Guess: 23° 0′ 0.00″, and in minutes 22° 59.999 rounds to 23° 0.00′: a minute has no 60th second and a degree no 60th minute; nought is north and east, or without a letter.
# Seen: geographiclib-dms 2.2.0 has that. formatcoords 1.1.3 and latlng-to-dms 1.0.2 write 22° 59′ 60.00″, formatcoords 22° 60.00′, too, and nought is 0° S 0° W for it. Many a reader refuses sixty seconds.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact formatcoords@1.1.3 geographiclib-dms@2.2.0 latlng-to-dms@1.0.2
cat > run.mjs <<'J'
import formatcoords from 'formatcoords';
import dms from 'geographiclib-dms';
import latlng from 'latlng-to-dms';

for (const [latitude, longitude] of [[22.9999999, 113.26132], [22.99999, 113.26132], [0, 0]]) {
  console.log(`${latitude}, ${longitude}:`);
  for (const format of ['FFf', 'Ff']) console.log(`  formatcoords ${formatcoords(latitude, longitude).format(format, { decimalPlaces: 2 })}`);
  console.log(`  latlng-to-dms ${latlng(`${latitude},${longitude}`)}`);
  for (const unit of [dms.SECOND, dms.MINUTE]) console.log(`  geographiclib-dms ${dms.Encode(latitude, unit, 2, dms.LATITUDE)} ${dms.Encode(longitude, unit, 2, dms.LONGITUDE)}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
22.9999999, 113.26132:
  formatcoords 22° 59′ 60.00″ N 113° 15′ 40.75″ E
  formatcoords 22° 60.00′ N 113° 15.68′ E
  latlng-to-dms 22° 59´ 60.00" N 113° 15´ 40.75" E
  geographiclib-dms 23°00'00.00"N 113°15'40.75"E
  geographiclib-dms 23°00.00'N 113°15.68'E
22.99999, 113.26132:
  formatcoords 22° 59′ 59.96″ N 113° 15′ 40.75″ E
  formatcoords 22° 60.00′ N 113° 15.68′ E
  latlng-to-dms 22° 59´ 59.96" N 113° 15´ 40.75" E
  geographiclib-dms 22°59'59.96"N 113°15'40.75"E
  geographiclib-dms 23°00.00'N 113°15.68'E
0, 0:
  formatcoords 0° 0′ 0.00″ S 0° 0′ 0.00″ W
  formatcoords 0° 0.00′ S 0° 0.00′ W
  latlng-to-dms 0° 0´ 0.00" S 0° 0´ 0.00" W
  geographiclib-dms 00°00'00.00"N 000°00'00.00"E
  geographiclib-dms 00°00.00'N 000°00.00'E
T
