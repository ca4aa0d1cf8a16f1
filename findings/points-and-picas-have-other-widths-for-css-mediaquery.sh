#!/bin/sh
# Widths of pages in absolute units, all of 96 pixels (1in, 2.54cm, 72pt, 6pc), in conditions of style sheets, matched with a page a pixel wider and a pixel narrower by npm's css-mediaquery.
# Guess: min-width matches the wider one alone, max-width the narrower one alone (CSS Values 3, 5.2: 1in = 2.54cm = 72pt = 6pc = 96px).
# Seen (0.1.2): so for inches and centimetres. 72pt and 6pc do not match what they should.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{}' > package.json
npm i --no-audit --no-fund --ignore-scripts css-mediaquery@0.1.2 >/dev/null 2>&1
cat > run.cjs <<'P'
const { match } = require('css-mediaquery');
for (const unit of ['96px', '1in', '2.54cm', '72pt', '6pc']) {
  const of = (feature) => ['97px', '95px'].filter((width) => match(`(${feature}: ${unit})`, { type: 'screen', width })).join(' and ') || 'none';
  console.log(`${unit}: min-width ${of('min-width')}, max-width ${of('max-width')}`);
}
P
node run.cjs | tee seen
diff seen - <<'T'
96px: min-width 97px, max-width 95px
1in: min-width 97px, max-width 95px
2.54cm: min-width 97px, max-width 95px
72pt: min-width none, max-width 97px and 95px
6pc: min-width 97px and 95px, max-width none
T
