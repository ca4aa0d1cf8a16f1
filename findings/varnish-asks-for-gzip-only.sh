#!/bin/sh
# Guess: Varnish hands a browser's Accept-Encoding: gzip, br to the server behind it, and keeps one copy for each encoding.
# Seen (varnish 7.1.1, its own VCL): the server is asked for gzip, whatever the browser takes; asked by one that takes br only,
# too. Files that a server has as br are never sent as such.
set -eu
folder=$(mktemp -d)
server=
trap 'kill "$server" "$(cat "$folder/varnish.pid")" 2>/dev/null || true; rm -rf "$folder"' EXIT
for package in varnish curl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' varnish
cd "$folder"
chmod 755 .
cat > serve.cjs <<'J'
const fs = require('node:fs');
const http = require('node:http');
const server = http.createServer(({ headers }, response) => response.end(`${headers['accept-encoding']}\n`)).listen(0, '127.0.0.1', () => {
  const free = http.createServer().listen(0, '127.0.0.1', () => {
    const { port } = free.address();
    free.close(() => fs.writeFileSync('ports', `${server.address().port} ${port}\n`));
  });
});
J
node serve.cjs & server=$!
while ! test -s ports; do sleep 0.1; done
read -r origin port < ports
varnishd -n "$folder/varnish" -a "127.0.0.1:$port" -b "127.0.0.1:$origin" -P "$folder/varnish.pid" >/dev/null 2>&1
{
  for taken in 'gzip, br' br; do
    curl -s --retry 9 --retry-connrefused -H "Accept-Encoding: $taken" "http://127.0.0.1:$port/$(echo "$taken" | tr -d ' ,')" | sed "s/^/$taken: /"
  done
} | tee seen
diff seen - <<'T'
gzip, br: gzip
br: gzip
T
