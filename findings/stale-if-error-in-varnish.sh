#!/bin/sh
# A page with Cache-Control: max-age=1, stale-if-error=600 in a cache, asked for when the server behind it is gone.
# Guess: nginx and Varnish both know the word from RFC 5861 and send the stale page.
# Seen: nginx 1.22.1 does. Varnish 7.1.1 sends 503 after its own grace (10 s unless set; here 0): with
# stale-while-revalidate=600 it sends the page.
set -eu
folder=$(mktemp -d)
server=
trap 'kill "$server" "$(cat "$folder/varnish.pid")" "$(cat "$folder/nginx.pid")" 2>/dev/null || true; rm -rf "$folder"' EXIT
for package in varnish curl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
command -v nginx >/dev/null || { apt-get update && apt-get install -y --no-install-recommends nginx-light; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' varnish
nginx -v 2>&1
cd "$folder"
chmod 755 .
cat > serve.cjs <<'J'
const fs = require('node:fs');
const http = require('node:http');
const given = { '/error': 'max-age=1, stale-if-error=600', '/revalidate': 'max-age=1, stale-while-revalidate=600' };
const page = ({ url }, response) => response.writeHead(200, { 'cache-control': given[url] }).end('page');
const servers = [http.createServer(page), http.createServer(), http.createServer()];
const open = servers.map((server) => new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port))));
Promise.all(open).then(async (ports) => {
  for (const server of servers.slice(1)) await new Promise((resolve) => server.close(resolve));
  fs.writeFileSync('ports', `${ports.join(' ')}\n`);
});
J
node serve.cjs & server=$!
while ! test -s ports; do sleep 0.1; done
read -r origin first second < ports
cat > nginx.conf <<N
pid $folder/nginx.pid; error_log /dev/null; events {}
http {
  access_log off; proxy_cache_path $folder/cache keys_zone=pages:1m; proxy_temp_path $folder/proxy;
  client_body_temp_path $folder/body; fastcgi_temp_path $folder/fastcgi; uwsgi_temp_path $folder/uwsgi; scgi_temp_path $folder/scgi;
  server { listen 127.0.0.1:$first; proxy_cache pages; location / { proxy_pass http://127.0.0.1:$origin; } }
}
N
nginx -c "$folder/nginx.conf"
varnishd -n "$folder/varnish" -a "127.0.0.1:$second" -b "127.0.0.1:$origin" -p default_grace=0 -P "$folder/varnish.pid" >/dev/null 2>&1
ask() { curl -s -o /dev/null -w "$1 $3 %{http_code}\n" --retry "${4:-0}" --retry-connrefused "http://127.0.0.1:$2/$3"; }
all() { ask nginx "$first" error "$1"; ask varnish "$second" error "$1"; ask varnish "$second" revalidate "$1"; }
all 9
kill "$server"
sleep 3
all 0 | tee seen
diff seen - <<'T'
nginx error 200
varnish error 503
varnish revalidate 200
T
