#!/bin/sh
# Lines of a log in the browser by util 0.12.5, which bundlers put in the place of the module util of Node.js, beside those of Node.js 20.
# Guess: the same lines, as far as values have the same forms.
# Seen: a Map of boards and a Set are {}, as if they were empty, and so are large whole numbers (18n). %i and %f, which Node.js has known for years, are left as they are, and the values of all that follow move on by one: the height stands at the end. A list in %s is written without brackets, and a day in the words of the machine and its zone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact util@0.12.5
cat > run.cjs <<'J'
const stand = require('./node_modules/util/util.js');
const node = require('node:util');

const show = (name, run) => console.log(`${name}: node ${JSON.stringify(run(node))}, stand-in ${JSON.stringify(run(stand))}`);
show('map', (util) => util.inspect(new Map([['side', 18]])));
show('set', (util) => util.inspect(new Set([18])));
show('large', (util) => util.inspect({ pieces: 18n }));
show('day', (util) => util.inspect(new Date(0)).slice(0, 10));
show('sizes', (util) => util.format('width %i, depth %f, height %d', '600', '560.5', 720));
show('list', (util) => util.format('%s', [600, [720]]));
show('day in a line', (util) => util.format('%s', new Date(0)).slice(0, 10));
show('two words', (util) => util.format('%s %s', 'side', 'left'));
J
node run.cjs | tee seen
diff seen - <<'T'
map: node "Map(1) { 'side' => 18 }", stand-in "{}"
set: node "Set(1) { 18 }", stand-in "{}"
large: node "{ pieces: 18n }", stand-in "{ pieces: {} }"
day: node "1970-01-01", stand-in "Thu Jan 01"
sizes: node "width 600, depth 560.5, height 720", stand-in "width %i, depth %f, height 600 560.5 720"
list: node "[ 600, [Array] ]", stand-in "600,720"
day in a line: node "1970-01-01", stand-in "Thu Jan 01"
two words: node "side left", stand-in "side left"
T
