#!/bin/sh
# A table of showrooms with area codes (0757), postcodes (010000) and models (9E2, 18E0) turned into points of a map and back into a table by mapshaper.
# Guess: what would not be the same as a number stays text: a number that begins with 0 is none.
# Seen (mapshaper 0.7.70): all three columns are numbers: 757, 10000, and for the models 900 and 18, two of which are now alike. It says on its error stream that it took them for numbers; string-fields has to be given for each of them. Days stay text.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact mapshaper@0.7.70
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');
const { readFileSync, writeFileSync } = require('node:fs');

writeFileSync('rooms.csv', '店名,区号,邮编,型号,lng,lat,开业\n顺德店,0757,010000,9E2,113.25,22.84,2026-01-05\n广州店,020,510000,18E0,113.26,23.13,2026-01-06\n南海店,0757,528200,18,113.15,23.03,2026-01-07\n');
const run = (...options) => execFileSync('npx', ['mapshaper', ...options], { stdio: 'ignore' });
run('rooms.csv', '-points', 'x=lng', 'y=lat', '-o', 'rooms.geojson');
for (const { properties } of JSON.parse(readFileSync('rooms.geojson', 'utf8')).features) console.log(JSON.stringify(properties));
run('rooms.csv', '-o', 'back.csv');
console.log(readFileSync('back.csv', 'utf8').trim());
run('rooms.csv', 'string-fields=区号,邮编,型号', '-o', 'texts.csv');
console.log(readFileSync('texts.csv', 'utf8').trim());
J
node run.cjs | tee seen
diff seen - <<'T'
{"店名":"顺德店","区号":757,"邮编":10000,"型号":900,"lng":113.25,"lat":22.84,"开业":"2026-01-05"}
{"店名":"广州店","区号":20,"邮编":510000,"型号":18,"lng":113.26,"lat":23.13,"开业":"2026-01-06"}
{"店名":"南海店","区号":757,"邮编":528200,"型号":18,"lng":113.15,"lat":23.03,"开业":"2026-01-07"}
店名,区号,邮编,型号,lng,lat,开业
顺德店,757,10000,900,113.25,22.84,2026-01-05
广州店,20,510000,18,113.26,23.13,2026-01-06
南海店,757,528200,18,113.15,23.03,2026-01-07
店名,区号,邮编,型号,lng,lat,开业
顺德店,0757,010000,9E2,113.25,22.84,2026-01-05
广州店,020,510000,18E0,113.26,23.13,2026-01-06
南海店,0757,528200,18,113.15,23.03,2026-01-07
T
