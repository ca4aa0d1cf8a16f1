#!/bin/sh
# An order whose day of delivery, a Date, and stock, a Map, are put right by merging what has changed over it, by libraries of npm that merge deeply.
# Guess: the changed day and the changed stock stand in the result, or the two Maps joined.
# Seen: lodash.merge 4.6.2, merge-deep 3.0.3, ts-deepmerge 8.0.0 and deepmerge-ts 8.0.2 have both. mixin-deep 2.0.1 leaves the old day and the old stock; deep-extend 0.6.0 has the new day and the old stock. deepmerge 4.3.1 and @fastify/deepmerge 3.2.4 leave an empty object for the stock. None raises an error.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @fastify/deepmerge@3.2.4 deep-extend@0.6.0 deepmerge@4.3.1 deepmerge-ts@8.0.2 lodash.merge@4.6.2 merge-deep@3.0.3 mixin-deep@2.0.1 ts-deepmerge@8.0.0
cat > merge.mjs <<'J'
import fastifyDeepmerge from '@fastify/deepmerge';
import deepExtend from 'deep-extend';
import deepmerge from 'deepmerge';
import { deepmerge as deepmergeTs } from 'deepmerge-ts';
import lodashMerge from 'lodash.merge';
import mergeDeep from 'merge-deep';
import mixinDeep from 'mixin-deep';
import { merge } from 'ts-deepmerge';

const order = () => ({ day: new Date('2026-01-05'), stock: new Map([['E0', 5]]) });
const changed = () => ({ day: new Date('2026-02-01'), stock: new Map([['E0', 3]]) });
const libraries = { 'lodash.merge': lodashMerge, 'merge-deep': mergeDeep, 'ts-deepmerge': merge, 'deepmerge-ts': deepmergeTs, 'mixin-deep': mixinDeep, 'deep-extend': deepExtend, deepmerge, '@fastify/deepmerge': fastifyDeepmerge() };
for (const [name, mix] of Object.entries(libraries)) {
  const { day, stock } = mix(order(), changed());
  console.log(`${name}: day ${day.toISOString().slice(0, 10)}, E0 ${stock instanceof Map ? stock.get('E0') : JSON.stringify(stock)}`);
}
J
node merge.mjs | tee seen
diff seen - <<'T'
lodash.merge: day 2026-02-01, E0 3
merge-deep: day 2026-02-01, E0 3
ts-deepmerge: day 2026-02-01, E0 3
deepmerge-ts: day 2026-02-01, E0 3
mixin-deep: day 2026-01-05, E0 5
deep-extend: day 2026-02-01, E0 5
deepmerge: day 2026-02-01, E0 {}
@fastify/deepmerge: day 2026-02-01, E0 {}
T
