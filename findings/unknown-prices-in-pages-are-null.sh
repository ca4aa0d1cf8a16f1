#!/bin/sh
# Drafts put into a page as a script by libraries of npm that keep more than JSON does, and read by the page: a price not known (NaN), one without end, minus nought, an order number as BigInt, parts in a Map, a day that is none.
# Guess: each is what it was, or an error.
# Seen: devalue 6.0.3 (uneval) keeps all. serialize-javascript 7.1.4 keeps Infinity, BigInt and Map, and makes null of NaN and of the day and 0 of minus nought; tosource 1.0.0 keeps NaN and the day, and makes {} of BigInt and Map, and 0 of minus nought.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact devalue@6.0.3 serialize-javascript@7.1.4 tosource@1.0.0
cat > run.mjs <<'J'
import { inspect } from 'node:util';
import { uneval } from 'devalue';
import serialize from 'serialize-javascript';
import tosource from 'tosource';

const page = (script) => new Function(`return ${script}`)();
for (const draft of [{ price: NaN }, { price: Infinity }, { price: -0 }, { order: 2026010512345678901n }, { parts: new Map([['side', 2]]) }, { day: new Date(NaN) }, { day: new Date(0) }, { parts: [1, , 3] }])
  console.log(`${inspect(draft)}: ${Object.entries({ devalue: uneval, 'serialize-javascript': serialize, tosource }).map(([name, write]) => {
    try {
      return `${name} ${inspect(page(write(draft)))}`;
    } catch {
      return `${name} error`;
    }
  }).join('; ')}`);
J
node run.mjs | tee seen
diff seen - <<'T'
{ price: NaN }: devalue { price: NaN }; serialize-javascript { price: null }; tosource { price: NaN }
{ price: Infinity }: devalue { price: Infinity }; serialize-javascript { price: Infinity }; tosource { price: Infinity }
{ price: -0 }: devalue { price: -0 }; serialize-javascript { price: 0 }; tosource { price: 0 }
{ order: 2026010512345678901n }: devalue { order: 2026010512345678901n }; serialize-javascript { order: 2026010512345678901n }; tosource { order: {} }
{ parts: Map(1) { 'side' => 2 } }: devalue { parts: Map(1) { 'side' => 2 } }; serialize-javascript { parts: Map(1) { 'side' => 2 } }; tosource { parts: {} }
{ day: Invalid Date }: devalue { day: Invalid Date }; serialize-javascript { day: null }; tosource { day: Invalid Date }
{ day: 1970-01-01T00:00:00.000Z }: devalue { day: 1970-01-01T00:00:00.000Z }; serialize-javascript { day: 1970-01-01T00:00:00.000Z }; tosource { day: 1970-01-01T00:00:00.000Z }
{ parts: [ 1, <1 empty item>, 3 ] }: devalue { parts: [ 1, <1 empty item>, 3 ] }; serialize-javascript { parts: [ 1, <1 empty item>, 3 ] }; tosource { parts: [ 1, <1 empty item>, 3 ] }
T
