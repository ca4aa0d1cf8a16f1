#!/bin/sh
# Small numbers in a header of the form of RFC 9651 (shares of a whole, 0.0001, 0.0004, 0.0005), written by libraries of npm, and read again by the same.
# Guess: 0.0, 0.0 and 0.0: three places, a digit behind the point in any case, and halves to the even one (RFC 9651, 4.1.5).
# Seen: structured-field-values 2.0.4 writes them so. structured-headers 2.1.0 writes "0." for the first two, which it then refuses to read, and 0.001 for the half.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact structured-field-values@2.0.4 structured-headers@2.1.0
cat > write.mjs <<'J'
import { parseItem, serializeItem } from 'structured-headers';
import { decodeItem, encodeItem } from 'structured-field-values';

for (const share of [0.5, 0.0001, 0.0004, 0.0005, 0.0015]) {
  const tell = (name, write, read) => {
    const text = write(share);
    let again;
    try {
      again = read(text);
    } catch {
      again = 'refused';
    }
    console.log(`${share} ${name}: ${text}, read again: ${again}`);
  };
  tell('structured-headers', (x) => serializeItem(x, new Map()), (x) => parseItem(x)[0]);
  tell('structured-field-values', (x) => encodeItem(x), (x) => decodeItem(x).value);
}
J
node write.mjs | tee seen
diff seen - <<'T'
0.5 structured-headers: 0.5, read again: 0.5
0.5 structured-field-values: 0.5, read again: 0.5
0.0001 structured-headers: 0., read again: refused
0.0001 structured-field-values: 0.0, read again: 0
0.0004 structured-headers: 0., read again: refused
0.0004 structured-field-values: 0.0, read again: 0
0.0005 structured-headers: 0.001, read again: 0.001
0.0005 structured-field-values: 0.0, read again: 0
0.0015 structured-headers: 0.002, read again: 0.002
0.0015 structured-field-values: 0.002, read again: 0.002
T
