#!/bin/sh
# Plus codes (Open Location Code) of eleven digits, squares of some 3 metres, of showrooms whose places are given to two figures or one, by two libraries of npm, and decoded again by open-location-code.
# Guess: the square of a code holds the place, or touches it: at most 2 metres to its middle each way (the specification: a code is the area that the place is in).
# Seen: not where a place is on the edge of a square, as round numbers are. open-location-code 1.0.3 has the last digit X in place of 2 there (22.5, 113.5), 12.5 m too far north; pluscodes 3.0.1 has a square of its neighbour's (22.8, 113.2), 12.5 m too far south. With five figures both are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact open-location-code@1.0.3 pluscodes@3.0.1
cat > run.mjs <<'J'
import { createRequire } from 'node:module';
import pluscodes from 'pluscodes';

const { OpenLocationCode } = createRequire(import.meta.url)('open-location-code');
const codes = new OpenLocationCode();
for (const [latitude, longitude] of [[22.83539, 113.26132], [22.5, 113.5], [23, 114], [22.8, 113.2], [22.83, 113.26]]) {
  const seen = [['open-location-code', codes.encode(latitude, longitude, 11)], ['pluscodes', pluscodes.encode({ latitude, longitude }, 11)]].map(([name, code]) => `${name} ${code}, ${((codes.decode(code).latitudeCenter - latitude) * 111320).toFixed(1)} m north`);
  console.log(`${latitude}, ${longitude}: ${seen.join('; ')}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
22.83539, 113.26132: open-location-code 7PJMR7P6+5G4, -0.3 m north; pluscodes 7PJMR7P6+5G4, -0.3 m north
22.5, 113.5: open-location-code 7PJMGG22+22X, 12.5 m north; pluscodes 7PJMGG22+222, 1.4 m north
23, 114: open-location-code 7PMP2222+22X, 12.5 m north; pluscodes 7PMP2222+222, 1.4 m north
22.8, 113.2: open-location-code 7PJMQ5XX+XXX, -1.4 m north; pluscodes 7PJMQ5XX+XX2, -12.5 m north
22.83, 113.26: open-location-code 7PJMR7H5+XXX, -1.4 m north; pluscodes 7PJMR7H5+XX2, -12.5 m north
T
