#!/bin/sh
# The length of a catalogue asked with HEAD by a client that sends its Range: bytes=0-99 along, of 12 servers and frameworks of files.
# Guess: 200 with the whole length, 3000: a range is defined for GET only, and a server has to ignore it with other methods (RFC 9110, 14.2).
# Seen: Twisted does. All others say 206 and a length of 100, so that the catalogue seems to be that long.
cd "$(dirname "$0")"
. ./shared/servers-of-files.sh
for server in $servers; do
  [ "$server" = Weborf ] || curl -s -I -H 'Range: bytes=0-99' "http://127.0.0.1:$(port_of "$server")/a.txt" | tr -d '\r' | awk -v server="$server" 'NR == 1 { status = $2 } tolower($1) == "content-length:" { bytes = $2 } END { print status " with a length of " bytes ":" server }'
done | sort -t: -k1,1 -s | awk -F: '{ names[$1] = names[$1] " " $2 } END { for (told in names) print told ":" names[told] }' | sort | tee seen
diff seen - <<'T'
200 with a length of 3000: Twisted
206 with a length of 100: caddy h2o Mojolicious aiohttp Bottle CherryPy Tornado Werkzeug WhiteNoise Rack WEBrick
T
