#!/bin/sh
# Apache in front of a server, compressing its pages by mod_deflate; the server gives them an ETag and answers If-None-Match by 304.
# Guess: a browser that sends the ETag that it got is answered 304, as without Apache.
# Seen (apache2 2.4): Apache appends -gzip to the ETag, passes it on like that, and the server, which does not know it, sends the page
# anew, each time. `DeflateAlterETag NoChange` is for that.
set -eu
folder=$(mktemp -d)
server=
trap 'kill "$server" "$(cat "$folder/apache.pid")" 2>/dev/null || true; rm -rf "$folder"' EXIT
for package in apache2-bin curl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' apache2-bin
cd "$folder"
chmod 755 .
cat > serve.cjs <<'J'
const fs = require('node:fs');
const http = require('node:http');
const page = (request, response) =>
  request.headers['if-none-match'] === '"a"'
    ? response.writeHead(304).end()
    : response.writeHead(200, { etag: '"a"', 'content-type': 'text/html' }).end('<p>page</p>'.repeat(100));
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
{
  printf 'ServerRoot /usr/lib/apache2\nServerName localhost\nPidFile %s/apache.pid\nListen 127.0.0.1:%s\nErrorLog %s/log\n' "$folder" "$port" "$folder"
  for module in mpm_event authz_core filter deflate proxy proxy_http; do echo "LoadModule ${module}_module modules/mod_$module.so"; done
  printf 'DefaultRuntimeDir %s\nSetOutputFilter DEFLATE\nProxyPass / http://127.0.0.1:%s/\n' "$folder" "$origin"
} > apache.conf
apache2 -f "$folder/apache.conf"
get() { curl -s --retry 5 --retry-connrefused -o /dev/null -D - -H 'Accept-Encoding: gzip' "$@" "http://127.0.0.1:$port/" | tr -d '\r'; }
etag=$(get | sed -n 's/^[Ee][Tt]ag: //p')
echo "ETag $etag, then $(get -H "If-None-Match: $etag" | sed -n '1s/^[^ ]* //p')" > seen
cat seen
echo 'ETag "a-gzip", then 200 OK' > expected
cmp seen expected
