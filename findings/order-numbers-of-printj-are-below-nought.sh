#!/bin/sh
# Lines of an order put together by printj, SheetJS's printf for JavaScript, and by printf of Debian's coreutils.
# Guess: the same, as printj means to follow C: halves that a double holds exactly go to the even digit (2.5 as %.0f is 2), and an order's number is shown whole.
# Seen (printj 1.3.1): an order's number of eleven digits is -539222987 by %d (32 bits; %lld too has them, and %.0f is whole); halves go up: 3 for 2.5, 0.3 for 0.25, where printf has 2 and 0.2; %u of -1 has 32 bits.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact printj@1.3.1
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');
const { sprintf } = require('printj');

for (const [format, value] of [['%d', 12345678901], ['%lld', 12345678901], ['%.0f', 12345678901], ['%.0f', 2.5], ['%.0f', 3.5], ['%.1f', 0.25], ['%.2f', 1299.125], ['%.2f', 1.005], ['%u', -1], ['%05.1f', -2.25], ['%8.2f', 89.5], ['%x', 255], ['%e', 1299.5], ['%g', 1234567]]) {
  const told = execFileSync('/usr/bin/printf', [format, String(value)], { encoding: 'utf8' });
  const seen = sprintf(format, value);
  console.log(seen === told ? `${format} of ${value}: ${seen}` : `${format} of ${value}: printj ${seen}, printf ${told}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
%d of 12345678901: printj -539222987, printf 12345678901
%lld of 12345678901: 12345678901
%.0f of 12345678901: 12345678901
%.0f of 2.5: printj 3, printf 2
%.0f of 3.5: 4
%.1f of 0.25: printj 0.3, printf 0.2
%.2f of 1299.125: printj 1299.13, printf 1299.12
%.2f of 1.005: 1.00
%u of -1: printj 4294967295, printf 18446744073709551615
%05.1f of -2.25: printj -02.3, printf -02.2
%8.2f of 89.5:    89.50
%x of 255: ff
%e of 1299.5: 1.299500e+03
%g of 1234567: 1.23457e+06
T
