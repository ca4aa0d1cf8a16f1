#!/bin/sh
# A page of a server that sends hints first (103 Early Hints, RFC 8297) and then fails with 500, checked by check_http and check_curl of the Monitoring Plugins.
# Guess: critical, as without the hints: a status of 1xx is not the answer.
# Seen (monitoring-plugins 2.3.3): check_curl says so. check_http takes 103 for the answer, and finds the page OK; so it is with -e 500, the status to be expected, the other way round.
set -eu
folder=$(mktemp -d)
trap 'kill $server 2>/dev/null || true; rm -rf "$folder"' EXIT
for package in monitoring-plugins-basic monitoring-plugins-standard; do
  dpkg -s "$package" >/dev/null 2>&1 || apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' monitoring-plugins-basic
cd "$folder"
cat > server.cjs <<'J'
const http = require('node:http');
const server = http.createServer(({ url }, response) => {
  if (url === '/hinted') response.writeEarlyHints({ link: '</portal.css>; rel=preload; as=style' });
  response.writeHead(500);
  response.end('出错');
});
server.listen(0, '127.0.0.1', () => require('node:fs').writeFileSync('port', `${server.address().port}`));
J
node server.cjs &
server=$!
until [ -s port ]; do :; done
port=$(cat port)
for page in plain hinted; do
  for check in check_http check_curl; do
    echo "$page: $check $(/usr/lib/nagios/plugins/$check -I 127.0.0.1 -p "$port" -u "/$page" | cut -d' ' -f2-4)"
    echo "$page, 500 expected: $check $(/usr/lib/nagios/plugins/$check -I 127.0.0.1 -p "$port" -u "/$page" -e 500 | cut -d' ' -f2)"
  done
done | tee seen
diff seen - <<'T'
plain: check_http CRITICAL: HTTP/1.1 500
plain, 500 expected: check_http OK:
plain: check_curl CRITICAL: HTTP/1.1 500
plain, 500 expected: check_curl OK:
hinted: check_http OK: HTTP/1.1 103
hinted, 500 expected: check_http CRITICAL
hinted: check_curl CRITICAL: HTTP/1.1 500
hinted, 500 expected: check_curl OK:
T
