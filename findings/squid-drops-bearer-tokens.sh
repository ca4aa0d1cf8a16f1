#!/bin/sh
# Squid as a reverse proxy (accel, originserver) in front of a server that has its users send a bearer token.
# Guess: Authorization belongs to the server and passes like any other header, as in nginx, HAProxy and Varnish; only
# Proxy-Authorization is Squid's own.
# Seen (Squid 5.7): the header is dropped, a Basic one, too: everybody who is logged in is told 401. With login=PASSTHRU at the
# cache_peer it passes.
set -eu
folder=$(mktemp -d)
server= plain= passing=
trap 'kill $server $plain $passing 2>/dev/null || true; rm -rf "$folder"' EXIT
for package in squid curl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' squid
cd "$folder"
chmod 777 .
cat > serve.cjs <<'J'
const fs = require('node:fs');
const http = require('node:http');
const server = http.createServer(({ headers }, response) => response.end(`${headers.authorization ?? 'nothing'}\n`));
server.listen(0, '127.0.0.1', () => {
  const free = [1, 2].map(() => http.createServer().listen(0, '127.0.0.1'));
  setTimeout(() => {
    const ports = free.map((one) => one.address().port);
    free.forEach((one) => one.close());
    fs.writeFileSync('ports', `${[server.address().port, ...ports].join(' ')}\n`);
  }, 300);
});
J
node serve.cjs & server=$!
while ! test -s ports; do sleep 0.1; done
read -r origin one two < ports
start() {
  cat > "$1.conf" <<C
http_port 127.0.0.1:$2 accel defaultsite=localhost
cache_peer 127.0.0.1 parent $origin 0 no-query originserver $3
http_access allow all
cache deny all
access_log none
cache_log $folder/$1.log
pid_filename none
coredump_dir $folder
C
  squid -N -f "$1.conf" >/dev/null 2>&1 &
}
start plain "$one" ''; plain=$!
start passing "$two" login=PASSTHRU; passing=$!
{
  for port in "$one" "$two"; do
    for value in 'Bearer abc' 'Basic YTpi'; do
      curl -s --retry 20 --retry-delay 1 --retry-connrefused -H "Authorization: $value" "http://127.0.0.1:$port/"
    done
  done
} | tee seen
diff seen - <<'T'
nothing
nothing
Bearer abc
Basic YTpi
T
