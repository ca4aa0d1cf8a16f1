import http from 'node:http';
import Fastify, { type FastifyRequest } from 'fastify';
import { isDisconnected } from '../../../server/http/responseCache';
import { backendFetch } from '../../../server/pages/backendFetch';
import type { PortalApp } from '../../../server/http/portalApp';
import { startCannedServer } from '../../support/cannedServer';
import { eventually } from '../../support/eventually';
import { listen } from '../../support/listen';
import { startTestServer } from '../../support/server';

const app = Fastify();
const call = backendFetch(app as unknown as PortalApp);
/** Aborted when the endless response is closed. */
const ended = new AbortController();
app.get('/api/policy/list', async ({ headers }) => ({ accepted: headers['accept-encoding'] }));
app.get('/api/halves', (_request, reply) =>
  reply
    .type('application/json')
    .send(String.raw`{"half":"\uD83D","whole":"\ud83d\ude00 😀","written":"\\ud83d \"\n","two":"\ude00\ud83d"}`),
);
app.get('/api/endless', (_request, reply) => {
  reply.raw.once('close', () => ended.abort());
  reply.raw.writeHead(200, { 'content-type': 'application/json' });
  const send = () => {
    if (ended.signal.aborted) return;
    reply.raw.write('x'.repeat(1_000_000));
    setImmediate(send);
  };
  send();
});
app.get('/api/moved/:times', (request, reply) => {
  const times = Number((request.params as { times: string }).times);
  return reply.redirect(times > 1 ? `/api/moved/${times - 1}` : '/api/policy/list');
});
app.get('/api/elsewhere', (_request, reply) => reply.redirect('https://evil.example/api/policy/list'));
/** Pending calls, as seen by the server. */
const waiting: FastifyRequest[] = [];
app.get('/api/waiting', (request) => {
  waiting.push(request);
  return new Promise(() => undefined);
});
app.get('/api/kicked', (_request, reply) => reply.redirect('/login?kickout=1'));
app.get('/login', async () => 'a page that would have to be rendered');
afterAll(() => app.close());

it('replaces lone surrogates by U+FFFD, and keeps every other character', async () => {
  expect(await (await call('/api/halves')).json()).toEqual({
    half: '\ufffd',
    whole: '😀 😀',
    written: '\\ud83d "\n',
    two: '\ufffd\ufffd',
  });
});

it('aborts an endless response', async () => {
  await expect(call('/api/endless')).rejects.toThrow('too large');
  if (!ended.signal.aborted) await new Promise((resolve) => ended.signal.addEventListener('abort', resolve));
});

it('follows a redirect within the backend, as a browser does', async () => {
  const answer = await call('/api/moved/3');
  expect([answer.status, answer.redirected, new URL(answer.url).pathname]).toEqual([200, true, '/api/policy/list']);
  expect(await answer.json()).toEqual({ accepted: 'identity' });
});

it.each(['/api/elsewhere', '/api/moved/9'])(
  'fails for %s, which redirects to another host or in a loop',
  async (url) => {
    await expect(call(url)).rejects.toThrow(TypeError);
  },
);

it('reports a redirect to a page without rendering it', async () => {
  const answer = await call('/api/kicked');
  expect([answer.redirected, new URL(answer.url).pathname, await answer.text()]).toEqual([true, '/login', '']);
});

it('passes on who is waiting for the page, and whether anybody still is', async () => {
  const late = new AbortController();
  const answer = backendFetch(app as unknown as PortalApp, '203.0.113.7')('/api/waiting', { signal: late.signal });
  await eventually(() => expect(waiting.length).toBe(1));
  const [request] = waiting as [FastifyRequest];
  expect([request.ip, isDisconnected(request)]).toEqual(['203.0.113.7', false]);
  late.abort();
  await expect(answer).rejects.toThrow('aborted');
  expect(isDisconnected(request)).toBe(true);
});

it('calls an upstream with its own user agent and without a visitor’s address', async () => {
  const upstream = await startCannedServer(() => ({ body: { code: 0 } }));
  const server = await startTestServer({ listen: false, config: { upstream: upstream.url } });
  await backendFetch(server.app)('/api/policy/list');
  const [{ headers }] = upstream.requests as [(typeof upstream.requests)[0]];
  expect(headers['user-agent']).toBe('PortalRenderer/1.0');
  expect(Object.keys(headers).filter((name) => name.startsWith('x-forwarded'))).toEqual([]);
});

it('aborts a late call to the upstream, without logging a failure', async () => {
  const hanging = http.createServer(() => undefined);
  const upstream = `http://127.0.0.1:${await listen(hanging)}`;
  const server = await startTestServer({ listen: false, config: { upstream } });
  const failures: unknown[] = [];
  server.app.addHook('onRequest', async ({ log }) => {
    log.error = log.warn = (...line: unknown[]) => void failures.push(line);
  });
  const late = new AbortController();
  const left = new Promise<void>((resolve) =>
    hanging.once('request', (_request, response) => {
      response.once('close', resolve);
      late.abort();
    }),
  );
  await expect(backendFetch(server.app)('/api/policy/list', { signal: late.signal })).rejects.toThrow('aborted');
  await left;
  await server.close();
  expect(failures).toEqual([]);
});
