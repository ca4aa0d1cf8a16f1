#!/bin/sh
# A page moved to an address in Chinese that the server sends as it is, in UTF-8 (as many do, and browsers follow), and to one with a fragment, checked by check_http of the Monitoring Plugins with -f follow.
# Guess: the address that browsers ask for, /%E6%9F%9C%E9%97%A8; no fragment is sent (RFC 9112, 3.2).
# Seen (monitoring-plugins 2.3.3): check_http asks for / in place of the Chinese page, and calls it well, since the front page is; and it asks for /new#price as it stands, which the server has not. Of curl -L the requests are as guessed, but for small letters.
set -eu
folder=$(mktemp -d)
trap 'kill $server 2>/dev/null || true; rm -rf "$folder"' EXIT
for package in curl monitoring-plugins-basic; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' curl monitoring-plugins-basic
cd "$folder"
cat > server.cjs <<'J'
const http = require('node:http');
const server = http.createServer(({ url, socket }, response) => {
  const location = { '/chinese': '/柜门', '/fragment': '/new#price' }[url];
  if (location) return socket.end(Buffer.from(`HTTP/1.1 302 Found\r\nLocation: ${location}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`));
  console.log(`  asked for ${url}`);
  response.writeHead(['/', '/new'].includes(url) ? 200 : 404);
  response.end('定制');
});
server.listen(0, '127.0.0.1', () => require('node:fs').writeFileSync('port', `${server.address().port}`));
J
node server.cjs >> requests &
server=$!
until [ -s port ]; do :; done
port=$(cat port)
for page in chinese fragment; do
  : > requests
  echo "$page: curl $(curl -sL -o /dev/null -w '%{http_code}' "http://127.0.0.1:$port/$page")"
  cat requests
  : > requests
  echo "$page: check_http $(/usr/lib/nagios/plugins/check_http -I 127.0.0.1 -p "$port" -u "/$page" -f follow | cut -d' ' -f2-4)"
  cat requests
done | tee seen
diff seen - <<'T'
chinese: curl 404
  asked for /%e6%9f%9c%e9%97%a8
chinese: check_http OK: HTTP/1.1 200
  asked for /
fragment: curl 200
  asked for /new
fragment: check_http WARNING: HTTP/1.1 404
  asked for /new#price
T
