#!/bin/sh
# The RFID tag of a pallet (SSCC-96): company 6901234, serial reference 0000000012, ten digits of which the first, here 0, stands before the company in the printed number 0 6901234 000000012 2; and the one of a carton (SGTIN-96), article 056789.
# Guess: what reads tags gives all ten digits, as it does the six of the carton.
# Seen: epc-tds 1.4.1 does. node-epc 0.1.1 gives the carton's 056789 as text with its zero, and of the pallet the number 12, from which neither the first digit nor the number on the label can be had.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact epc-tds@1.4.1 node-epc@0.1.1
cat > read.cjs <<'J'
const { valueOf } = require('epc-tds');
const { parse } = require('node-epc');

(async () => {
  for (const [what, tag, part] of [['carton', '3035A537C837754000000001', 'ItemReference'], ['pallet', '3155A537C80000000C000000', 'SerialReference']]) {
    const { parts } = await parse(tag);
    console.log(`${what}: epc-tds ${valueOf(tag).toIdURI()}, ${valueOf(tag).toBarcode()}; node-epc ${JSON.stringify(parts[part])}`);
  }
})();
J
node read.cjs | tee seen
diff seen - <<'T'
carton: epc-tds urn:epc:id:sgtin:6901234.056789.1, 06901234567892; node-epc "056789"
pallet: epc-tds urn:epc:id:sscc:6901234.0000000012, 069012340000000122; node-epc 12
T
