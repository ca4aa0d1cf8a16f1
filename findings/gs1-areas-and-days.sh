#!/bin/sh
# The label of a bundle of edge-glued panels by GS1: net area 29.77 m2 (3142, whose last digit says where the point stands), the glue's day of expiry known by its month alone
# (17, day 00, which means the last day of the month: General Specifications, 3.4.7), batch B26; and as GTIN of the smallest kind, EAN-8, in 14 digits.
# Guess: what reads such codes gives the area, and the day or the bare month, and knows a GTIN-8 again behind its zeros.
# Seen: gs1-barcode-parser-mod 1.2.1 and gtin 1.0.2 do. bark-js 1.2.1 gives the day 2026-12-00, which no calendar has. gs1js 0.0.2 knows identifiers of two digits only: 31, with
# the rest before the value, the same for lengths, weights and areas. gtin-validator 1.0.0 calls the GTIN-8 in 14 digits a GTIN-12, since it takes away two zeros at most.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact gs1-barcode-parser-mod@1.2.1 bark-js@1.2.1 gs1js@0.0.2 gtin@1.0.2 gtin-validator@1.0.0
cat > read.cjs <<'J'
const bark = require('bark-js');
const { parseBarcode } = require('gs1-barcode-parser-mod');
const { GS1Reader } = require('gs1js');
const gtin = require('gtin');
const validator = require('gtin-validator');

const code = '3142002977' + '17261200' + '10B26';
const show = (name, fields) => console.log(`${name}: ${fields.map((field) => field.join(' ')).join(', ')}`);
const day = (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value);
show('gs1-barcode-parser-mod', parseBarcode(code).parsedCodeItems.map(({ ai, data }) => [ai, day(data)]));
show('bark-js', bark(code).elements.map(({ ai, value }) => [ai, value]));
show('gs1js', new GS1Reader(code).getApplicationIdentifiers().map(({ identifier, value }) => [identifier, value]));
console.log(`gtin: ${gtin.getRealFormat('00000096385074')}`);
console.log(`gtin-validator: ${validator.getFormatOfMinifiedGTIN('00000096385074')}`);
J
TZ=UTC node read.cjs | tee seen
diff seen - <<'T'
gs1-barcode-parser-mod: 3142 29.77, 17 2026-12-31, 10 B26
bark-js: 3142 0029.77, 17 2026-12-00, 10 B26
gs1js: 31 42002977, 17 261200, 10 B26
gtin: GTIN-8
gtin-validator: GTIN-12
T
