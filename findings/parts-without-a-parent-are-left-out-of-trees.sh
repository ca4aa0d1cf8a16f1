#!/bin/sh
# A list of parts as a tree, where one cabinet has no parent by null and another by 0, as databases have both, a drawer stands before its cabinet, and the parent of a plinth is not in the list.
# Guess: both cabinets are roots, whichever comes first, and the plinth is kept as a root or an error tells of it.
# Seen: array-to-tree 3.3.2 and un-flatten-tree 2.0.12 keep all. list-to-tree-lite 0.1.0 leaves out the plinth, performant-array-to-tree 1.11.0 the plinth and the cabinet of 0 as well, without a word. list-to-tree 2.2.5 keeps the cabinet of 0 alone and prints a warning for each of the others.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact array-to-tree@3.3.2 list-to-tree@2.2.5 list-to-tree-lite@0.1.0 performant-array-to-tree@1.11.0 un-flatten-tree@2.0.12
cat > run.cjs <<'J'
const arrayToTree = require('array-to-tree');
const ListToTree = require('list-to-tree');
const lite = require('list-to-tree-lite');
const { arrayToTree: performant } = require('performant-array-to-tree');
const { unflatten } = require('un-flatten-tree');

const rows = () => [
  { id: 3, parent: 2, name: 'front' },
  { id: 2, parent: 1, name: 'drawer' },
  { id: 1, parent: null, name: 'base' },
  { id: 4, parent: 0, name: 'wall' },
  { id: 5, parent: 9, name: 'plinth' },
];
const written = (nodes) => nodes.map(({ name, children = [] }) => (children.length ? `${name}(${written(children)})` : name)).join(' ');
console.log('array-to-tree:', written(arrayToTree(rows(), { parentProperty: 'parent' })));
console.log('un-flatten-tree:', written(unflatten(rows(), (node, other) => node.parent === other.id, (node, other) => other.children.push(node), (node) => ({ ...node, children: [] }))));
console.log('list-to-tree-lite:', written((lite.default ?? lite.listToTree ?? lite)(rows(), { idKey: 'id', parentKey: 'parent' })));
console.log('performant-array-to-tree:', written(performant(rows(), { id: 'id', parentId: 'parent', dataField: null })));
console.log('list-to-tree:', written(new ListToTree(rows(), { key_id: 'id', key_parent: 'parent', key_child: 'children' }).GetTree()));
J
node run.cjs | tee seen
diff seen - <<'T'
array-to-tree: base(drawer(front)) wall plinth
un-flatten-tree: base(drawer(front)) wall plinth
list-to-tree-lite: base(drawer(front)) wall
performant-array-to-tree: base(drawer(front))
Warning { id: 1, parent: null, name: 'base' }
Warning { id: 2, parent: 1, name: 'drawer' }
Warning { id: 3, parent: 2, name: 'front' }
Warning { id: 5, parent: 9, name: 'plinth' }
list-to-tree: wall
T
