#!/bin/sh
# Guess: nginx with proxy_cache, which reads stale-while-revalidate from a response's Cache-Control, answers the first visitor
# after the expiry at once with the stale page and fetches the new one meanwhile, as the name says.
# Seen (nginx 1.22.1): the first visitor waits for the new page (EXPIRED). The header only lets others have the stale page in
# the meantime; the directive proxy_cache_background_update makes the first one not wait (STALE).
set -eu
command -v nginx >/dev/null || { apt-get update && apt-get install -y --no-install-recommends nginx-light; } >/dev/null
command -v curl >/dev/null || { apt-get update && apt-get install -y --no-install-recommends curl; } >/dev/null
nginx -v 2>&1
folder=$(mktemp -d)
server=
trap 'kill "$server" "$(cat "$folder/nginx.pid")" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
chmod 755 .
cat > serve.cjs <<'J'
const fs = require('node:fs');
const http = require('node:http');
const page = (request, response) => response.writeHead(200, { 'cache-control': 'max-age=1, stale-while-revalidate=60' }).end('page');
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
cat > nginx.conf <<N
pid $folder/nginx.pid; error_log stderr error; events {}
http {
  access_log off; proxy_cache_path $folder/cache keys_zone=pages:1m; proxy_temp_path $folder/proxy;
  client_body_temp_path $folder/body; fastcgi_temp_path $folder/fastcgi; uwsgi_temp_path $folder/uwsgi; scgi_temp_path $folder/scgi;
  server {
    listen 127.0.0.1:$port; proxy_cache pages; add_header X-Cache \$upstream_cache_status;
    location /plain { proxy_pass http://127.0.0.1:$origin; }
    location /background { proxy_pass http://127.0.0.1:$origin; proxy_cache_background_update on; }
  }
}
N
nginx -c "$folder/nginx.conf"
ask() { curl -s -o /dev/null -D - --retry 5 --retry-connrefused "http://127.0.0.1:$port/$1" | tr -d '\r' | sed -n "s/^X-Cache: /$1 /p"; }
{
  ask plain; ask background
  sleep 3
  ask plain; ask background
} | tee seen
diff seen - <<'T'
plain MISS
background MISS
plain EXPIRED
background STALE
T
