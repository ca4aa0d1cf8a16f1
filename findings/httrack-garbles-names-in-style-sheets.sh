#!/bin/sh
# A page whose style sheet, in UTF-8 like the page, has a background picture with a Chinese name (背景.png) beside one in the page itself, copied by HTTrack for the archive.
# Guess: both are fetched under the same name, as browsers do, for which a style sheet has the character set of its page.
# Seen (HTTrack 3.49.4): the picture of the page is; that of the style sheet is asked for as if it were Latin, with each byte encoded once more, so that the copy has none.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in httrack; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' httrack
cd "$folder"
cat > serve.mjs <<'J'
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

const files = { '/': ['text/html; charset=utf-8', '<link rel="stylesheet" href="/a.css"><img src="/背景.png">'], '/a.css': ['text/css', 'body { background: url("/背景.png") } p { background: url("/plain.png") }'] };
const server = createServer((request, response) => {
  if (request.url.endsWith('.png')) console.log(request.url);
  const [type, text] = files[request.url] ?? (request.url.endsWith('.png') ? ['image/png', 'x'] : []);
  response.writeHead(type ? 200 : 404, { 'content-type': type ?? 'text/plain' }).end(text);
});
server.listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)));
J
node serve.mjs > asked &
server=$!
for turn in $(seq 100); do [ -s port ] && break || sleep 0.1; done
timeout 60 httrack "http://127.0.0.1:$(cat port)/" -O copy --quiet --robots=0 >/dev/null 2>&1
kill $server
sort asked | tee seen
diff seen - <<'T'
/%c3%a8%c2%83%c2%8c%c3%a6%c2%99%c2%af.png
/%e8%83%8c%e6%99%af.png
/plain.png
T
