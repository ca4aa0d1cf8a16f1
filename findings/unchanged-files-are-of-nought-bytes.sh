#!/bin/sh
# A catalogue of 3000 bytes, asked with If-Modified-Since of its own time, of 13 servers and frameworks of files.
# Guess: 304, and Content-Length is left out or 3000: a server must not send another length than that of the file with 304 (RFC 9110, 8.6), for a cache takes what 304 tells into its copy.
# Seen: Twisted, and Bottle, Werkzeug and WhiteNoise, all on wsgiref of Python 3.11, say 304 and Content-Length: 0; Weborf sends the file each time.
cd "$(dirname "$0")"
. ./shared/servers-of-files.sh
for server in $servers; do
  curl -s -o got -D heads -H 'If-Modified-Since: Mon, 05 Jan 2026 01:30:00 GMT' "http://127.0.0.1:$(port_of "$server")/a.txt"
  tr -d '\r' < heads | awk -v server="$server" 'NR == 1 { status = $2; bytes = "no length" } tolower($1) == "content-length:" { bytes = $2 " bytes" } END { print status ", " bytes ":" server }'
done | awk -F: '{ names[$1] = names[$1] " " $2 } END { for (told in names) print told ":" names[told] }' | sort | tee seen
diff seen - <<'T'
200, 3000 bytes: Weborf
304, 0 bytes: Bottle Twisted Werkzeug WhiteNoise
304, no length: caddy h2o Mojolicious aiohttp CherryPy Tornado Rack WEBrick
T
