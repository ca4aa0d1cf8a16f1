#!/bin/sh
# Guess: `wget -r` reads robots.txt by RFC 9309: of the rules that match the longest wins, and * and $ are wildcards.
# Seen (wget 1.21.3): the first rule that matches wins, so that after `Disallow: /news/` no `Allow: /news/public/` has an
# effect, and `Disallow: /*.pdf$` is taken literally and forbids nothing. With the Allow first it fetches the page.
set -eu
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
server=
command -v wget >/dev/null || { apt-get update && apt-get install -y --no-install-recommends wget; } >/dev/null
wget --version | head -n 1
cd "$folder"
cat > serve.cjs <<'J'
const fs = require('node:fs');
const rules = { first: 'Disallow: /news/\nAllow: /news/public/', last: 'Allow: /news/public/\nDisallow: /news/' };
const links = '<a href="/news/public/a.html">a</a> <a href="/news/b.html">b</a> <a href="/c.pdf">c</a>';
const server = require('node:http').createServer(({ url }, response) => {
  if (url === '/robots.txt') return void response.end(`User-agent: *\n${rules[fs.readFileSync('which', 'utf8')]}\nDisallow: /*.pdf$\n`);
  response.writeHead(200, { 'content-type': url === '/' ? 'text/html' : 'text/plain' }).end(url === '/' ? links : 'text');
});
server.listen(0, '127.0.0.1', () => fs.writeFileSync('port', String(server.address().port)));
J
printf first > which
node serve.cjs & server=$!
while ! test -s port; do sleep 0.1; done
for which in first last; do
  printf %s "$which" > which
  mkdir "$which"
  (cd "$which" && wget -q -nd -r "http://127.0.0.1:$(cat ../port)/")
  echo "$which: $(ls "$which" | grep -vx robots.txt | tr '\n' ' ')"
done | tee seen
diff seen - <<'T'
first: c.pdf index.html 
last: a.html c.pdf index.html 
T
