#!/bin/sh
# Fastify's inject() with a signal, on a route whose handler returns its reply and answers later, as a proxy by
# @fastify/reply-from does. The signal is aborted while the handler waits, so that nobody wants the answer any more.
#
# Guess: as with a visitor who leaves, the request ends: no error handler runs, nothing is sent or logged.
# Found, with fastify 5.12.8 (light-my-request 6): a visitor who leaves is handled so. An aborted inject() is answered
# twice: its response emits "error" and then "close"; the awaited reply takes the first for a failure of the handler, and
# the second for its end without a payload. The error handler runs, and two warnings say "Reply was already sent".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund --save-exact fastify@5.12.8
cat > try.cjs <<'J'
const http = require('node:http');
const { setTimeout: wait } = require('node:timers/promises');
const seen = { handled: [], warnings: 0 };
const log = { fatal() {}, error() {}, info() {}, debug() {}, trace() {}, child: () => log, warn: () => (seen.warnings += 1), level: 'warn' };
const app = require('fastify')({ loggerInstance: log });
app.setErrorHandler((error, request, reply) => {
  seen.handled.push(error.name);
  return reply.code(500).send('failed');
});
// As many an application has; until it is through, the response has no head yet.
app.addHook('onSend', async () => undefined);
let arrived;
app.get('/', (request, reply) => {
  arrived();
  return reply; // what a proxy returns while it waits for its upstream
});
const said = () => `error handler ${seen.handled.join() || 'not called'}, ${seen.warnings} warnings`;
(async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  let here = new Promise((resolve) => (arrived = resolve));
  const visitor = http.get(address).on('error', () => {});
  await here;
  visitor.destroy();
  await wait(300);
  const left = said();
  here = new Promise((resolve) => (arrived = resolve));
  const ending = new AbortController();
  const call = app.inject({ url: '/', signal: ending.signal, payloadAsStream: true }).catch(() => {});
  await here;
  ending.abort();
  await call;
  await wait(300);
  console.log(`a visitor who left: ${left}\nan aborted inject: ${said()}`);
  await app.close();
})();
J
node try.cjs | tee seen
cat > expected <<'T'
a visitor who left: error handler not called, 0 warnings
an aborted inject: error handler AbortError, 2 warnings
T
cmp seen expected
