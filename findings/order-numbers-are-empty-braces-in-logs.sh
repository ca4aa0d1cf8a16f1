#!/bin/sh
# Lines of a log made in the browser by util, what webpack and Vite are told to use for Node.js's: an order number of more than 16 digits as BigInt, parts by name in a Map, colours in a Set, a day, a price by %i, a draft by %o.
# Guess: as Node.js 20 writes them, or a little shorter.
# Seen (util 0.12.5): the order, the Map and the Set are {}, alone and within drafts, so that what was wanted is not in the log; %i, %f, %o and %O stay as they are, and a list by %s loses its brackets. A day is in another form.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact util@0.12.5
cat > run.cjs <<'J'
const util = { 'Node.js': require('node:util'), fallback: require('util/') };

for (const value of [2026010512345678901n, { order: 2026010512345678901n }, new Map([['侧板', 2]]), new Set(['白']), { parts: new Map([['侧板', 2]]) }, new Uint8Array([18])])
  console.log(`inspect: ${Object.entries(util).map(([name, { inspect }]) => `${name} ${inspect(value)}`).join('; ')}`);
for (const words of [['%i 件', '18.9'], ['%f 元', '1299.5'], ['%o', { mm: 18 }], ['%s', [600, '侧板']], ['%s', 2026010512345678901n], ['%d', 18], ['%j', { mm: 18 }]])
  console.log(`format ${words[0]}: ${Object.entries(util).map(([name, { format }]) => `${name} ${format(...words)}`).join('; ')}`);
J
node run.cjs | tee seen
diff seen - <<'T'
inspect: Node.js 2026010512345678901n; fallback {}
inspect: Node.js { order: 2026010512345678901n }; fallback { order: {} }
inspect: Node.js Map(1) { '侧板' => 2 }; fallback {}
inspect: Node.js Set(1) { '白' }; fallback {}
inspect: Node.js { parts: Map(1) { '侧板' => 2 } }; fallback { parts: {} }
inspect: Node.js Uint8Array(1) [ 18 ]; fallback { '0': 18 }
format %i 件: Node.js 18 件; fallback %i 件 18.9
format %f 元: Node.js 1299.5 元; fallback %f 元 1299.5
format %o: Node.js { mm: 18 }; fallback %o { mm: 18 }
format %s: Node.js [ 600, '侧板' ]; fallback 600,侧板
format %s: Node.js 2026010512345678901n; fallback 2026010512345678901
format %d: Node.js 18; fallback 18
format %j: Node.js {"mm":18}; fallback {"mm":18}
T
