#!/bin/sh
# A price list asked for with ranges in a unit that servers do not know (items=0-9, as list interfaces use), and in bytes with a capital (Bytes=0-99), of 13 servers and frameworks of files.
# Guess: the whole file for the first, for a server has to ignore units that it does not understand; a piece of 100 bytes for the second, for names of units are alike in capitals (RFC 9110, 14.1 and 14.2).
# Seen: CherryPy and Weborf give ten bytes for ten items; Mojolicious, aiohttp, caddy, h2o, Bottle, Werkzeug (416) and WEBrick (400) refuse. The capital is known to CherryPy, Werkzeug and Weborf only; four send the whole file, the rest refuse.
cd "$(dirname "$0")"
. ./shared/servers-of-files.sh
for range in items=0-9 Bytes=0-99; do
  for server in $servers; do
    ask "$server" -H "Range: $range" | sed 's/^4\(..\).*/4\1/'
    echo ":$server"
  done | awk -F: -v range="$range" '{ names[$1] = names[$1] " " $2 } END { for (told in names) print range ", " told ":" names[told] }' | sort
done | tee seen
diff seen - <<'T'
items=0-9, 200 with 3000 bytes: Tornado Twisted WhiteNoise Rack
items=0-9, 206 with 10 bytes: CherryPy Weborf
items=0-9, 400: WEBrick
items=0-9, 416: caddy h2o Mojolicious aiohttp Bottle Werkzeug
Bytes=0-99, 200 with 3000 bytes: Tornado Twisted WhiteNoise Rack
Bytes=0-99, 206 with 100 bytes: CherryPy Werkzeug Weborf
Bytes=0-99, 400: WEBrick
Bytes=0-99, 416: caddy h2o Mojolicious aiohttp Bottle
T
