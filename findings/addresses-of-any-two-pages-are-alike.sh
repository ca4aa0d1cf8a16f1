#!/bin/sh
# Drafts that hold addresses of pages as URL objects, and a failure with another cause, compared by libraries of npm: two pages that differ, and twice the same page.
# Guess: those that differ are other drafts, as Node.js 20's assert says.
# Seen: assert 2.1.0, which webpack puts in the place of it, finds any two pages alike, and so do it, dequal 2.0.3 and Node.js itself any two searches (URLSearchParams); lodash 4.17.21 finds the same page another, and fast-equals 5.2.2 the same search. fast-deep-equal 3.1.3 and react-fast-compare 3.2.2 tell both rightly; causes only Node.js and fast-equals tell apart.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact assert@2.1.0 fast-deep-equal@3.1.3 react-fast-compare@3.2.2 fast-equals@5.2.2 lodash@4.17.21 dequal@2.0.3
cat > run.cjs <<'J'
const { deepStrictEqual } = require('assert/');
const { dequal } = require('dequal');
const fastDeepEqual = require('fast-deep-equal');
const fastEquals = require('fast-equals');
const { isEqual } = require('lodash');
const nodeAssert = require('node:assert');
const reactFastCompare = require('react-fast-compare');

const raises = (compare) => (one, other) => {
  try {
    compare(one, other);
    return true;
  } catch {
    return false;
  }
};
const libraries = { 'Node.js': raises(nodeAssert.deepStrictEqual), assert: raises(deepStrictEqual), 'fast-deep-equal': fastDeepEqual, 'react-fast-compare': reactFastCompare, 'fast-equals': fastEquals.deepEqual, lodash: isEqual, dequal };
const page = (path) => ({ page: new URL(`https://home.example/${path}`) });
const query = (text) => ({ query: new URLSearchParams(text) });
for (const [name, one, other] of [['other pages', page('door'), page('shelf')], ['the same page', page('door'), page('door')], ['other searches', query('mm=18'), query('mm=25')], ['the same search', query('mm=18'), query('mm=18')], ['other causes', new Error('x', { cause: 1 }), new Error('x', { cause: 2 })]])
  console.log(`${name}: ${Object.entries(libraries).map(([library, equal]) => `${library} ${equal(one, other) ? 'alike' : 'apart'}`).join('; ')}`);
J
node run.cjs | tee seen
diff seen - <<'T'
other pages: Node.js apart; assert alike; fast-deep-equal apart; react-fast-compare apart; fast-equals apart; lodash apart; dequal apart
the same page: Node.js alike; assert alike; fast-deep-equal alike; react-fast-compare alike; fast-equals alike; lodash apart; dequal alike
other searches: Node.js alike; assert alike; fast-deep-equal apart; react-fast-compare apart; fast-equals apart; lodash apart; dequal alike
the same search: Node.js alike; assert alike; fast-deep-equal alike; react-fast-compare alike; fast-equals apart; lodash apart; dequal alike
other causes: Node.js apart; assert alike; fast-deep-equal alike; react-fast-compare alike; fast-equals apart; lodash alike; dequal alike
T
