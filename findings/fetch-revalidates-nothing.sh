#!/bin/sh
# Node's fetch with If-None-Match, asking @fastify/static for a file of that ETag.
# Guess: 304, as with curl: a request with a validator revalidates.
# Version: fastify 5.12.8, @fastify/static 9.3.0, the fetch of Node 20 to 26.
# Behaviour: 200 with the whole file. For a request with If-None-Match fetch adds Cache-Control: no-cache by itself, and
# the static server, like others that judge by RFC 2616, then sends the file anew. With a Cache-Control of one's own: 304.
# Output: fetch 200, header no-cache, fetch with max-age=0 304
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact fastify@5.12.8 @fastify/static@9.3.0 >/dev/null 2>&1
mkdir files
echo hello >files/a.txt
cat >try.cjs <<'JS'
const path = require('node:path');
const app = require('fastify')();
let sent;
app.addHook('onRequest', async ({ headers }) => void (sent = headers['cache-control']));
app.register(require('@fastify/static'), { root: path.join(__dirname, 'files'), cacheControl: false });
app.listen({ port: 0, host: '127.0.0.1' }).then(async (address) => {
  const url = `${address}/a.txt`;
  const etag = (await fetch(url)).headers.get('etag');
  const plain = await fetch(url, { headers: { 'if-none-match': etag } });
  const added = sent;
  const own = await fetch(url, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
  console.log(`fetch ${plain.status}, header ${added}, fetch with max-age=0 ${own.status}`);
  await app.close();
  process.exitCode = plain.status === 200 && added === 'no-cache' && own.status === 304 ? 0 : 1;
});
JS
timeout 60 node try.cjs
