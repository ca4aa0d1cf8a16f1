#!/bin/sh
# A catalogue asked for by a cache that holds two versions of it, with both tags in If-None-Match, the second that of today, of the servers and frameworks of files that send tags; then with the tag alone.
# Guess: 304 both times: If-None-Match is a list (RFC 9110, 13.1.2).
# Seen: h2o, WhiteNoise and Weborf know the tag alone only, and send the file again for the list.
cd "$(dirname "$0")"
. ./shared/servers-of-files.sh
for server in $servers; do
  curl -s -o got -D heads "http://127.0.0.1:$(port_of "$server")/a.txt"
  tag=$(sed -n 's/^etag: *//Ip' heads | tr -d '\r')
  [ -z "$tag" ] || echo "two $(ask "$server" -H "If-None-Match: \"of-last-year\", $tag" | cut -c 1-3), alone $(ask "$server" -H "If-None-Match: $tag" | cut -c 1-3):$server"
done | awk -F: '{ names[$1] = names[$1] " " $2 } END { for (told in names) print told ":" names[told] }' | sort | tee seen
diff seen - <<'T'
two 200, alone 304: h2o WhiteNoise Weborf
two 304, alone 304: caddy Mojolicious aiohttp Tornado Werkzeug WEBrick
T
