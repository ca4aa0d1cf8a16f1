#!/bin/sh
# A field for a price (type=number, step=0.01) and one for a size in steps of 0.1, filled with 89.99, 1.13 and 1.1 and checked for validity in what tests of pages have for a browser.
# Guess: valid, as in browsers: HTML reckons steps in decimals, and 89.99 is 8999 of them.
# Seen: jsdom says so. happy-dom 21.0.4 says stepMismatch of all (89.99 % 0.01 in binary is not 0), so that a form with a price with cents is never sent in tests; stepUp from 0.2 by 0.1 gives 0.30000000000000004.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact happy-dom@21.0.4 jsdom@29.1.1
cat > run.cjs <<'J'
const { JSDOM } = require('jsdom');
const { Window } = require('happy-dom');

for (const [library, { document }] of Object.entries({ jsdom: new JSDOM('').window, 'happy-dom': new Window() })) {
  for (const [step, value] of [['0.01', '89.99'], ['0.01', '1.13'], ['0.1', '1.1'], ['0.1', '0.5'], ['0.1', '18.35']]) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'number', step, value });
    console.log(`${library}, step ${step}: ${value} ${field.validity.valid ? 'valid' : field.validity.stepMismatch ? 'no step' : 'not valid'}`);
  }
  const field = document.createElement('input');
  Object.assign(field, { type: 'number', step: '0.1', value: '0.2' });
  field.stepUp();
  console.log(`${library}: up from 0.2 by 0.1 to ${field.value}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
jsdom, step 0.01: 89.99 valid
jsdom, step 0.01: 1.13 valid
jsdom, step 0.1: 1.1 valid
jsdom, step 0.1: 0.5 valid
jsdom, step 0.1: 18.35 no step
jsdom: up from 0.2 by 0.1 to 0.3
happy-dom, step 0.01: 89.99 no step
happy-dom, step 0.01: 1.13 no step
happy-dom, step 0.1: 1.1 no step
happy-dom, step 0.1: 0.5 no step
happy-dom, step 0.1: 18.35 no step
happy-dom: up from 0.2 by 0.1 to 0.30000000000000004
T
