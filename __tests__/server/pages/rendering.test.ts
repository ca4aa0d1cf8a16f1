import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import http from 'node:http';
import Fastify, { type FastifyRequest } from 'fastify';
import { findRenderer } from '../../../server/pages/renderer';
import { RenderPool } from '../../../server/pages/renderPool';
import { isDisconnected } from '../../../server/http/responseCache';
import { backendFetch } from '../../../server/pages/backendFetch';
import type { PortalApp } from '../../../server/http/portalApp';
import { deferred } from '../../support/deferred';
import { eventually } from '../../support/eventually';
import { writeFakeBuild, type FakeBuild } from '../../support/fakeBuild';
import { startTestServer, type TestServer } from '../../support/server';
import { tempFolder } from '../../support/tempFolder';
import { startCannedServer } from '../../support/cannedServer';
import { listen } from '../../support/listen';

/** A renderer whose pages do what their address says. */
const source = `
const os = require('node:os');
const { threadId } = require('node:worker_threads');
const page = (html) => ({ status: 200, title: '', html, preloads: '', styles: '', state: '{}', isWhole: true });
const pages = {
  '/thread': () => page('<p>thread ' + threadId + '</p>'),
  '/call': async (fetch) => {
    const answer = await fetch('/api/policy/list', { headers: { accept: 'application/json' } });
    return page([answer.status, answer.headers.get('content-type'), await answer.text()].join(' '));
  },
  '/late': async (fetch) => {
    const late = new AbortController();
    const answer = fetch('/api/late', { headers: {}, signal: late.signal });
    late.abort();
    return page(await answer.catch(({ name }) => name));
  },
  '/waits': async (fetch) => page(await (await fetch('/api/held', { headers: {} })).text()),
  '/priority': () => page(String(os.getPriority(0))),
  '/prints': () => {
    console.warn('a warning of %s', 'React');
    console.error('[api] GET /api/policy/list: http', 500);
    return page('');
  },
  '/broken': async () => { throw new Error('a screen broke'); },
  '/exits': () => process.exit(7),
  '/throws': () => new Promise(() => setImmediate(() => { throw new Error('nobody caught this'); })),
  '/hangs': () => { for (;;); },
};
exports.renderPage = async ({ url, fetch }) => pages[url](fetch);
`;
const folder = tempFolder();
const file = path.join(folder, 'renderPage.js');
beforeAll(() => fs.writeFileSync(file, source));

const answer: typeof fetch = async (address, init) => Response.json({ address, headers: init?.headers });
/** A call that is answered when the test says so. */
function heldCall() {
  const { promise, resolve } = deferred();
  const answered = () => promise.then(() => new Response('held'));
  return { call: jest.fn<Promise<Response>, Parameters<typeof fetch>>(answered), open: resolve };
}

describe('the rendering threads', () => {
  let pool: RenderPool;
  const log = { warn: jest.fn(), error: jest.fn() };
  const open = (workers = 1) => {
    pool = new RenderPool({ renderer: findRenderer(file)!, workers, log });
  };
  const render = async (url: string, call = answer, budgetMs = 60_000) =>
    (await pool.render({ url, origin: '', display: '', fetch: call, now: 0, budgetMs, extras: [], imageHosts: [] }))
      .html;
  beforeEach(() => {
    jest.clearAllMocks();
    open();
  });
  afterEach(() => pool.close());

  it('render a page in another thread, which loads the renderer once', async () => {
    const [first, second] = [await render('/thread'), await render('/thread')];
    expect(first).toMatch(/^<p>thread [1-9]\d*<\/p>$/);
    expect(second).toBe(first);
  });

  (process.platform === 'linux' ? it : it.skip)('let the event loop go first', async () => {
    const before = os.getPriority(0);
    expect(Number(await render('/priority'))).toBeGreaterThanOrEqual(Math.min(before + 1, 19));
    expect(os.getPriority(0)).toBe(before);
  });

  it('render other pages while one waits for its content', async () => {
    const pending = heldCall();
    const waiting = render('/waits', pending.call);
    await eventually(() => expect(pending.call).toHaveBeenCalled());
    expect(await render('/thread')).toContain('thread');
    pending.open();
    expect(await waiting).toBe('held');
  });

  it('print into the log of the server', async () => {
    await render('/prints');
    await eventually(() => expect(log.error.mock.calls).toEqual([['[api] GET /api/policy/list: http 500']]));
    expect(log.warn.mock.calls).toEqual([['a warning of React']]);
  });

  it.each([
    ['/exits', 'exited with code: 7'],
    ['/throws', 'nobody caught this'],
  ])('are replaced when one dies (%s), with a failure for each of its pages', async (url, reason) => {
    const before = await render('/thread');
    const pending = heldCall();
    const other = expect(render('/waits', pending.call)).rejects.toThrow(reason);
    await eventually(() => expect(pending.call).toHaveBeenCalled());
    await expect(render(url)).rejects.toThrow(reason);
    await other;
    expect(pending.call.mock.calls[0]![1]!.signal!.aborted).toBe(true);
    const after = await render('/thread');
    expect(after).toContain('thread');
    expect(after).not.toBe(before);
  });

  it('are replaced when a rendering does not end', async () => {
    await render('/thread');
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
    const hanging = expect(render('/hangs', answer, 1000)).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(11_000);
    await hanging;
    jest.useRealTimers();
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(await render('/thread')).toContain('thread');
  });

  it('end when the server closes, whatever is under way', async () => {
    const pending = heldCall();
    const waiting = expect(render('/waits', pending.call)).rejects.toThrow();
    await eventually(() => expect(pending.call).toHaveBeenCalled());
    await pool.close();
    await waiting;
  });
});

describe('a server with rendering threads', () => {
  let build: FakeBuild;
  let server: TestServer;
  const failures: unknown[] = [];
  beforeEach(() => failures.splice(0));
  const get = (url: string) => server.app.inject({ url, headers: { accept: 'text/html', host: 'portal.example.com' } });

  async function start(renderWorkers: number): Promise<void> {
    build = writeFakeBuild();
    const config = { clientDir: build.clientDir, rendererFile: file, renderWorkers };
    server = await startTestServer({ listen: false, config });
    server.app.addHook('onRequest', async ({ log }) => {
      log.error = (...line: unknown[]) => void failures.push(line);
    });
  }

  it('renders from its own calls', async () => {
    await start(1);
    const { body } = await get('/call');
    expect(body).toContain('200 application/json; charset=utf-8 {"total":23');
  });

  it('sends the plain page where a thread dies, says why, and renders the next one', async () => {
    await start(1);
    const { statusCode, body } = await get('/exits');
    expect([statusCode, body.includes('<div id="root"></div>'), body.includes('portal-state')]).toEqual([
      200,
      true,
      false,
    ]);
    expect(failures).toEqual([
      [{ err: new Error('worker exited with code: 7'), path: '/exits' }, 'The page could not be rendered'],
    ]);
    expect((await get('/thread')).body).toContain('<p>thread');
  });

  it.each([1, 0])('never mixes a later build with its own styles (%i threads)', async (renderWorkers) => {
    await start(renderWorkers);
    fs.writeFileSync(file, source);
    expect((await get('/thread')).body).toContain('<div id="root"></div>');
    expect(failures).toEqual([
      [
        { err: new Error('built anew: the server has to be restarted'), path: '/thread' },
        'The page could not be rendered',
      ],
    ]);
  });

  it('renders on its own thread with PORTAL_RENDER_WORKERS=0', async () => {
    await start(0);
    expect((await get('/thread')).body).toContain(`<p>thread ${threadId}</p>`);
  });
});

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
