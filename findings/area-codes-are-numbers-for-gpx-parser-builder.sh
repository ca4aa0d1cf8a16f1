#!/bin/sh
# A showroom of GPX with the area code 0757 as its name and 007 as its comment, read by gpx-parser-builder of npm, and by @tmcw/togeojson.
# Guess: the texts 0757 and 007: name and cmt are xsd:string in the schema of GPX 1.1.
# Seen: gpx-parser-builder 1.2.0 gives the numbers 757 and 7. togeojson gives the texts.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts @tmcw/togeojson@7.1.2 @xmldom/xmldom@0.9.8 gpx-parser-builder@1.2.0 >/dev/null 2>&1
cat > run.mjs <<'J'
import { gpx } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import builder from 'gpx-parser-builder';
const text = '<gpx version="1.1" creator="a" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="22.84" lon="113.25"><ele>5.0</ele><name>0757</name><cmt>007</cmt></wpt></gpx>';
const [point] = (builder.default ?? builder).parse(text).wpt;
console.log('gpx-parser-builder:', JSON.stringify([point.name, point.cmt]));
const { name, cmt } = gpx(new DOMParser().parseFromString(text, 'text/xml')).features[0].properties;
console.log('togeojson:', JSON.stringify([name, cmt]));
J
echo --
node run.mjs | tee seen
diff seen - <<'T'
gpx-parser-builder: [757,7]
togeojson: ["0757","007"]
T
