#!/bin/sh
# A stock held as a Map of boards and a Set of grades, as state in pages is, before and after a sale, given to libraries that tell what has changed.
# Guess: the changed number and the new grade are told, or an error says that Maps are not read.
# Seen: microdiff 1.6.0, deep-diff 1.0.2, deep-object-diff 1.1.9, just-diff 6.0.2 and jsondiffpatch 0.7.7 all say that nothing has changed; of plain objects they tell it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact deep-diff@1.0.2 deep-object-diff@1.1.9 jsondiffpatch@0.7.7 just-diff@6.0.2 microdiff@1.6.0
cat > tell.mjs <<'J'
import deepDiff from 'deep-diff';
import * as deepObjectDiff from 'deep-object-diff';
import * as jsondiffpatch from 'jsondiffpatch';
import { diff as justDiff } from 'just-diff';
import microdiffModule from 'microdiff';

const microdiff = microdiffModule.default ?? microdiffModule;
const libraries = { microdiff, 'deep-diff': deepDiff.diff, 'deep-object-diff': deepObjectDiff.diff, 'just-diff': justDiff, jsondiffpatch: jsondiffpatch.diff };
const states = { object: [{ stock: { E0: 5 } }, { stock: { E0: 3 } }], Map: [{ stock: new Map([['E0', 5]]) }, { stock: new Map([['E0', 3]]) }], Set: [{ grades: new Set(['E0']) }, { grades: new Set(['E1']) }] };
for (const [name, diff] of Object.entries(libraries))
  console.log(`${name}: ${Object.entries(states).map(([kind, [before, after]]) => `${kind} ${Object.keys(diff(before, after) ?? {}).length ? 'changed' : 'unchanged'}`).join(', ')}`);
J
node tell.mjs | tee seen
diff seen - <<'T'
microdiff: object changed, Map unchanged, Set unchanged
deep-diff: object changed, Map unchanged, Set unchanged
deep-object-diff: object changed, Map unchanged, Set unchanged
just-diff: object changed, Map unchanged, Set unchanged
jsondiffpatch: object changed, Map unchanged, Set unchanged
T
