#!/bin/sh
# Parts whose names have a point or brackets (门.左, 柜[2]) and whose price becomes a price with a currency, as changes of json-diff-ts and jsondiffpatch, put into a copy of the parts.
# Guess: the parts after the change, as both libraries have functions for the way there and back (atomizeChangeset, unatomizeChangeset, applyChangeset).
# Seen: json-diff-ts 4.10.4 writes the path $.parts[门.左] and reads it as one name: the part keeps its price, and a new member parts[门.左] stands beside. 柜[2] at the top is an error. Applied without that way, its changes are right, and so are those of jsondiffpatch 0.6.0.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact json-diff-ts@4.10.4 jsondiffpatch@0.6.0
cat > parts.mjs <<'J'
import * as ts from 'json-diff-ts';
import * as patch from 'jsondiffpatch';
const tell = (name, apply) => {
  try {
    console.log(' ', name, JSON.stringify(apply()));
  } catch (error) {
    console.log(' ', name, 'error:', error.message);
  }
};
for (const [before, after] of [[{ parts: { '门.左': 5 } }, { parts: { '门.左': { yuan: 5 } } }], [{ '柜[2]': 5 }, { '柜[2]': 6 }]]) {
  console.log(JSON.stringify(before), 'to', JSON.stringify(after));
  const changes = ts.diff(before, after);
  tell('json-diff-ts', () => ts.applyChangeset(structuredClone(before), changes));
  tell('json-diff-ts by paths', () => ts.applyChangeset(structuredClone(before), ts.unatomizeChangeset(ts.atomizeChangeset(changes))));
  tell('jsondiffpatch', () => patch.patch(structuredClone(before), patch.diff(before, after)));
}
J
node parts.mjs | tee seen
diff seen - <<'T'
{"parts":{"门.左":5}} to {"parts":{"门.左":{"yuan":5}}}
  json-diff-ts {"parts":{"门.左":{"yuan":5}}}
  json-diff-ts by paths {"parts":{"门.左":5},"parts[门.左]":{"yuan":5}}
  jsondiffpatch {"parts":{"门.左":{"yuan":5}}}
{"柜[2]":5} to {"柜[2]":6}
  json-diff-ts {"柜[2]":6}
  json-diff-ts by paths error: Cannot set properties of undefined (setting '2')
  jsondiffpatch {"柜[2]":6}
T
