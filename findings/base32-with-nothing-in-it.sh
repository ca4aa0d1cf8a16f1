#!/bin/sh
# The names of parts, 衣柜 and 门板, in Base32, as short codes in addresses and on labels are made, by libraries of npm given the text, or its bytes where they ask for bytes.
# Guess: of 衣柜 5CQ2HZU7TQ, that of its UTF-8, or the text is refused.
# Seen: hi-base32 0.5.1, thirty-two 1.0.2 and rfc4648 1.5.4 give that. base32 0.0.7, whose alphabet is Crockford's, gives cundefinede0, with JavaScript's word for nothing in it, without an error; of E0 its code is read back.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact base32@0.0.7 hi-base32@0.5.1 rfc4648@1.5.4 thirty-two@1.0.2
cat > encode.mjs <<'J'
import base32 from 'base32';
import hi from 'hi-base32';
import { base32 as rfc4648 } from 'rfc4648';
import thirtyTwo from 'thirty-two';

const libraries = { 'hi-base32': hi.encode, 'thirty-two': (text) => String(thirtyTwo.encode(text)), rfc4648: (text) => rfc4648.stringify(Buffer.from(text)), base32: base32.encode };
for (const text of ['E0', '衣柜', '门板']) for (const [name, encode] of Object.entries(libraries)) console.log(`${text}, ${name}: ${encode(text)}`);
J
node encode.mjs | tee seen
diff seen - <<'T'
E0, hi-base32: IUYA====
E0, thirty-two: IUYA====
E0, rfc4648: IUYA====
E0, base32: 8mr0
衣柜, hi-base32: 5CQ2HZU7TQ======
衣柜, thirty-two: 5CQ2HZU7TQ======
衣柜, rfc4648: 5CQ2HZU7TQ======
衣柜, base32: cundefinede0
门板, hi-base32: 5GL2RZU5X4======
门板, thirty-two: 5GL2RZU5X4======
门板, rfc4648: 5GL2RZU5X4======
门板, base32: xundefinedzg
T
