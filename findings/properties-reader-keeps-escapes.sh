#!/bin/sh
# The names of parts in a .properties file of an older Java backend, in which Chinese is escaped (native2ascii), a colon may stand for the equals sign, and a
# backslash at the end continues the line.
# Guess: the libraries of npm for such files read them, since the format has no other way to write Chinese until Java 9.
# Seen: properties-parser 0.6.0, properties 1.2.1, properties-file 5.0.7 and dot-properties 1.1.2 do. java-properties 1.0.2 reads these, and takes a comment of ! for
# a key. properties-reader 3.0.1, one of the two with most downloads, knows none of it: \u4fa7\u677f stays as it is, the line with a colon is a key without a value, and
# the continued line is two.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact properties-reader@3.0.1 properties-parser@0.6.0 properties@1.2.1 properties-file@5.0.7 \
  java-properties@1.0.2 dot-properties@1.1.2 >/dev/null 2>&1
cat > parts.properties <<'T'
! parts
side=\u4fa7\u677f
door:\u95e8\u677f
edge=\u5c01\
    \u8fb9
T
cat > read.mjs <<'J'
import { readFileSync } from 'node:fs';
import dot from 'dot-properties';
import java from 'java-properties';
import properties from 'properties';
import { getProperties } from 'properties-file';
import parser from 'properties-parser';
import { propertiesReader } from 'properties-reader';

const file = 'parts.properties';
const text = readFileSync(file, 'utf8');
const read = {
  'properties-parser': parser.parse(text),
  properties: properties.parse(text),
  'properties-file': getProperties(text),
  'dot-properties': dot.parse(text),
  'java-properties': java.of(file).objs,
  'properties-reader': propertiesReader({ sourceFile: file }).getAllProperties(),
};
for (const [name, found] of Object.entries(read))
  console.log(`${name}: ${Object.entries(found).map(([key, value]) => `${key} is ${value || 'empty'}`).join(', ')}`);
J
node read.mjs > seen
cat seen
cat > expected <<'T'
properties-parser: side is 侧板, door is 门板, edge is 封边
properties: side is 侧板, door is 门板, edge is 封边
properties-file: side is 侧板, door is 门板, edge is 封边
dot-properties: side is 侧板, door is 门板, edge is 封边
java-properties: ! parts is empty, side is 侧板, door is 门板, edge is 封边
properties-reader: ! parts is empty, side is \u4fa7\u677f, door:\u95e8\u677f is empty, edge is \u5c01\, \u8fb9 is empty
T
cmp seen expected
