#!/bin/sh
# A proxy by @fastify/reply-from 12.6.5 (undici inside), told to repeat a failed GET once, before a server that breaks the
# first connection of each address without a response: by closing it, or by resetting it, as a busy or restarting one does.
#
# Guess: `retriesCount: 1` repeats the GET after both, since nothing was received.
# Found, with fastify 5.12.8: only after a close ("UND_ERR_SOCKET"). A reset comes from undici as "ECONNRESET", which is
# not the one code that reply-from compares with, and the visitor gets a 500:
#   close: 200 after 2 requests
#   reset: 500 after 1 request
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund fastify@5.12.8 @fastify/reply-from@12.6.5
cat > try.cjs <<'J'
const http = require('node:http');
const fastify = require('fastify');
const seen = { close: 0, reset: 0 };
const upstream = http.createServer((request, response) => {
  const kind = request.url.slice(1);
  seen[kind] += 1;
  if (seen[kind] > 1) return response.end('ok');
  if (kind === 'close') request.socket.end();
  else request.socket.resetAndDestroy();
});
upstream.listen(0, '127.0.0.1', async () => {
  const app = fastify();
  await app.register(require('@fastify/reply-from'), { base: `http://127.0.0.1:${upstream.address().port}` });
  app.get('/*', (request, reply) => reply.from(request.url, { retriesCount: 1 }));
  const found = [];
  for (const kind of ['close', 'reset']) {
    const { statusCode } = await app.inject(`/${kind}`);
    found.push(`${kind}: ${statusCode} after ${seen[kind]} request${seen[kind] === 1 ? '' : 's'}`);
  }
  console.log(found.join('\n'));
  process.exit(found.join('|') === 'close: 200 after 2 requests|reset: 500 after 1 request' ? 0 : 1);
});
J
node try.cjs
