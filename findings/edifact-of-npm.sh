#!/bin/sh
# An order as EDIFACT with the description of a part, 侧板 18, in UTF-8, which syntax 4 (ISO 9735) calls UNOW; and the same under UNOY, that for any of the planes.
# Guess: packages of npm that read EDIFACT read both, since UTF-8 is nothing special in JavaScript.
# Seen: edifact 1.2.12 reads UNOY alone, of UNOW it has "no definition found". ts-edifact 0.0.14 cannot be required by itself: it needs htmlparser2, which it names among what
# only its makers need; with that, it refuses both levels. Its successor @makakwastaken/ts-edifact 0.2.16 has a form for import only, whose paths have no .js, so that Node
# finds none of them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact --ignore-scripts edifact@1.2.12 ts-edifact@0.0.14
cat > read.mjs <<'J'
const order = (level) => `UNB+${level}:4+SHOP+FACTORY+20261129:0930+1'IMD+F++:::侧板 18'UNZ+0+1'`;
for (const name of ['edifact/reader.js', 'ts-edifact', '@makakwastaken/ts-edifact']) {
  try {
    const module = await import(name);
    const Reader = module.Reader ?? module.default;
    for (const level of ['UNOW', 'UNOY']) {
      try {
        console.log(`${name}, ${level}: ${new Reader().parse(order(level))[1].elements.at(-1).at(-1)}`);
      } catch (error) {
        console.log(`${name}, ${level}: ${error.message}`);
      }
    }
  } catch (error) {
    console.log(`${name}: ${error.code}, ${error.message.match(/'[^']*?([^'/]*)'/)[1]}`);
  }
}
J
{
  node read.mjs
  echo With htmlparser2 and the successor:
  npm install --silent --no-audit --no-fund --save-exact --ignore-scripts htmlparser2@7.2.0 @makakwastaken/ts-edifact@0.2.16
  node read.mjs | sed 1,2d
} | tee seen
diff seen - <<'T'
edifact/reader.js, UNOW: No definition found for character encoding level UNOW
edifact/reader.js, UNOY: 侧板 18
ts-edifact: MODULE_NOT_FOUND, htmlparser2
@makakwastaken/ts-edifact: ERR_MODULE_NOT_FOUND, ts-edifact
With htmlparser2 and the successor:
ts-edifact, UNOW: Unsupported charset encoding 'UNOW'
ts-edifact, UNOY: Unsupported charset encoding 'UNOY'
@makakwastaken/ts-edifact: ERR_MODULE_NOT_FOUND, cache
T
