#!/bin/sh
# The last 9999 bytes (Range: bytes=-9999), as readers of ZIP and PDF ask for first, of a file that has 3000.
# Guess: all 3000: where a file is shorter, the whole is meant (RFC 9110, 14.1.2).
# Seen: 416, no such range, from Werkzeug 2.2.2, WEBrick and Weborf 0.19, and 500 from Twisted 22.4. The others send it all.
. "$(dirname "$0")/shared/servers-of-files.sh"
for server in $servers; do
  echo "$server: $(ask "$server" -H 'Range: bytes=-9999' | sed 's/^\([45].*\) with.*/\1/')"
done | tee seen
diff seen - <<'T'
caddy: 206 with 3000 bytes
h2o: 206 with 3000 bytes
Mojolicious: 206 with 3000 bytes
aiohttp: 206 with 3000 bytes
Bottle: 206 with 3000 bytes
CherryPy: 206 with 3000 bytes
Tornado: 200 with 3000 bytes
Twisted: 500
Werkzeug: 416
WhiteNoise: 206 with 3000 bytes
Rack: 206 with 3000 bytes
WEBrick: 416
Weborf: 416
T
