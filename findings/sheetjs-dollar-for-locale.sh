#!/bin/sh
# SheetJS, showing amounts in the Chinese formats of Excel: [DBNum2][$-804]General is 壹万贰仟叁佰, for contracts.
# Guess: the shown text (`w`, sheet_to_csv) has Chinese digits, or at least the number.
# Seen with xlsx 0.18.5: it is "$12300": a locale without a currency, as in [$-804], becomes a dollar sign in every format of
# a number, the plain [$-804]0 too. [$¥-804]0 shows ¥.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact xlsx@0.18.5
cat > show.cjs <<'J'
const XLSX = require('xlsx');
const shown = (z) => {
  const sheet = XLSX.utils.aoa_to_sheet([[{ t: 'n', v: 12300, z }]]);
  const written = XLSX.write({ SheetNames: ['a'], Sheets: { a: sheet } }, { type: 'buffer', bookType: 'xlsx' });
  return XLSX.utils.sheet_to_csv(XLSX.read(written, { cellNF: true }).Sheets.a);
};
console.log(['[DBNum2][$-804]General', '[$-804]0', '[$¥-804]0'].map(shown).join(' '));
J
node show.cjs | tee seen
test "$(cat seen)" = '$12300 $12300 ¥12300'
