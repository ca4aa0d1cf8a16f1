#!/bin/sh
# Places of showrooms in decimal degrees, rounded to one place, two, three and four, and with decimal commas, read by libraries of npm.
# Guess: as written, 22.8 and 113.2; commas too, or an error.
# Seen: geo-coordinates-parser 1.7.4 takes one place for minutes: 22.8 is 22.13333 (22°8′), 75 km off, and refuses two; from three on it is right. With commas coordinate-parser 1.0.7 takes one place for minutes, and four for minutes, too: the latitude is 161.47, which is none; sexagesimal 0.5.0 gives null.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact geo-coordinates-parser@1.7.4 coordinate-parser@1.0.7 sexagesimal@0.5.0
cat > run.cjs <<'J'
const Coordinates = require('coordinate-parser');
const { convert } = require('geo-coordinates-parser');
const { pair } = require('sexagesimal');

const show = (read) => {
  try {
    return read()?.map((value) => Number(value.toFixed(5))).join(' ') ?? 'null';
  } catch {
    return 'error';
  }
};
for (const text of ['22.8, 113.2', '22.83, 113.25', '22.836, 113.251', '22.8368, 113.2512', '22,8368 113,2512', '22,8 113,2'])
  console.log(`${text} | geo-coordinates-parser: ${show(() => { const place = convert(text); return [place.decimalLatitude, place.decimalLongitude]; })}; coordinate-parser: ${show(() => { const place = new Coordinates(text); return [place.getLatitude(), place.getLongitude()]; })}; sexagesimal: ${show(() => pair(text))}`);
J
node run.cjs | tee seen
diff seen - <<'T'
22.8, 113.2 | geo-coordinates-parser: 22.13333 113.03333; coordinate-parser: 22.8 113.2; sexagesimal: 22.8 113.2
22.83, 113.25 | geo-coordinates-parser: error; coordinate-parser: 22.83 113.25; sexagesimal: 22.83 113.25
22.836, 113.251 | geo-coordinates-parser: 22.836 113.251; coordinate-parser: 22.836 113.251; sexagesimal: 22.836 113.251
22.8368, 113.2512 | geo-coordinates-parser: 22.8368 113.2512; coordinate-parser: 22.8368 113.2512; sexagesimal: 22.8368 113.2512
22,8368 113,2512 | geo-coordinates-parser: 22.8368 113.2512; coordinate-parser: 161.46667 154.86667; sexagesimal: null
22,8 113,2 | geo-coordinates-parser: error; coordinate-parser: 22.13333 113.03333; sexagesimal: null
T
