#!/bin/sh
# Two showrooms for a map as GeoJSON, whose properties differ: the second one has a remark more, its number begins with a nought (0757), its hours are words, its area is known; written as FlatGeobuf and as Geobuf by their own libraries of npm and read back.
# Guess: what comes back is what was written, but for more decimals than the format keeps; or the second one is refused.
# Seen: geobuf 4.0.0 keeps all. flatgeobuf 4.5.0 takes the columns and their types from the first showroom: the remark is gone, 0757 is 757, the hours 周末 are false, an area that the first one has not (null) becomes a text, and a day that is missing an empty one.
# A price of 89 there and 89.5 here is kept.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact flatgeobuf@4.5.0 geobuf@4.0.0 pbf@5.1.2
cat > map.mjs <<'J'
import * as flatgeobuf from 'flatgeobuf/lib/mjs/geojson.js';
import * as geobuf from 'geobuf';
import * as pbf from 'pbf';

const place = (properties) => ({ type: 'Feature', properties, geometry: { type: 'Point', coordinates: [113.25, 22.84] } });
const map = { type: 'FeatureCollection', features: [place({ 店名: '顺德店', 单价: 89, 编号: 7, 营业: true, 日期: '2026-01-05', 面积: null }), place({ 店名: '龙江店', 单价: 89.5, 编号: '0757', 营业: '周末', 面积: 120.25, 备注: '新店' })] };
console.log(`written: ${JSON.stringify(map.features[1].properties)}`);
const features = [];
for await (const feature of flatgeobuf.deserialize(flatgeobuf.serialize(map)).features ?? flatgeobuf.deserialize(flatgeobuf.serialize(map))) features.push(feature);
console.log(`flatgeobuf: ${JSON.stringify(features.at(-1).properties)}`);
const bytes = geobuf.encode(map, new (pbf.PbfWriter ?? pbf.Pbf)());
console.log(`geobuf: ${JSON.stringify(geobuf.decode(new (pbf.PbfReader ?? pbf.Pbf)(bytes)).features[1].properties)}`);
J
node map.mjs | tee seen
diff seen - <<'T'
written: {"店名":"龙江店","单价":89.5,"编号":"0757","营业":"周末","面积":120.25,"备注":"新店"}
flatgeobuf: {"店名":"龙江店","单价":89.5,"编号":757,"营业":false,"日期":"","面积":"120.25"}
geobuf: {"店名":"龙江店","单价":89.5,"编号":"0757","营业":"周末","面积":120.25,"备注":"新店"}
T
