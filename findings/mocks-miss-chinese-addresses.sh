#!/bin/sh
# A page's call for /资料/衣柜 in a test: the mock is told the address as the page has it, in Chinese, and the page asks by fetch (or axios), which percent-encodes it.
# Guess: the mock catches the call, as it is the same address; a mock that compares texts says that its address has to be encoded.
# Seen: undici's MockAgent 7.30.2 and fetch-mock 12.6.0 with a whole address or path: do. nock 14.0.5, MSW 2.15.0 and fetch-mock with begin:, express: or glob: take the address and do not know the call; encoded, they do.
# axios-mock-adapter 2.1.0 compares the text that axios was given: it takes the same page's call for another one as soon as one of the two is encoded.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact axios@1.21.1 axios-mock-adapter@2.1.0 fetch-mock@12.6.0 msw@2.15.0 nock@14.0.5 undici@7.30.2
cat > ask.mjs <<'J'
import axios from 'axios';
import MockAdapter from 'axios-mock-adapter';
import fetchMock from 'fetch-mock';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import nock from 'nock';
import * as undici from 'undici';

const origin = 'http://portal.example';
const url = `${origin}/资料/衣柜`;
const mocks = {
  nock: async (path) => {
    nock(origin).get(path).reply(200);
    try {
      await fetch(url);
    } finally {
      nock.cleanAll();
    }
  },
  MSW: async (path) => {
    const server = setupServer(http.get(`${origin}${path}`, () => new HttpResponse()), http.all('*', () => HttpResponse.error()));
    server.listen();
    try {
      await fetch(url);
    } finally {
      server.close();
    }
  },
  undici: async (path) => {
    const dispatcher = new undici.MockAgent();
    dispatcher.disableNetConnect();
    dispatcher.get(origin).intercept({ path }).reply(200);
    await undici.fetch(url, { dispatcher });
  },
  ...Object.fromEntries(['', 'path:', 'begin:', 'express:', 'glob:'].map((kind) => [`fetch-mock ${kind}`, async (path) => {
    const rule = { '': `${origin}${path}`, 'begin:': `begin:${origin}${path.slice(0, -1)}`, 'glob:': `glob:*${path}` }[kind] ?? `${kind}${path}`;
    await fetchMock.createInstance().route(rule, 200).fetchHandler(url);
  }])),
  'axios-mock-adapter': async (path) => {
    const client = axios.create();
    new MockAdapter(client).onGet(`${origin}${path}`).reply(200);
    await client.get(url);
  },
};
console.warn = console.error = () => {};
const answer = async (ask, path) => ask(path).then(() => 'caught', () => 'not known');
for (const [name, ask] of Object.entries(mocks)) {
  const told = await answer(ask, '/资料/衣柜');
  console.log(`${name.trim()}: ${told}, encoded ${await answer(ask, encodeURI('/资料/衣柜'))}`);
  if (name === 'nock') nock.restore();
}
J
node ask.mjs | tee seen
diff seen - <<'T'
nock: not known, encoded caught
MSW: not known, encoded caught
undici: caught, encoded caught
fetch-mock: caught, encoded caught
fetch-mock path:: caught, encoded caught
fetch-mock begin:: not known, encoded caught
fetch-mock express:: not known, encoded caught
fetch-mock glob:: not known, encoded caught
axios-mock-adapter: caught, encoded not known
T
