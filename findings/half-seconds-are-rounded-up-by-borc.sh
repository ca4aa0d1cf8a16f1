#!/bin/sh
# Times of an order with and without a fraction of a second, written in CBOR by borc and cbor-sync of npm, read by Python's cbor2.
# Guess: half a second stays half a second: tag 1 has a number of seconds, whole or with a fraction (RFC 8949, 3.4.2), and JavaScript's Date has milliseconds.
# Seen: cbor-sync 1.0.4 writes the fraction. borc 3.0.0 rounds: half a second past ten is a second past, and what came last before midnight is of the next day.
set -eu
dpkg -s python3-cbor2 >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends python3-cbor2; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-cbor2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact borc@3.0.0 cbor-sync@1.0.4
cat > write.cjs <<'J'
const borc = require('borc');
const cborSync = require('cbor-sync');

for (const text of ['2026-01-05T10:00:00+08:00', '2026-01-05T10:00:00.500+08:00', '2026-01-05T23:59:59.700+08:00'])
  for (const [name, { encode }] of Object.entries({ borc, 'cbor-sync': cborSync })) console.log(name, text, Buffer.from(encode(new Date(text))).toString('hex'));
J
node write.cjs | /usr/bin/python3 -c "
import cbor2, datetime, sys
china = datetime.timezone(datetime.timedelta(hours=8))
for line in sys.stdin:
    library, text, data = line.split()
    print(text, library, cbor2.loads(bytes.fromhex(data)).astimezone(china).isoformat())
" | tee seen
diff seen - <<'T'
2026-01-05T10:00:00+08:00 borc 2026-01-05T10:00:00+08:00
2026-01-05T10:00:00+08:00 cbor-sync 2026-01-05T10:00:00+08:00
2026-01-05T10:00:00.500+08:00 borc 2026-01-05T10:00:01+08:00
2026-01-05T10:00:00.500+08:00 cbor-sync 2026-01-05T10:00:00.500000+08:00
2026-01-05T23:59:59.700+08:00 borc 2026-01-06T00:00:00+08:00
2026-01-05T23:59:59.700+08:00 cbor-sync 2026-01-05T23:59:59.700000+08:00
T
