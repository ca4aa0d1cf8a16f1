#!/bin/sh
# Prices typed with a Chinese keyboard into fields with masks: 1299。5 (the point is the Chinese full stop), １２９９．５ in wide characters, 1299．5 with a wide point only, 1 299,5 as pasted from a Russian list.
# Guess: the point is a point, or what follows is not taken; digits in wide characters are taken or the field stays empty.
# Seen (imask 7.6.1, cleave.js 1.6.0): both leave the sign out and join what stands before and behind it: ten times the price, 12,995. Wide digits are left out.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact imask@7.6.1 cleave.js@1.6.0 jsdom@26.1.0
cat > run.cjs <<'J'
const { JSDOM } = require('jsdom');
const { window } = new JSDOM('<input>');
Object.assign(globalThis, { window, document: window.document, navigator: window.navigator });
const Cleave = require('cleave.js');
const { createMask } = require('imask');

for (const typed of ['1299.5', '1299。5', '1299．5', '１２９９．５', '1 299,5']) {
  const mask = createMask({ mask: Number, scale: 2, thousandsSeparator: ',', radix: '.' });
  mask.resolve(typed);
  const input = document.createElement('input');
  document.body.append(input);
  const cleave = new Cleave(input, { numeral: true });
  cleave.setRawValue(typed);
  input.value = typed;
  input.dispatchEvent(new window.Event('input'));
  console.log(`${typed} imask: ${mask.value} (${mask.typedValue}); cleave.js: ${input.value} (${cleave.getRawValue()})`);
  cleave.destroy();
}
J
node run.cjs | tee seen
diff seen - <<'T'
1299.5 imask: 1,299.5 (1299.5); cleave.js: 1,299.5 (1299.5)
1299。5 imask: 12,995 (12995); cleave.js: 12,995 (12995)
1299．5 imask: 12,995 (12995); cleave.js: 12,995 (12995)
１２９９．５ imask:  (0); cleave.js:  ()
1 299,5 imask: 12,995 (12995); cleave.js: 12,995 (12995)
T
