#!/bin/sh
# Lines of an order put together by printj, SheetJS's printf for JavaScript, and by printf of Debian's coreutils.
# Guess: the same, as printj means to follow C: halves that a double holds exactly go to the even digit (2.5 as %.0f is 2).
# Seen (printj 1.3.1): halves go up: 3 for 2.5, 0.3 for 0.25 and 1299.13 for 1299.125, where printf has 2, 0.2 and 1299.12. Whole numbers of eleven digits (%lld) and what is no half are as printf's.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact printj@1.3.1
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');
const { sprintf } = require('printj');

for (const [format, value] of [['%lld', 12345678901], ['%.0f', 12345678901], ['%.0f', 2.5], ['%.0f', 3.5], ['%.1f', 0.25], ['%.2f', 1299.125], ['%.2f', 1.005], ['%05.1f', -2.25], ['%8.2f', 89.5], ['%x', 255], ['%e', 1299.5], ['%g', 1234567]]) {
  const told = execFileSync('/usr/bin/printf', [format, String(value)], { encoding: 'utf8' });
  const seen = sprintf(format, value);
  console.log(seen === told ? `${format} of ${value}: ${seen}` : `${format} of ${value}: printj ${seen}, printf ${told}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
%lld of 12345678901: 12345678901
%.0f of 12345678901: 12345678901
%.0f of 2.5: printj 3, printf 2
%.0f of 3.5: 4
%.1f of 0.25: printj 0.3, printf 0.2
%.2f of 1299.125: printj 1299.13, printf 1299.12
%.2f of 1.005: 1.00
%05.1f of -2.25: printj -02.3, printf -02.2
%8.2f of 89.5:    89.50
%x of 255: ff
%e of 1299.5: 1.299500e+03
%g of 1234567: 1.23457e+06
T
