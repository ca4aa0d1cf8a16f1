#!/bin/sh
# A page of servers that tell its ETag, behind nginx, which compresses it and therefore makes the ETag a weak one (W/"..."). A browser asks again with the ETag that it was given.
# Guess: 304 Not Modified from each: If-None-Match is compared weakly (RFC 9110, 13.1.2).
# Seen: caddy 2.6.2, Tornado 6.2 and Werkzeug 2.2.2 say 304. h2o 2.2.5, Mojolicious 9.31, aiohttp 3.8.4, WhiteNoise 6.0, and Weborf 0.19 compare the W/ too, and send the page again each time. Of WEBrick's ETag, which has no quotes, nginx leaves nothing.
. "$(dirname "$0")/shared/servers-of-files.sh"
dpkg -s nginx-light >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends nginx-light; } >/dev/null
servers='caddy h2o Mojolicious aiohttp Tornado Werkzeug WhiteNoise WEBrick Weborf'
{
  echo "daemon off; pid nginx.pid; error_log nginx.err; events {} http { access_log off; gzip on; gzip_types *; gzip_proxied any; gzip_http_version 1.0; server { listen 127.0.0.1:$((base - 1));"
  n=$base
  for server in caddy h2o Mojolicious aiohttp Bottle CherryPy Tornado Twisted Werkzeug WhiteNoise Rack WEBrick Weborf; do
    echo "location /$server/ { proxy_pass http://127.0.0.1:$n/; }"
    n=$((n + 1))
  done
  echo '} }'
} > nginx.conf
nginx -p "$folder" -c nginx.conf 2>/dev/null &
pids="$pids $!"
until curl -s -o /dev/null "http://127.0.0.1:$((base - 1))/caddy/a.txt"; do sleep 0.2; done
for server in $servers; do
  page=http://127.0.0.1:$((base - 1))/$server/a.txt
  curl -s -o got -D head -H 'Accept-Encoding: gzip' "$page"
  etag=$(tr -d '\r' < head | sed -n 's/^etag: *//Ip')
  printf '%s: ETag %s, asked again %s\n' "$server" "$(echo "$etag" | sed 's/[0-9a-z][-0-9a-z.]*/.../')" "$(curl -s -o got -w '%{http_code}' -H 'Accept-Encoding: gzip' -H "If-None-Match: $etag" "$page")"
done | tee seen
diff seen - <<'T'
caddy: ETag W/"...", asked again 304
h2o: ETag W/"...", asked again 200
Mojolicious: ETag W/"...", asked again 200
aiohttp: ETag W/"...", asked again 200
Tornado: ETag W/"...", asked again 304
Werkzeug: ETag W/"...", asked again 304
WhiteNoise: ETag W/"...", asked again 200
WEBrick: ETag , asked again 200
Weborf: ETag W/"...", asked again 200
T
