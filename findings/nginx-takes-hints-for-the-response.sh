#!/bin/sh
# A server that sends 103 Early Hints before its page, as Node's writeEarlyHints does, behind nginx with its default HTTP/1.0 to it.
# Guess: nginx, too old to know 103, drops it or fails; the page itself is a response of nginx like any other, with its add_header.
# Seen (nginx 1.22.1): the 103 is its response, and the page with its head is what follows as its body, as the server wrote it. Clients
# that know 103 read on and show the page, so that nobody notices: but the headers of nginx are on the 103, where no browser keeps them,
# and the page is not compressed, carries the server's Connection: close, and stands in the log as 103.
set -eu
folder=$(mktemp -d)
server=
trap 'kill "$server" "$(cat "$folder/nginx.pid")" 2>/dev/null || true; rm -rf "$folder"' EXIT
command -v curl >/dev/null || { apt-get update && apt-get install -y --no-install-recommends curl; } >/dev/null
command -v nginx >/dev/null || { apt-get update && apt-get install -y --no-install-recommends nginx-light; } >/dev/null
nginx -v 2>&1
cd "$folder"
chmod 755 .
cat > serve.cjs <<'J'
const fs = require('node:fs');
const http = require('node:http');
const page = (request, response) => {
  if (request.url === '/hints') response.writeEarlyHints({ link: '</a.css>; rel=preload; as=style' });
  response.end('page\n');
};
const servers = [http.createServer(page), http.createServer()];
const open = servers.map((server) => new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port))));
Promise.all(open).then(async (ports) => {
  await new Promise((resolve) => servers[1].close(resolve));
  fs.writeFileSync('ports', `${ports.join(' ')}\n`);
});
J
node serve.cjs & server=$!
while ! test -s ports; do sleep 0.1; done
read -r origin port < ports
cat > nginx.conf <<N
pid $folder/nginx.pid; error_log /dev/null; events {}
http {
  log_format status "\$uri \$status"; access_log $folder/log status; client_body_temp_path $folder/body;
  proxy_temp_path $folder/proxy; fastcgi_temp_path $folder/fastcgi; uwsgi_temp_path $folder/uwsgi; scgi_temp_path $folder/scgi;
  add_header X-Served-By nginx always;
  server { listen 127.0.0.1:$port; location / { proxy_pass http://127.0.0.1:$origin; } }
}
N
nginx -c "$folder/nginx.conf"
{
  for path in plain hints; do
    curl -s -i "http://127.0.0.1:$port/$path" | tr -d '\r' | grep -E '^(HTTP|page|X-Served|Connection: close)'
  done
  cat log
} > seen
cat seen
diff seen - <<'T'
HTTP/1.1 200 OK
X-Served-By: nginx
page
HTTP/1.1 103 Early Hints
X-Served-By: nginx
HTTP/1.1 200 OK
Connection: close
page
/plain 200
/hints 103
T
