#!/bin/sh
# Files with a slash, a question mark or a plus in their names, percent-encoded, asked for behind Caddy, which puts a folder before the path (rewrite * /store{uri}) or takes one away (handle_path).
# Guess: both leave the rest of the address as it came; the manual calls {uri} the request's URI.
# Seen (Caddy 2.6.2): handle_path does. rewrite decodes the path first: A%2FB.pdf becomes A/B.pdf, a%3Fb.pdf ends at the question mark, where a query begins now, and %2B is a
# plus. With {http.request.orig_uri} all is encoded twice, %252F.
set -eu
folder=$(mktemp -d)
server= proxy=
trap 'kill $server $proxy 2>/dev/null || true; rm -rf "$folder"' EXIT
for package in caddy curl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' caddy
cd "$folder"
cat > serve.cjs <<'J'
const fs = require('node:fs');
const http = require('node:http');
const server = http.createServer(({ url }, response) => response.end(`${url}\n`));
server.listen(0, '127.0.0.1', () => {
  const other = http.createServer().listen(0, '127.0.0.1', () => {
    const { port } = other.address();
    other.close(() => fs.writeFileSync('ports', `${server.address().port} ${port}\n`));
  });
});
J
node serve.cjs & server=$!
while ! test -s ports; do sleep 0.1; done
read -r origin port < ports
cat > Caddyfile <<C
{
  admin off
  auto_https off
}
http://127.0.0.1:$port {
  handle_path /api/* {
    reverse_proxy 127.0.0.1:$origin
  }
  handle /files/* {
    rewrite * /store{uri}
    reverse_proxy 127.0.0.1:$origin
  }
  handle /original/* {
    rewrite * /store{http.request.orig_uri}
    reverse_proxy 127.0.0.1:$origin
  }
}
C
HOME=$folder caddy run --config Caddyfile --adapter caddyfile >/dev/null 2>&1 & proxy=$!
for place in api files original; do
  for name in A%2FB.pdf a%3Fb.pdf a%23b.pdf a%2Bb.pdf %E5%9B%BE.pdf; do
    echo "/$place/$name $(curl -s --retry 20 --retry-delay 1 --retry-connrefused "http://127.0.0.1:$port/$place/$name")"
  done
done | tee seen
diff seen - <<'T'
/api/A%2FB.pdf /A%2FB.pdf
/api/a%3Fb.pdf /a%3Fb.pdf
/api/a%23b.pdf /a%23b.pdf
/api/a%2Bb.pdf /a%2Bb.pdf
/api/%E5%9B%BE.pdf /%E5%9B%BE.pdf
/files/A%2FB.pdf /store/files/A/B.pdf
/files/a%3Fb.pdf /store/files/a
/files/a%23b.pdf /store/files/a%23b.pdf
/files/a%2Bb.pdf /store/files/a+b.pdf
/files/%E5%9B%BE.pdf /store/files/%E5%9B%BE.pdf
/original/A%2FB.pdf /store/original/A%252FB.pdf
/original/a%3Fb.pdf /store/original/a%253Fb.pdf
/original/a%23b.pdf /store/original/a%2523b.pdf
/original/a%2Bb.pdf /store/original/a%252Bb.pdf
/original/%E5%9B%BE.pdf /store/original/%25E5%259B%25BE.pdf
T
