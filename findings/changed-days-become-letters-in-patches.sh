#!/bin/sh
# A delivery moved by a day in a draft that has its day as a Date, and the change told as JSON Patch by libraries of npm, and put into the draft as JSON has it.
# Guess: one step that replaces the day, and the new day.
# Seen: neither does. fast-json-patch 3.1.1 adds the signs of the new day one by one as if the text were a list (/day/0, /day/1 and on), 24 steps that leave the day as it was, and rfc6902 5.4.0 refuses them; rfc6902 sees no change in days at all. When the day is kept as text fast-json-patch makes one step of it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact fast-json-patch@3.1.1 rfc6902@5.4.0
cat > run.cjs <<'J'
const fast = require('fast-json-patch');
const { applyPatch, createPatch } = require('rfc6902');

const json = (value) => JSON.parse(JSON.stringify(value));
const before = { day: new Date('2026-01-05T00:00:00Z') };
const after = { day: new Date('2026-01-06T00:00:00Z') };
for (const [name, patch] of [['fast-json-patch', fast.compare(before, after)], ['rfc6902', createPatch(before, after)], ['fast-json-patch of texts', fast.compare(json(before), json(after))]]) {
  const draft = json(before);
  let error;
  try {
    [error] = applyPatch(draft, json(patch)).filter(Boolean);
  } catch (failure) {
    error = failure;
  }
  let applied;
  try {
    applied = fast.applyPatch(json(before), json(patch)).newDocument.day;
  } catch (failure) {
    applied = failure.name;
  }
  console.log(`${name}: ${patch.length} steps, first ${JSON.stringify(patch[0])}; put in by rfc6902 ${error ? error.name : draft.day}, by fast-json-patch ${applied}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
fast-json-patch: 24 steps, first {"op":"add","path":"/day/0","value":"2"}; put in by rfc6902 TypeError, by fast-json-patch 2026-01-05T00:00:00.000Z
rfc6902: 0 steps, first undefined; put in by rfc6902 2026-01-05T00:00:00.000Z, by fast-json-patch 2026-01-05T00:00:00.000Z
fast-json-patch of texts: 1 steps, first {"op":"replace","path":"/day","value":"2026-01-06T00:00:00.000Z"}; put in by rfc6902 2026-01-06T00:00:00.000Z, by fast-json-patch 2026-01-06T00:00:00.000Z
T
