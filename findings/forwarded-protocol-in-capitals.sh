#!/bin/sh
# Guess: behind a trusted proxy that writes X-Forwarded-Proto: HTTPS, Fastify and Express tell the protocol https, since a
# scheme means the same in capitals (RFC 9110, 4.2.3).
# Versions: fastify 5.12.8, express 5.2.1, koa 3.1.1.
# Behaviour: all three hand the capitals on as the protocol, which equals no https in anybody’s code, and the `secure` of Express
# and Koa is false: no cookie is secure, and no address is https.
# Output: see the end of this script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact fastify@5.12.8 express@5.2.1 koa@3.1.1
cat > ask.mjs <<'J'
import http from 'node:http';
import express from 'express';
import Fastify from 'fastify';
import Koa from 'koa';

const headers = { 'x-forwarded-proto': 'HTTPS' };
const ask = (server) =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', async () => {
      const response = await fetch(`http://127.0.0.1:${server.address().port}/`, { headers });
      const said = await response.text();
      server.close();
      server.closeAllConnections();
      resolve(said);
    });
  });

const fastify = Fastify({ trustProxy: true });
fastify.get('/', async ({ protocol }) => protocol);
console.log(`Fastify: ${(await fastify.inject({ url: '/', headers })).body}`);
const app = express().set('trust proxy', true);
app.get('/', ({ protocol, secure }, response) => void response.send(`${protocol} ${secure}`));
console.log(`Express: ${await ask(http.createServer(app))}`);
const koa = new Koa({ proxy: true }).use((context) => (context.body = `${context.protocol} ${context.secure}`));
console.log(`Koa: ${await ask(http.createServer(koa.callback()))}`);
J
node ask.mjs > seen
cat seen
cat > expected <<'T'
Fastify: HTTPS
Express: HTTPS false
Koa: HTTPS false
T
cmp seen expected
