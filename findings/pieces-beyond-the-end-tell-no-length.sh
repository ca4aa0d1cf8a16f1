#!/bin/sh
# A download taken up again at its end (bytes=3000-, when all was there already), asked of 13 servers and frameworks of files.
# Guess: 416 with Content-Range: bytes */3000, from which a client sees that it has all (RFC 9110, 15.5.17: a server SHOULD tell it).
# Seen: Mojolicious, Bottle, WEBrick and Weborf tell no length.
cd "$(dirname "$0")"
. ./shared/servers-of-files.sh
for server in $servers; do
  curl -s -o got -D heads -H 'Range: bytes=3000-' "http://127.0.0.1:$(port_of "$server")/a.txt"
  tr -d '\r' < heads | awk -v server="$server" 'NR == 1 { status = $2 } tolower($1) == "content-range:" { range = ", " $2 " " $3 } END { print status range ":" server }'
done | awk -F: '{ names[$1] = names[$1] " " $2 } END { for (told in names) print told ":" names[told] }' | sort | tee seen
diff seen - <<'T'
416, bytes */3000: caddy h2o aiohttp CherryPy Tornado Twisted Werkzeug WhiteNoise Rack
416: Mojolicious Bottle WEBrick Weborf
T
