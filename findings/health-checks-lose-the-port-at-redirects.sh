#!/bin/sh
# check_http and check_curl of the Monitoring Plugins, told to follow redirects (-f follow), at a server on a port of its own whose pages have moved, named by Location in the ways of RFC 9110: a whole address, a path, a name beside the page, a query.
# Guess: both follow each to the same server and port, as curl -L does.
# Seen (monitoring-plugins 2.3.3): check_http does. check_curl, which was written to replace it, follows the whole address only; for all others it asks port 80, and calls the server down.
set -eu
folder=$(mktemp -d)
trap 'kill $server 2>/dev/null || true; rm -rf "$folder"' EXIT
for package in curl monitoring-plugins-basic monitoring-plugins-standard; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' curl monitoring-plugins-basic
cd "$folder"
cat > server.cjs <<'J'
const http = require('node:http');
const server = http.createServer(({ url }, response) => {
  const { port } = server.address();
  const location = { '/old/whole': `http://127.0.0.1:${port}/new`, '/old/path': '/new', '/old/beside': 'new', '/old/query': '?page=2' }[url];
  response.writeHead(location ? 302 : 200, { location: location ?? [] });
  response.end('定制');
});
server.listen(0, '127.0.0.1', () => require('node:fs').writeFileSync('port', `${server.address().port}`));
J
node server.cjs &
server=$!
until [ -s port ]; do :; done
port=$(cat port)
for way in whole path beside query; do
  printf '%s: curl %s' "$way" "$(curl -sL -o /dev/null -w '%{http_code}' "http://127.0.0.1:$port/old/$way")"
  for check in check_http check_curl; do
    printf ', %s %s' "$check" "$(/usr/lib/nagios/plugins/$check -I 127.0.0.1 -p "$port" -u "/old/$way" -f follow | sed 's/^HTTP \([A-Z]*\).*\(port 80\).*/\1 \2/;s/ - .*//;s/^HTTP OK: .* \([0-9]*\) OK/\1/')"
  done
  echo
done | tee seen
diff seen - <<'T'
whole: curl 200, check_http 200, check_curl 200
path: curl 200, check_http 200, check_curl CRITICAL port 80
beside: curl 200, check_http 200, check_curl CRITICAL port 80
query: curl 200, check_http 200, check_curl CRITICAL port 80
T
