#!/bin/sh
# A board of 23 3/8 inches, as customers in America write it, put into what turns measures into millimetres (it is 593.725 mm).
# Guess: each of these reads a whole number and a fraction, or refuses; none takes it for something else.
# Seen: fraction.js 5.3.4 reads it; mathjs 15.2.0 and js-quantities 1.8.0 refuse. pint 0.19.2 multiplies the 23 with the fraction: 219.075 mm. qalc 4.5.1
# takes the blank for one between thousands, so that 23 3/8 is 233/8: 739.775 mm. GNU units 2.22 divides by "8 inch" and says that this is no length.
set -eu
for package in qalc python3-pint units; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null 2>&1
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export HOME="$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact fraction.js@5.3.4 mathjs@15.2.0 js-quantities@1.8.0 >/dev/null 2>&1
cat > read.cjs <<'J'
const Fraction = require('fraction.js');
const Qty = require('js-quantities');
const { evaluate } = require('mathjs');
const attempt = (name, read) => {
  let seen;
  try {
    seen = read();
  } catch {
    seen = 'refused';
  }
  console.log(`${name}: ${seen}`);
};
attempt('fraction.js', () => `${Fraction('23 3/8').valueOf() * 25.4} mm`);
attempt('mathjs', () => String(evaluate('23 3/8 inch to mm')));
attempt('js-quantities', () => Qty('23 3/8 in').to('mm').toString());
J
{
  node read.cjs
  echo "pint: $(/usr/bin/python3 -c "import pint; print(f'{pint.UnitRegistry()(\"23 3/8 inch\").to(\"mm\").magnitude:.3f}')") mm"
  echo "qalc: $(qalc -t '23 3/8 inch to mm' 2>/dev/null)"
  echo "units: $(units -t '23 3/8 inch' mm 2>&1 | head -1 || true)"
} > seen
cat seen
cat > expected <<'T'
fraction.js: 593.725 mm
mathjs: refused
js-quantities: refused
pint: 219.075 mm
qalc: 739.775 mm
units: conformability error
T
cmp seen expected
