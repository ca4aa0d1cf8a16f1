#!/bin/sh
# Sizes in inches of American customers, 5, 24 and 100, put into libraries for units.
# Guess: 127, 609.6 and 2540 mm to eight places, as an inch is 25.4 mm by definition.
# Seen: js-quantities 1.8.0 and unitmath 0.8.8 give them. convert-units 2.3.4 counts 3.28084 feet to a metre: 126.99999594, 609.59998049 and 2539.99991872, so that whole millimetres of the first and the last are one short.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact convert-units@2.3.4 js-quantities@1.8.0 unitmath@0.8.8
cat > convert.cjs <<'J'
const convert = require('convert-units');
const quantity = require('js-quantities');
const unitmath = require('unitmath');

const libraries = {
  'js-quantities': (inches) => quantity(inches, 'in').to('mm').scalar,
  unitmath: (inches) => (unitmath.default ?? unitmath)(inches, 'in').to('mm').value,
  'convert-units': (inches) => convert(inches).from('in').to('mm'),
};
for (const [name, millimetres] of Object.entries(libraries)) console.log(`${name}: ${[5, 24, 100].map((inches) => Number(millimetres(inches).toFixed(8))).join(', ')}`);
J
node convert.cjs | tee seen
diff seen - <<'T'
js-quantities: 127, 609.6, 2540
unitmath: 127, 609.6, 2540
convert-units: 126.99999594, 609.59998049, 2539.99991872
T
