#!/bin/sh
# A line of a price list, 衣柜！E0级。18.5mm，“好”（环保）, from which a page takes the punctuation before it searches or compares, by libraries of npm for that.
# Guess: 衣柜E0级185mm好环保 or with the point of the measure left, the words whole and the marks of Chinese gone.
# Seen: remove-punctuation 0.0.4 and @stdlib/string-remove-punctuation 0.2.3 take the point of 18.5mm and leave each mark of Chinese. string 3.3.3 takes the marks and all Chinese words with them: E0185mm is left.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @stdlib/string-remove-punctuation@0.2.3 remove-punctuation@0.0.4 string@3.3.3
cat > take.mjs <<'J'
import stdlib from '@stdlib/string-remove-punctuation';
import removePunctuation from 'remove-punctuation';
import string from 'string';

const text = '衣柜！E0级。18.5mm，“好”（环保）';
const libraries = { 'remove-punctuation': removePunctuation.default ?? removePunctuation, '@stdlib/string-remove-punctuation': stdlib, string: (line) => string(line).stripPunctuation().s };
for (const [name, take] of Object.entries(libraries)) console.log(`${name}: ${take(text)}`);
J
node take.mjs | tee seen
diff seen - <<'T'
remove-punctuation: 衣柜！E0级。185mm，“好”（环保）
@stdlib/string-remove-punctuation: 衣柜！E0级。185mm，“好”（环保）
string: E0185mm
T
