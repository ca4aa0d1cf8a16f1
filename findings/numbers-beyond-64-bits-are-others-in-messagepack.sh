#!/bin/sh
# Large numbers of JavaScript, such as the limits of a filter, written in MessagePack by five packages of npm, read by Python's msgpack.
# Guess: -1e18, which is a whole number of 64 bits, and 1e20, which is none and so must be a floating one (the whole numbers of MessagePack's specification end at 2 to the 64th less one), come as they are, or are refused.
# Seen: of msgpack-lite 0.2.2, msgpack5 6.1.0 and tiny-msgpack 2.2.0 they do. @ygoe/msgpack 1.0.3 makes 18446744073709551615 of 1e20 and -1000000000000000001 of -1e18; messagepack 1.1.12 makes 7766279631452241920 of 1e20.
set -eu
dpkg -s python3-msgpack >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends python3-msgpack; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-msgpack
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @ygoe/msgpack@1.0.3 messagepack@1.1.12 msgpack-lite@0.2.2 msgpack5@6.1.0 tiny-msgpack@2.2.0
cat > write.mjs <<'J'
import ygoe from '@ygoe/msgpack';
import { encode } from 'messagepack';
import lite from 'msgpack-lite';
import msgpack5 from 'msgpack5';
import * as tiny from 'tiny-msgpack';

const writers = { 'msgpack-lite': lite.encode, msgpack5: (value) => msgpack5().encode(value).slice(), 'tiny-msgpack': tiny.encode ?? tiny.default.encode, '@ygoe/msgpack': ygoe.serialize, messagepack: encode };
for (const value of [-3000000000, 9007199254740991, -1e18, 1e20]) for (const [name, write] of Object.entries(writers)) console.log(value, name, Buffer.from(write(value)).toString('hex'));
J
node write.mjs | /usr/bin/python3 -c "
import msgpack, sys
for line in sys.stdin:
    value, library, data = line.split()
    read = msgpack.unpackb(bytes.fromhex(data))
    print(value, library, 'the same' if read == float(value) and int(read) == int(float(value)) else read)
" | tee seen
diff seen - <<'T'
-3000000000 msgpack-lite the same
-3000000000 msgpack5 the same
-3000000000 tiny-msgpack the same
-3000000000 @ygoe/msgpack the same
-3000000000 messagepack the same
9007199254740991 msgpack-lite the same
9007199254740991 msgpack5 the same
9007199254740991 tiny-msgpack the same
9007199254740991 @ygoe/msgpack the same
9007199254740991 messagepack the same
-1000000000000000000 msgpack-lite the same
-1000000000000000000 msgpack5 the same
-1000000000000000000 tiny-msgpack the same
-1000000000000000000 @ygoe/msgpack -1000000000000000001
-1000000000000000000 messagepack the same
100000000000000000000 msgpack-lite the same
100000000000000000000 msgpack5 the same
100000000000000000000 tiny-msgpack the same
100000000000000000000 @ygoe/msgpack 18446744073709551615
100000000000000000000 messagepack 7766279631452241920
T
