#!/bin/sh
# Samples for tests, made after the patterns of a portal's fields, a name in Chinese, ^[\u4e00-\u9fa5]{2,4}$, a word of three, and a number plate of Guangdong.
# Guess: each sample matches its pattern.
# Seen: fast-check 4.11.0, mockjs 1.1.0 and reregexp 1.6.1 make such. randexp 0.6.1 makes none of the first two, but letters of ASCII, jsi for a name; neither does faker 10.6.0 (fromRegExp) of the first, and of the second it raises an error; json-schema-faker 0.6.3 makes no name. Plates are right in all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @faker-js/faker@10.6.0 fast-check@4.11.0 json-schema-faker@0.6.3 mockjs@1.1.0 randexp@0.6.1 reregexp@1.6.1
cat > make.mjs <<'J'
import { faker } from '@faker-js/faker';
import { sample, stringMatching } from 'fast-check';
import * as schemaFaker from 'json-schema-faker';
import mockjs from 'mockjs';
import RandExp from 'randexp';
import reregexp from 'reregexp';

console.warn = () => {};
const fromSchema = schemaFaker.generate ?? schemaFaker.default?.generate ?? schemaFaker.default;
const Parser = reregexp.default ?? reregexp;
const libraries = {
  'fast-check': (pattern) => sample(stringMatching(pattern), 1)[0],
  mockjs: (pattern) => mockjs.mock(pattern),
  reregexp: (pattern) => new Parser(pattern).build(),
  randexp: (pattern) => new RandExp(pattern).gen(),
  faker: (pattern) => faker.helpers.fromRegExp(pattern),
  'json-schema-faker': (pattern) => fromSchema({ type: 'string', pattern: pattern.source }),
};
for (const [name, make] of Object.entries(libraries))
  for (const pattern of [/^[\u4e00-\u9fa5]{2,4}$/, /^[门柜板]{2}$/, /^粤[A-Z][0-9A-Z]{5}$/]) {
    let matching = 0;
    try {
      for (let round = 0; round < 20; round += 1) matching += pattern.test(await make(pattern)) ? 1 : 0;
      console.log(`${name}, ${pattern.source}: ${matching} of 20`);
    } catch {
      console.log(`${name}, ${pattern.source}: error`);
    }
  }
J
node make.mjs 2>/dev/null | grep -v ignore | tee seen
diff seen - <<'T'
fast-check, ^[\u4e00-\u9fa5]{2,4}$: 20 of 20
fast-check, ^[门柜板]{2}$: 20 of 20
fast-check, ^粤[A-Z][0-9A-Z]{5}$: 20 of 20
mockjs, ^[\u4e00-\u9fa5]{2,4}$: 20 of 20
mockjs, ^[门柜板]{2}$: 20 of 20
mockjs, ^粤[A-Z][0-9A-Z]{5}$: 20 of 20
reregexp, ^[\u4e00-\u9fa5]{2,4}$: 20 of 20
reregexp, ^[门柜板]{2}$: 20 of 20
reregexp, ^粤[A-Z][0-9A-Z]{5}$: 20 of 20
randexp, ^[\u4e00-\u9fa5]{2,4}$: 0 of 20
randexp, ^[门柜板]{2}$: 0 of 20
randexp, ^粤[A-Z][0-9A-Z]{5}$: 20 of 20
faker, ^[\u4e00-\u9fa5]{2,4}$: 0 of 20
faker, ^[门柜板]{2}$: error
faker, ^粤[A-Z][0-9A-Z]{5}$: 20 of 20
json-schema-faker, ^[\u4e00-\u9fa5]{2,4}$: 0 of 20
json-schema-faker, ^[门柜板]{2}$: 20 of 20
json-schema-faker, ^粤[A-Z][0-9A-Z]{5}$: 20 of 20
T
