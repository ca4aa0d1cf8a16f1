#!/bin/sh
# Chinese entries looked up by two searches that pages use: Orama, with its tokenizer for Mandarin, and uFuzzy, told that texts are Unicode.
# Guess: 柜 and 衣柜 find 实木衣柜, as they would in the list before one's eyes.
# Seen: Orama 3.1.18 finds it by 衣柜 alone, since it finds words and their beginnings; without the tokenizer it finds nothing by Chinese. uFuzzy 1.0.19 with unicode: true searches nothing at all (null) for
# Chinese words, only for Latin; with patterns that name letters (\p{L}) of its documentation it finds both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @orama/orama@3.1.18 @orama/tokenizers@3.1.18 @leeoniya/ufuzzy@1.0.19
cat > find.mjs <<'J'
import UFuzzy from '@leeoniya/ufuzzy';
import { create, insert, search } from '@orama/orama';
import { createTokenizer } from '@orama/tokenizers/mandarin';

const entries = ['实木衣柜', '板材18mm E0级'];
const words = ['柜', '衣柜', 'E0'];
for (const [name, components] of Object.entries({ plain: {}, mandarin: { tokenizer: await createTokenizer() } })) {
  const index = create({ schema: { title: 'string' }, components });
  for (const title of entries) await insert(index, { title });
  for (const term of words) console.log('orama', name, term, (await search(index, { term })).count);
}
const letters = { unicode: true, interSplit: "[^\\p{L}\\d']+", intraSplit: '\\p{Ll}\\p{Lu}', intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}', intraChars: "[\\p{L}\\d']" };
for (const [name, options] of Object.entries({ unicode: { unicode: true }, letters })) {
  const fuzzy = new UFuzzy(options);
  for (const word of words) console.log('ufuzzy', name, word, JSON.stringify(fuzzy.filter(entries, word)));
}
J
node find.mjs | tee seen
diff seen - <<'T'
orama plain 柜 0
orama plain 衣柜 0
orama plain E0 1
orama mandarin 柜 0
orama mandarin 衣柜 1
orama mandarin E0 1
ufuzzy unicode 柜 null
ufuzzy unicode 衣柜 null
ufuzzy unicode E0 [1]
ufuzzy letters 柜 [0]
ufuzzy letters 衣柜 [0]
ufuzzy letters E0 [1]
T
