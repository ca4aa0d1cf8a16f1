#!/bin/sh
# Guess: behind Varnish a browser that takes Brotli gets it from a server that has it and says Vary: Accept-Encoding, the
# cache keeping one answer for each encoding.
# Version: varnish 7.1.1.
# Behaviour: Varnish asks the server for gzip alone, whatever the browser takes, and keeps that one answer. A browser with
# gzip and Brotli gets gzip; one with Brotli alone gets the text unpacked. Only with `-p http_gzip_support=off` is the
# browser's header passed on.
# Output: see the end of this script.
set -eu
folder=$(mktemp -d)
server=
cache=
trap 'kill $server $cache 2>/dev/null || true; rm -rf "$folder"' EXIT
for package in varnish curl; do
  dpkg -s "$package" >/dev/null 2>&1 || apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' varnish
cd "$folder"
cat > server.mjs <<'J'
import fs from 'node:fs';
import http from 'node:http';
import zlib from 'node:zlib';

const text = 'text '.repeat(500);
const server = http.createServer((request, response) => {
  const accepted = request.headers['accept-encoding'] ?? '';
  fs.appendFileSync('asked', `server: ${accepted}\n`);
  response.setHeader('cache-control', 'max-age=60');
  response.setHeader('vary', 'Accept-Encoding');
  const [encoding, pack] = /\bbr\b/.test(accepted) ? ['br', zlib.brotliCompressSync] : ['gzip', zlib.gzipSync];
  response.setHeader('content-encoding', encoding);
  response.end(pack(text));
});
server.listen(0, '127.0.0.1', () => fs.writeFileSync('port', String(server.address().port)));
J
node server.mjs &
server=$!
until [ -s port ]; do sleep 0.1; done
free=$(node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
for setting in on off; do
  mkdir "$setting"
  varnishd -F -n "$folder/$setting" -a "127.0.0.1:$free" -b "127.0.0.1:$(cat port)" -s malloc,20m \
    -p "http_gzip_support=$setting" > log 2>&1 &
  cache=$!
  until curl -s -o /dev/null "http://127.0.0.1:$free/ready"; do sleep 0.2; done
  : > asked
  echo "http_gzip_support=$setting"
  for accepted in 'gzip, br' 'br'; do
    curl -s -o /dev/null -D - -H "Accept-Encoding: $accepted" "http://127.0.0.1:$free/" > head
    echo "$accepted: $(tr -d '\r' < head | sed -n 's/^content-encoding: //Ip')"
  done
  cat asked
  kill $cache
  wait $cache || true
done > seen
cat seen
cat > expected <<'T'
http_gzip_support=on
gzip, br: gzip
br: 
server: gzip
http_gzip_support=off
gzip, br: br
br: br
server: gzip, br
server: br
T
cmp seen expected
