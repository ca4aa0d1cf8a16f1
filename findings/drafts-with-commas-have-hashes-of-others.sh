#!/bin/sh
# Drafts of quotations told apart by hashes of libraries of npm, as they come: a remark with a comma and a colon against a field more, a name with a comma against two, a number against its text, boards in another order.
# Guess: other hashes, but for numbers and order, which the manual of node-object-hash says it does not tell apart by default.
# Seen: object-hash 3.0.0 tells all apart. node-object-hash 3.1.1 gives one hash for a remark of 18,width:600 and for a width of 600, and for a list of one name and of two, as it joins names and values without marks; with coerce: false it tells these apart.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact object-hash@3.0.0 node-object-hash@3.1.1
cat > run.cjs <<'J'
const { hasher } = require('node-object-hash');
const objectHash = require('object-hash');

const hashers = { 'object-hash': objectHash, 'node-object-hash': (draft) => hasher().hash(draft), 'coerce: false': (draft) => hasher({ coerce: false }).hash(draft) };
for (const [one, other] of [
  [{ remark: '18,width:600' }, { remark: '18', width: '600' }],
  [['door,left'], ['door', 'left']],
  [{ size: '600:400' }, { 'size:600': '400' }],
  [{ mm: 18 }, { mm: '18' }],
  [['door', 'shelf'], ['shelf', 'door']],
])
  console.log(`${JSON.stringify(one)} and ${JSON.stringify(other)}: ${Object.entries(hashers).map(([name, hash]) => `${name} ${hash(one) === hash(other) ? 'alike' : 'apart'}`).join('; ')}`);
J
node run.cjs | tee seen
diff seen - <<'T'
{"remark":"18,width:600"} and {"remark":"18","width":"600"}: object-hash apart; node-object-hash alike; coerce: false apart
["door,left"] and ["door","left"]: object-hash apart; node-object-hash alike; coerce: false apart
{"size":"600:400"} and {"size:600":"400"}: object-hash apart; node-object-hash alike; coerce: false apart
{"mm":18} and {"mm":"18"}: object-hash apart; node-object-hash alike; coerce: false apart
["door","shelf"] and ["shelf","door"]: object-hash apart; node-object-hash alike; coerce: false alike
T
