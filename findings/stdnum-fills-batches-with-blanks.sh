#!/bin/sh
# The code for a carton of fittings by GS1: number, batch B26, and 12 pieces, put together by python-stdnum, and read by what parses such codes; and a weight of 0.1234567 kg.
# Guess: a batch, which is of any length up to 20, is ended by the separator that readers know (GS, for FNC1); six digits of the weight are kept, rounded, or it is refused.
# Seen (python3-stdnum 1.18): without separator='\x1d' it fills the batch up with blanks to 20 characters, and the pieces follow. gs1-barcode-parser-mod 1.2.1 and gs1js 0.0.2
# take blanks and pieces for the batch; bark-js 1.2.1, which counts up to 20, has the blanks in it. Of the weight python-stdnum cuts off two digits: 0.12345.
set -eu
dpkg -s python3-stdnum >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-stdnum; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-stdnum
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact gs1-barcode-parser-mod@1.2.1 bark-js@1.2.1 gs1js@0.0.2
cat > encode.py <<'P'
import decimal, sys
from stdnum import gs1_128
carton = {'01': '06901234567892', '10': 'B26', '37': 12}
print(gs1_128.encode(carton))
print(gs1_128.encode(carton, separator='\x1d'))
print('weight:', gs1_128.info(gs1_128.encode({'310': decimal.Decimal('0.1234567')}))['310'], file=sys.stderr)
P
cat > read.cjs <<'J'
const bark = require('bark-js');
const { parseBarcode } = require('gs1-barcode-parser-mod');
const { GS1Reader } = require('gs1js');

const [padded, separated] = require('node:fs').readFileSync('codes', 'utf8').trimEnd().split('\n');
for (const [name, code] of Object.entries({ padded, separated })) {
  const show = (reader, read) => {
    try {
      const fields = read().filter(([identifier]) => identifier !== '01');
      console.log(`${name}, ${reader}: ${fields.map(([identifier, value]) => `${identifier} ${String(value).replace(/ +/, (blanks) => `(${blanks.length} blanks)`)}`).join(', ')}`);
    } catch (error) {
      console.log(`${name}, ${reader}: ${error.message ?? error}`);
    }
  };
  show('gs1-barcode-parser-mod', () => parseBarcode(code).parsedCodeItems.map(({ ai, data }) => [ai, data]));
  show('bark-js', () => bark(code).elements.map(({ ai, value }) => [ai, value]));
  show('gs1js', () => new GS1Reader(code).getApplicationIdentifiers().map(({ identifier, value }) => [identifier, value]));
}
J
{
  /usr/bin/python3 encode.py 2>&1 >codes
  node read.cjs
} | tee seen
diff seen - <<'T'
weight: 0.12345
padded, gs1-barcode-parser-mod: 10 B26(17 blanks)3712
padded, bark-js: 10 B26(17 blanks), 37 12
padded, gs1js: 10 B26(17 blanks)3712
separated, gs1-barcode-parser-mod: 10 B26, 37 12
separated, bark-js: 10 B26, 37 12
separated, gs1js: 10 B26, 37 12
T
