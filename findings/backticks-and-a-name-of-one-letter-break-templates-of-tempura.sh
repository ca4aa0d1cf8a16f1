#!/bin/sh
# Lines of templates of npm's tempura: a text with backticks, as notes in Markdown have them, and a list whose piece is called x, or board.
# Guess: the text as it is, and each piece in turn, whatever it is called (its manual, docs/blocks.md: {{#each items as item}}).
# Seen (0.4.1): backticks are not escaped in the program that it makes, and the template does not compile. A piece called x, the name that the program gives to what it has written so far, mixes the two up.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm i --no-audit --no-fund --ignore-scripts tempura@0.4.1 >/dev/null 2>&1
cat > run.cjs <<'P'
const { compile } = require('tempura');
const fill = (template, values) => {
  try {
    return compile(template)(values);
  } catch (error) {
    return error.name;
  }
};
console.log('quotation marks:', fill(`{{#expect n}}it's "18" {{n}}`, { n: 1 }));
console.log('backticks:', fill('{{#expect n}}see `18` {{n}}', { n: 1 }));
for (const name of ['board', 'x']) console.log(`${name}:`, fill(`{{#expect list}}{{#each list as ${name}}}[{{${name}}}]{{/each}}`, { list: ['A', 'B', 'C'] }));
P
node run.cjs | tee seen
diff seen - <<'T'
quotation marks: it's "18" 1
backticks: SyntaxError
board: [A][B][C]
x: C[C]
T
