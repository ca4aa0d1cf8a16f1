#!/bin/sh
# A file of properties as a Java backend has it: values with blanks behind, keys divided from values by : or by a blank, a blank in a key behind a backslash, a key with nothing, numbers with noughts before them.
# Guess: libraries of npm for such files read what java.util.Properties is said to read: each value a text, blanks at its end kept.
# Seen: dot-properties 1.1.2, properties-file 5.0.7 and properties-parser 0.6.0 do. java-properties 1.0.2 drops the blanks at the end and knows no blank between a key and its value, so that the whole line is the key, and leaves the backslash in the key;
# properties 1.2.1 makes numbers of what looks like one, 757 of the area code, and null of nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact dot-properties@1.1.2 java-properties@1.0.2 properties@1.2.1 properties-file@5.0.7 properties-parser@0.6.0
printf '%s\n' 'board=门板  ' 'grade:E0' 'depth 18mm' 'door\ leaf=2400' 'area=0757' 'remark' '工厂=\u987a\u5fb7' > workshop.properties
cat > read.cjs <<'J'
const { readFileSync } = require('node:fs');
const dot = require('dot-properties');
const java = require('java-properties');
const properties = require('properties');
const file = require('properties-file');
const parser = require('properties-parser');

const text = readFileSync('workshop.properties', 'utf8');
const expected = { board: '门板  ', grade: 'E0', depth: '18mm', 'door leaf': '2400', area: '0757', remark: '', 工厂: '顺德' };
const libraries = {
  'dot-properties': () => dot.parse(text),
  'properties-file': () => file.getProperties(text),
  'properties-parser': () => parser.parse(text),
  'java-properties': () => {
    const read = java.of('workshop.properties');
    return Object.fromEntries(read.getKeys().map((key) => [key, read.get(key)]));
  },
  properties: () => properties.parse(text),
};
for (const [name, read] of Object.entries(libraries)) {
  const seen = read();
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(seen)])].filter((key) => seen[key] !== expected[key]);
  console.log(`${name}: ${keys.map((key) => `${key} ${JSON.stringify(seen[key]) ?? 'not there'}`).join(', ') || 'as in Java'}`);
}
J
node read.cjs | tee seen
diff seen - <<'T'
dot-properties: as in Java
properties-file: as in Java
properties-parser: as in Java
java-properties: board "门板", depth not there, door leaf not there, depth 18mm "", door\ leaf "2400"
properties: door leaf 2400, area 757, remark null
T
