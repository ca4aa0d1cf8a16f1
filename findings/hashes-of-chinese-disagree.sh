#!/bin/sh
# Short hashes of a Chinese name and of E0, by which caches, shards and feature switches of several services agree: MurmurHash3, FNV-1a and CRC-32, by libraries of npm of each.
# Guess: libraries of one hash give one number, that of the text in UTF-8, as those in other languages do.
# Seen: of E0 all agree. Of 衣柜 murmurhash 2.0.1, @sindresorhus/fnv1a 3.1.0, crc-32 1.2.2 and js-crc 0.3.1 give that of UTF-8. imurmurhash 0.1.4, murmurhash-js 1.0.0 and murmurhash3js 3.0.1 give two others, and fnv-plus 1.3.1, fnv1a 1.1.1 and crc32 0.2.2 others again.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @sindresorhus/fnv1a@3.1.0 crc-32@1.2.2 crc32@0.2.2 fnv-plus@1.3.1 fnv1a@1.1.1 imurmurhash@0.1.4 js-crc@0.3.1 murmurhash@2.0.1 murmurhash-js@1.0.0 murmurhash3js@3.0.1
cat > hash.mjs <<'J'
import sindresorhusFnv1a from '@sindresorhus/fnv1a';
import crcOf from 'crc-32';
import crc32 from 'crc32';
import fnvPlus from 'fnv-plus';
import fnv1a from 'fnv1a';
import imurmurhash from 'imurmurhash';
import jsCrc from 'js-crc';
import murmurhash from 'murmurhash';
import murmurhashJs from 'murmurhash-js';
import murmurhash3js from 'murmurhash3js';

const families = {
  MurmurHash3: { murmurhash: (text) => murmurhash.v3(text, 0), imurmurhash: (text) => imurmurhash(text, 0).result(), 'murmurhash-js': (text) => murmurhashJs.murmur3(text, 0), murmurhash3js: (text) => murmurhash3js.x86.hash32(text, 0) },
  'FNV-1a': { '@sindresorhus/fnv1a': (text) => sindresorhusFnv1a(text, { size: 32 }), 'fnv-plus': (text) => fnvPlus.hash(text, 32).value, fnv1a },
  'CRC-32': { 'crc-32': (text) => crcOf.str(text), 'js-crc': (text) => parseInt(jsCrc.crc32(text), 16), crc32: (text) => parseInt(crc32(text), 16) },
};
for (const text of ['E0', '衣柜'])
  for (const [family, libraries] of Object.entries(families))
    for (const [name, hash] of Object.entries(libraries)) console.log(`${text}, ${family}, ${name}: ${BigInt.asUintN(32, BigInt(hash(text))).toString(16).padStart(8, '0')}`);
J
node hash.mjs | tee seen
diff seen - <<'T'
E0, MurmurHash3, murmurhash: 9b6dcdc1
E0, MurmurHash3, imurmurhash: 9b6dcdc1
E0, MurmurHash3, murmurhash-js: 9b6dcdc1
E0, MurmurHash3, murmurhash3js: 9b6dcdc1
E0, FNV-1a, @sindresorhus/fnv1a: 02cbe510
E0, FNV-1a, fnv-plus: 02cbe510
E0, FNV-1a, fnv1a: 02cbe510
E0, CRC-32, crc-32: ea0e9913
E0, CRC-32, js-crc: ea0e9913
E0, CRC-32, crc32: ea0e9913
衣柜, MurmurHash3, murmurhash: 0d21a867
衣柜, MurmurHash3, imurmurhash: 921f8a79
衣柜, MurmurHash3, murmurhash-js: cca1b130
衣柜, MurmurHash3, murmurhash3js: cca1b130
衣柜, FNV-1a, @sindresorhus/fnv1a: 0e54d604
衣柜, FNV-1a, fnv-plus: 62b7e88a
衣柜, FNV-1a, fnv1a: 62b7e88a
衣柜, CRC-32, crc-32: fb43dd29
衣柜, CRC-32, js-crc: fb43dd29
衣柜, CRC-32, crc32: 806cb464
T
