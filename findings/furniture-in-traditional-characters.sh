#!/bin/sh
# Furniture for readers in Hong Kong and Taiwan: a chest of five drawers is 五斗櫃 there, a tea table of pine 松木茶几, a side table 邊几, a chest 斗櫃.
# Guess: the libraries of npm for it that have lists of words keep 斗, 松 and 几 as they are in such common ones.
# Seen: none has all. opencc-js 1.4.2 (for Taiwan), simplecc-wasm 1.1.1 and chinese-simple2traditional 2.3.2 (with its phrases) are right until a word is not in their
# lists: 邊幾 (how much) and 鬥櫃 (a fighting chest). switch-chinese 1.0.16 has the chests, and makes of pine loose wood, 鬆木. cnchar-trad 3.2.6, which goes by
# characters, misses all four, and has 衚桃木 for walnut.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact opencc-js@1.4.2 switch-chinese@1.0.16 chinese-simple2traditional@2.3.2 simplecc-wasm@1.1.1 cnchar@3.2.6 \
  cnchar-trad@3.2.6 >/dev/null 2>&1
cat > convert.cjs <<'J'
const opencc = require('opencc-js').Converter({ from: 'cn', to: 'tw' });
const cnchar = require('cnchar');
cnchar.use(require('cnchar-trad'));
(async () => {
  const { toTraditional } = await import('chinese-simple2traditional');
  const { setupEnhance } = await import('chinese-simple2traditional/enhance');
  setupEnhance();
  const { simplecc } = await import('simplecc-wasm');
  const { default: stc } = await import('switch-chinese');
  const converters = {
    'opencc-js': opencc,
    'simplecc-wasm': (text) => simplecc(text, 's2t'),
    'switch-chinese': (text) => stc().traditionalized(text),
    'chinese-simple2traditional': (text) => toTraditional(text, true),
    'cnchar-trad': (text) => cnchar.convert.simpleToTrad(text),
  };
  for (const [name, convert] of Object.entries(converters))
    console.log(`${name}: ${['五斗柜', '松木茶几', '边几', '斗柜', '胡桃木'].map(convert).join(' ')}`);
})();
J
node convert.cjs > seen
cat seen
cat > expected <<'T'
opencc-js: 五斗櫃 松木茶几 邊幾 鬥櫃 胡桃木
simplecc-wasm: 五斗櫃 松木茶几 邊幾 鬥櫃 胡桃木
switch-chinese: 五斗櫃 鬆木茶几 邊幾 斗櫃 胡桃木
chinese-simple2traditional: 五斗櫃 松木茶几 邊幾 鬥櫃 胡桃木
cnchar-trad: 五鬥櫃 鬆木茶幾 邊幾 鬥櫃 衚桃木
T
cmp seen expected
