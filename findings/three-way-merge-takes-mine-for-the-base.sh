#!/bin/sh
# Two versions of a parts list merged with the one that they began from, by npm's three-way-merge, called as its manual has it (merge(base, left, right)), and by node-diff3.
# Guess: what both change alike is changed; a line added on one side and a line changed on the other are both there, without a conflict.
# Seen (three-way-merge 0.1.0): its second text is the base, not the first: the change of both is undone without a conflict, and the other is a conflict. With the first two exchanged it is as guessed. The example of the manual gives the same in either order. node-diff3 3.2.1 merges rightly.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm i --no-audit --no-fund --ignore-scripts three-way-merge@0.1.0 node-diff3@3.2.1 >/dev/null 2>&1
cat > run.cjs <<'P'
const { merge: diff3 } = require('node-diff3');
const merge = require('three-way-merge').default;
const cases = { 'changed alike': ['door 18', 'door 25', 'door 25'], 'changed apart': ['door 18\nlock\nhinge', 'door 18\nlock\nhinge\nshelf', 'door 25\nlock\nhinge'] };
for (const [name, [base, left, right]] of Object.entries(cases)) {
  for (const [order, own] of [['base, left, right', merge(base, left, right)], ['left, base, right', merge(left, base, right)]]) {
    console.log(`${name}, ${order}: ${own.conflict ? 'a conflict' : own.joinedResults().replaceAll('\n', ', ')}`);
  }
  console.log(`${name}, node-diff3: ${diff3(left.split('\n'), base.split('\n'), right.split('\n')).result.join(', ')}`);
}
P
node run.cjs | tee seen
diff seen - <<'T'
changed alike, base, left, right: door 18
changed alike, left, base, right: door 25
changed alike, node-diff3: door 25
changed apart, base, left, right: a conflict
changed apart, left, base, right: door 25, lock, hinge, shelf
changed apart, node-diff3: door 25, lock, hinge, shelf
T
