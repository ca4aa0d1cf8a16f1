#!/bin/sh
# A route with a Chinese word, /资料/:name, in small servers of npm, asked for by fetch, which, as every browser does, sends /%E8%B5%84%E6%96%99/%E8%A1%A3%E6%9F%9C.
# Guess: the route is found, as in Fastify, and the name is 衣柜: an address in Chinese has no other form on the wire; or the server says that a route has to be ASCII.
# Seen: hapi 21.4.10 says so (Invalid path). polka 0.5.2, tinyhttp 3.0.11, @koa/router 15.7.0, koa-tree-router 0.13.1 and itty-router 5.0.24 take the route, and answer each request for it with 404. h3 2.0.8 finds it,
# and gives the name still encoded.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @hapi/hapi@21.4.10 @koa/router@15.7.0 @tinyhttp/app@3.0.11 fastify@5.12.8 h3@2.0.8 itty-router@5.0.24 koa@3.3.0 koa-tree-router@0.13.1 polka@0.5.2
cat > ask.mjs <<'J'
import { createServer } from 'node:http';
import Hapi from '@hapi/hapi';
import Router from '@koa/router';
import { App } from '@tinyhttp/app';
import fastify from 'fastify';
import { getRouterParam, H3, toNodeHandler } from 'h3';
import { Router as ittyRouter } from 'itty-router';
import Koa from 'koa';
import TreeRouter from 'koa-tree-router';
import polka from 'polka';

const path = '/资料/:name';
const listen = async (handle) => {
  const server = createServer(handle);
  await new Promise((done) => server.listen(0, done));
  return server;
};
const koa = (router) => {
  router.get(path, (context) => { context.body = context.params.name; });
  return listen(new Koa().use(router.routes()).callback());
};
const servers = {
  fastify: async () => {
    const app = fastify();
    app.get(path, async ({ params }) => params.name);
    await app.listen({ port: 0 });
    return app.server;
  },
  hapi: async () => Hapi.server().route({ method: 'GET', path: '/资料/{name}', handler: () => '' }),
  polka: async () => {
    const app = polka().get(path, ({ params }, response) => response.end(params.name));
    return listen(app.handler.bind(app));
  },
  tinyhttp: async () => {
    const app = new App().get(path, ({ params }, response) => response.end(params.name));
    return listen(app.handler.bind(app));
  },
  h3: async () => listen(toNodeHandler(new H3().get(path, (event) => getRouterParam(event, 'name')))),
  '@koa/router': async () => koa(new Router()),
  'koa-tree-router': async () => koa(new TreeRouter()),
};
for (const [name, start] of Object.entries(servers)) {
  try {
    const server = await start();
    const response = await fetch(`http://localhost:${server.address().port}/资料/衣柜`);
    console.log(`${name}: ${response.ok ? await response.text() : response.status}`);
  } catch (error) {
    console.log(`${name}: ${error.message.split('\n')[0]}`);
  }
}
const found = await ittyRouter().get(path, ({ params }) => new Response(params.name)).fetch(new Request('http://localhost/资料/衣柜'));
console.log(`itty-router: ${found ? await found.text() : 'not found'}`);
process.exit();
J
node ask.mjs | tee seen
diff seen - <<'T'
fastify: 衣柜
hapi: Invalid path: /资料/{name}
polka: 404
tinyhttp: 404
h3: %E8%A1%A3%E6%9F%9C
@koa/router: 404
koa-tree-router: 404
itty-router: not found
T
