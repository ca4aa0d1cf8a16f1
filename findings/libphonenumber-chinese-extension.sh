#!/bin/sh
# libphonenumber-js, reading the numbers of offices in China, whose extension follows 转 or a hyphen.
# Guess: with the country CN, 0757-82881234转802 has the extension 802, as "ext. 802" and #802 have.
# Seen with libphonenumber-js 1.13.16 (metadata "max"): the text is no number; found in a longer text it is one, but without
# its extension. After a hyphen the extension becomes part of the number, which then is too long and not valid. A full-width
# tilde or # before it is understood.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact libphonenumber-js@1.13.16
cat > read.mjs <<'J'
import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/max';
for (const after of ['转802', '-802', ' ext. 802', '～802']) {
  const text = `0757-82881234${after}`;
  const read = parsePhoneNumberFromString(text, 'CN');
  const [found] = findPhoneNumbersInText(text, 'CN');
  console.log(text, read ? `${read.nationalNumber} ${read.ext} ${read.isValid()}` : '-', found ? `${found.number.number} ${found.number.ext}` : '-');
}
J
node read.mjs | tee seen
diff seen - <<'T'
0757-82881234转802 - +8675782881234 undefined
0757-82881234-802 75782881234802 undefined false -
0757-82881234 ext. 802 75782881234 802 true +8675782881234 802
0757-82881234～802 75782881234 802 true +8675782881234 802
T
