#!/bin/sh
# A catalogue of 5 January asked for with If-Modified-Since of 6 January, the time of the copy at home, as curl -z and wget -N send it, of 13 servers and frameworks of files.
# Guess: 304: it has not changed since (RFC 9110, 13.1.3: last change earlier than or equal to the date).
# Seen: CherryPy, Rack and Weborf send it again: they ask whether the two times are the same (the first two spare it for its own time).
cd "$(dirname "$0")"
. ./shared/servers-of-files.sh
for day in 'Mon, 05' 'Tue, 06'; do
  for server in $servers; do
    echo "$(ask "$server" -H "If-Modified-Since: $day Jan 2026 01:30:00 GMT" | cut -c 1-3):$server"
  done | awk -F: -v day="$day" '{ names[$1] = names[$1] " " $2 } END { for (told in names) print day ", " told ":" names[told] }' | sort
done | tee seen
diff seen - <<'T'
Mon, 05, 200: Weborf
Mon, 05, 304: caddy h2o Mojolicious aiohttp Bottle CherryPy Tornado Twisted Werkzeug WhiteNoise Rack WEBrick
Tue, 06, 200: CherryPy Rack Weborf
Tue, 06, 304: caddy h2o Mojolicious aiohttp Bottle Tornado Twisted Werkzeug WhiteNoise WEBrick
T
