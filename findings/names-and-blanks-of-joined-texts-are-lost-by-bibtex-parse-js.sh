#!/bin/sh
# Titles of standards in BibTeX, joined by # from a text and a name of @string, and one with an inch mark in braces, read by two libraries of npm.
# Guess: GB 3324, GB and the whole title (BibTeX: # joins strings as they are, @string defines a name, a quotation mark within braces ends no field).
# Seen (bibtex-parse-js 0.0.24): the blank at the joint is lost; a name of @string raises an error, "this.string is not a function"; the title ends at the mark. bibtex-parse 2.1.0 reads all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm i --no-audit --no-fund --ignore-scripts bibtex-parse-js@0.0.24 bibtex-parse@2.1.0 >/dev/null 2>&1
cat > run.cjs <<'P'
const { entries } = require('bibtex-parse');
const { toJSON } = require('bibtex-parse-js');
for (const text of ['@book{a, title = "GB" # " 3324"}', '@string{g = "GB"}\n@book{a, title = g}', '@book{a, title = "nails of 3 1/2{"} and screws"}']) {
  let own;
  try {
    own = toJSON(text).at(-1).entryTags.title;
  } catch (error) {
    own = error.message || error;
  }
  console.log(`bibtex-parse-js: ${own}; bibtex-parse: ${entries(text)[0].TITLE}`);
}
P
node run.cjs | tee seen
diff seen - <<'T'
bibtex-parse-js: GB3324; bibtex-parse: GB 3324
bibtex-parse-js: this.string is not a function; bibtex-parse: GB
bibtex-parse-js: nails of 3 1/2{; bibtex-parse: nails of 3 1/2" and screws
T
