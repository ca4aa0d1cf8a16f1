#!/bin/sh
# Words of an English price list checked by nspell and typo-js, which stand for hunspell in JavaScript, and by hunspell 1.7.1 (Debian), all with the same dictionary (dictionary-en 4.0.0).
# Guess: a word that hunspell takes is taken by them.
# Seen (nspell 2.1.5, typo-js 1.4.0): neither takes a number, with or without commas and points, nor words joined by a hyphen, nor the plural with an apostrophe, nor an abbreviation with its point; typo-js knows no typographic apostrophe.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact nspell@2.1.5 typo-js@1.4.0 dictionary-en@4.0.0
command -v hunspell >/dev/null || { apt-get update && apt-get install -y --no-install-recommends hunspell; } >/dev/null
cp node_modules/dictionary-en/index.aff en.aff
cp node_modules/dictionary-en/index.dic en.dic
cat > run.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import nspell from 'nspell';
import Typo from 'typo-js';

const [aff, dic] = ['en.aff', 'en.dic'].map((name) => readFileSync(name));
const spell = nspell({ aff, dic });
const typo = new Typo('en', aff.toString(), dic.toString());
for (const word of ['wardrobes', 'wardrobez', "cabinet's", '2400', '2,400.50', 'L-shaped', 'soft-close', 'x-ray', "doors'", 'etc.', 'cabinet’s']) {
  const refused = execFileSync('hunspell', ['-d', './en', '-i', 'UTF-8', '-l'], { input: `${word}\n`, encoding: 'utf8' });
  const taken = { hunspell: refused === '', nspell: spell.correct(word), 'typo-js': typo.check(word) };
  const names = Object.keys(taken).filter((name) => taken[name]);
  console.log(`${word}: ${names.join(', ') || 'none'}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
wardrobes: hunspell, nspell, typo-js
wardrobez: none
cabinet's: hunspell, nspell, typo-js
2400: hunspell
2,400.50: hunspell
L-shaped: hunspell
soft-close: hunspell
x-ray: hunspell
doors': hunspell
etc.: hunspell
cabinet’s: hunspell, nspell
T
