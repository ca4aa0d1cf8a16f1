#!/bin/sh
# RFID tags with serial numbers of letters (SGTIN-198): 32a/b, as a batch with its part. In the names that GS1 has for them (urn:epc:tag:sgtin-198:…) a slash, a percent sign and five others stand escaped, 32a%2Fb.
# Guess: a library for tags writes 32a%2Fb into the name, and reads 32a/b of it, as its tag was.
# Seen (epc-tds 1.4.1): it writes 32a/b, which is no valid name, and reads 32a%2Fb as seven characters, so that a tag written from a valid name has another number than the article. Its own names come back the same, so that a test of both sees nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact epc-tds@1.4.1
cat > read.cjs <<'J'
const { fromTagURI, valueOf } = require('epc-tds');

// 8 bits of header, 3 each for filter and partition, company, article, and seven for each character of the serial.
const bits = (value, width) => BigInt(value).toString(2).padStart(width, '0');
const tag = (serial) => (bits(0x36, 8) + bits(3, 3) + bits(5, 3) + bits(6901234, 24) + bits(56789, 20) + Array.from(serial, (character) => bits(character.charCodeAt(0), 7)).join('')).padEnd(208, '0').match(/.{4}/g).map((four) => parseInt(four, 2).toString(16)).join('').toUpperCase();
const name = 'urn:epc:tag:sgtin-198:3.6901234.056789.32a%2Fb';
const same = (written) => tag('32a/b').startsWith(written.toHexString()) ? 'the same tag' : 'another tag';
const read = valueOf(tag('32a/b'));
console.log(`tag: serial ${read.getSerial()}, named ${read.toTagURI()}`);
console.log(`valid name: serial ${fromTagURI(name).getSerial()}, ${same(fromTagURI(name))}`);
console.log(`its own name: serial ${fromTagURI(read.toTagURI()).getSerial()}, ${same(fromTagURI(read.toTagURI()))}`);
J
node read.cjs | tee seen
diff seen - <<'T'
tag: serial 32a/b, named urn:epc:tag:sgtin-198:3.6901234.056789.32a/b
valid name: serial 32a%2Fb, another tag
its own name: serial 32a/b, the same tag
T
