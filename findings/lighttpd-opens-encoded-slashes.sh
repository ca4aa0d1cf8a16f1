#!/bin/sh
# lighttpd and nghttpx in front of a server, with nothing set but its address.
# Guess: both hand the path on as the visitor sent it, an encoded slash of a name (/files/A%2FB.pdf) included, as they do the query; and
# both say in X-Forwarded-For who asks, since both add X-Forwarded-Proto.
# Seen: lighttpd 1.4.69 decodes the slash of the path, so that the server is asked for another file; `server.http-parseopts` with
# "url-path-2f-decode" => "disable" leaves it. nghttpx 1.52.0 says the protocol but not the address, unless --add-x-forwarded-for: to
# the server all visitors are one.
set -eu
folder=$(mktemp -d)
pids=
trap 'kill $pids 2>/dev/null || true; rm -rf "$folder"' EXIT
for package in curl lighttpd nghttp2-proxy; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' lighttpd nghttp2-proxy
cd "$folder"
cat > serve.cjs <<'J'
const fs = require('node:fs');
const http = require('node:http');
const tell = ({ url, headers }, response) => response.end(`${url} ${headers['x-forwarded-proto']} ${headers['x-forwarded-for'] ?? '-'}\n`);
const servers = [http.createServer(tell), http.createServer(), http.createServer()];
const open = servers.map((server) => new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port))));
Promise.all(open).then(async (ports) => {
  for (const server of servers.slice(1)) await new Promise((resolve) => server.close(resolve));
  fs.writeFileSync('ports', `${ports.join(' ')}\n`);
});
J
node serve.cjs & pids=$!
while ! test -s ports; do sleep 0.1; done
read -r origin first second < ports
cat > lighttpd.conf <<L
server.document-root = "$folder"
server.errorlog = "$folder/log"
server.bind = "127.0.0.1"
server.port = $first
server.modules = ("mod_proxy")
proxy.server = ("" => (("host" => "127.0.0.1", "port" => $origin)))
L
lighttpd -D -f lighttpd.conf & pids="$pids $!"
nghttpx -f "127.0.0.1,$second;no-tls" -b "127.0.0.1,$origin" --conf=/dev/null --errorlog-file=/dev/null --accesslog-file=/dev/null 2>/dev/null & pids="$pids $!"
for port in "$first" "$second"; do
  curl -s --max-time 9 --retry 9 --retry-connrefused "http://127.0.0.1:$port/files/A%2FB.pdf?k=A%2FB"
done > seen
cat seen
diff seen - <<'T'
/files/A/B.pdf?k=A%2FB http 127.0.0.1
/files/A%2FB.pdf?k=A%2FB http -
T
