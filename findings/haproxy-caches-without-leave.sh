#!/bin/sh
# Guess: HAProxy's cache keeps a response only if the server says for how long; one without Cache-Control and Expires is asked
# for anew, or revalidated by its ETag, as in nginx and in browsers without Last-Modified.
# Seen (haproxy 2.6.12): it keeps it for the cache's max-age (60 s unless set), and says nothing to the server meanwhile.
set -eu
folder=$(mktemp -d)
server=
trap 'kill "$server" "$(cat "$folder/haproxy.pid")" 2>/dev/null || true; rm -rf "$folder"' EXIT
for package in haproxy curl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' haproxy
cd "$folder"
cat > serve.cjs <<'J'
const fs = require('node:fs');
const http = require('node:http');
let count = 0;
const page = (request, response) => response.writeHead(200, { etag: '"a"' }).end(`request ${(count += 1)}\n`);
const server = http.createServer(page).listen(0, '127.0.0.1', () => {
  const free = http.createServer().listen(0, '127.0.0.1', () => {
    const { port } = free.address();
    free.close(() => fs.writeFileSync('ports', `${server.address().port} ${port}\n`));
  });
});
J
node serve.cjs & server=$!
while ! test -s ports; do sleep 0.1; done
read -r origin port < ports
cat > haproxy.cfg <<H
defaults
  mode http
  timeout connect 5s
  timeout client 5s
  timeout server 5s
cache pages
  total-max-size 4
frontend front
  bind 127.0.0.1:$port
  default_backend back
backend back
  http-request cache-use pages
  http-response cache-store pages
  server origin 127.0.0.1:$origin
H
haproxy -f haproxy.cfg -D -p "$folder/haproxy.pid"
for turn in 1 2 3; do curl -s --retry 5 --retry-connrefused "http://127.0.0.1:$port/"; done | tee seen
diff seen - <<'T'
request 1
request 1
request 1
T
