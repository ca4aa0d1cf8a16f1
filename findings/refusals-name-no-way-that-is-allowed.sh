#!/bin/sh
# DELETE and POST sent to a file of 13 servers and frameworks of files that only hand out.
# Guess: 405 with Allow, which names what is allowed (RFC 9110, 15.5.6: MUST), or another refusal.
# Seen: h2o, aiohttp, Bottle, WhiteNoise name it, Twisted and Rack for one of the two. Tornado and WEBrick say 405 and name nothing. caddy answers both with 200, as if it had done something, and Weborf does for POST; the file stays.
cd "$(dirname "$0")"
. ./shared/servers-of-files.sh
for method in DELETE POST; do
  for server in $servers; do
    [ "$server" = Werkzeug ] && continue # here it hands out whatever the method, for its application asks for none
    curl -s -o got -D heads -X "$method" "http://127.0.0.1:$(port_of "$server")/a.txt"
    tr -d '\r' < heads | awk -v server="$server" 'NR == 1 { status = $2 } tolower($1) == "allow:" { allow = " with Allow" } END { print status allow ":" server }'
  done | awk -F: -v method="$method" '{ names[$1] = names[$1] " " $2 } END { for (told in names) print method ", " told ":" names[told] }' | sort
  ls www
done | tee seen
diff seen - <<'T'
DELETE, 200: caddy
DELETE, 403: Weborf
DELETE, 404: Mojolicious CherryPy
DELETE, 405 with Allow: h2o aiohttp Bottle WhiteNoise Rack
DELETE, 405: Tornado WEBrick
DELETE, 501: Twisted
a.txt
POST, 200: caddy Weborf
POST, 404: Mojolicious
POST, 405 with Allow: h2o aiohttp Bottle Twisted WhiteNoise
POST, 405: Tornado WEBrick
POST, 411: CherryPy Rack
a.txt
T
