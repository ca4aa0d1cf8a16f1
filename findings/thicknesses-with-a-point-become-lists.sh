#!/bin/sh
# Prices by thickness (9, 18, 18.5) written as one row of names and values by dot-object, for a table, and read again.
# Guess: the same prices, or an error where a name has a point.
# Seen (dot-object 2.1.5): 18.5 comes back as a list of nineteen places, of which the last is one of six, and 9 and 18 as one list of nineteen with seventeen empty places. With another separator 18.5 is right, and 9 and 18 are a list still. Names in words come back.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact dot-object@2.1.5
cat > run.cjs <<'J'
const { inspect } = require('node:util');
const Dot = require('dot-object');

for (const prices of [{ board: { oak: 25 } }, { board: { '18.5': { oak: 25 } } }, { board: { 9: 20, 18: 25 } }])
  for (const separator of ['.', '/']) {
    const dot = new Dot(separator);
    const row = dot.dot(prices);
    let again;
    try {
      again = inspect(dot.object(structuredClone(row)), { breakLength: Infinity });
    } catch (error) {
      again = error.message;
    }
    console.log(`${JSON.stringify(prices)} by ${separator}: ${JSON.stringify(row)}, again ${again}`);
  }
J
node run.cjs | tee seen
diff seen - <<'T'
{"board":{"oak":25}} by .: {"board.oak":25}, again { board: { oak: 25 } }
{"board":{"oak":25}} by /: {"board/oak":25}, again { board: { oak: 25 } }
{"board":{"18.5":{"oak":25}}} by .: {"board.18.5.oak":25}, again { board: [ <18 empty items>, [ <5 empty items>, [Object] ] ] }
{"board":{"18.5":{"oak":25}}} by /: {"board/18.5/oak":25}, again { board: { '18.5': { oak: 25 } } }
{"board":{"9":20,"18":25}} by .: {"board.9":20,"board.18":25}, again { board: [ <9 empty items>, 20, <8 empty items>, 25 ] }
{"board":{"9":20,"18":25}} by /: {"board/9":20,"board/18":25}, again { board: [ <9 empty items>, 20, <8 empty items>, 25 ] }
T
