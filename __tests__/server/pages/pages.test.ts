import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { contentChanged } from '../../../server/db/contentVersion';
import { readConfig, type ServerConfig } from '../../../server/config';
import type { RenderedPage, RenderPage } from '../../../src/contract/renderer';
import { ForwardedWrites } from '../../../server/pages/forwardedWrites';
import { LoopDelay } from '../../../server/pages/loopDelay';
import { PageCache } from '../../../server/pages/pageCache';
import { createPages } from '../../../server/pages/pages';
import { readBudgets } from '../../../server/pages/readBudgets';
import { startCannedServer, type CannedServer } from '../../support/cannedServer';
import { deferred } from '../../support/deferred';
import { encodings } from '../../support/encodings';
import { eventually } from '../../support/eventually';
import { inlineScripts, fakeStyles, renderedPage, writeFakeBuild, type FakeBuild } from '../../support/fakeBuild';
import { startTestServer, type TestServer } from '../../support/server';

/** What most tests ask; its pages are too old for the next one, but would be sent in place of one that fails. */
const usual = {} as { build: FakeBuild; server: TestServer };
let build: FakeBuild;
let server: TestServer;
let time = Date.parse('2025-06-01T08:00:00+08:00');
let failures: unknown[];

/** A server with the built renderer replaced by a fake, with settings of its own. */
async function start(config: Partial<ServerConfig> = {}): Promise<void> {
  const { clientDir, render } = build;
  server = await startTestServer({
    listen: false,
    config: { clientDir, ...config },
    deps: { now: () => time, render },
  });
  server.app.addHook('onRequest', async ({ log }) => {
    log.error = (...line: unknown[]) => void failures.push(line);
  });
}

beforeAll(async () => {
  build = writeFakeBuild();
  await start();
  Object.assign(usual, { build, server });
});
beforeEach(() => {
  ({ build, server } = usual);
  build.reset();
  time += 24 * 60 * 60_000;
  failures = [];
});

const browser = { accept: 'text/html,*/*;q=0.8', host: 'portal.example.com' };
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { ...browser, ...headers } });

/** Sequence number of a rendered response; null for the plain page. */
const renderingOf = ({ body }: LightMyRequestResponse) => {
  const number = /<p>rendering (\d+)<\/p>/.exec(body)?.[1];
  return number === undefined ? null : Number(number);
};
const isPlain = ({ statusCode, body }: LightMyRequestResponse) =>
  statusCode === 200 && body.includes('<div id="root"></div>') && !body.includes('portal-state');

/** A page with its sequence number. */
const numbered = (page: Partial<RenderedPage> = {}, html = '') =>
  renderedPage({ ...page, html: `${html}<p>rendering ${build.requests.length}</p>` });
const countPolicies: RenderPage = async ({ fetch }) => {
  const { total } = (await (await fetch('/api/policy/list')).json()) as { total: number };
  return numbered({}, `<p>${total} policies</p>`);
};

/** Lets a background rendering finish. */
const settled = () => new Promise<void>(setImmediate);

describe('a rendered page', () => {
  it('contains the rendered markup, its state, its styles and its scripts, each once', async () => {
    build.renders(async () =>
      renderedPage({
        html: '<h1>企业政策</h1>',
        state: '{"at":1}',
        preloads: '<link rel="preload" as="image" href="/a.webp"/>',
        head: {
          description: '关于政策',
          type: 'website',
          canonicalPath: '/policy',
          feeds: [],
          jsonLd: [],
        } as never,
      }),
    );
    const { statusCode, headers, body } = await get('/policy');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'max-age=0, s-maxage=1, stale-while-revalidate=1',
      link: '</a.webp>; rel=preload; as="image"',
    });
    expect(body).toContain('<div id="root"><h1>企业政策</h1></div>');
    expect(body).toContain('<script type="application/json" id="portal-state">{"at":1}</script>');
    expect(body.match(/<title>/g)).toHaveLength(1);
    expect(body.match(/src="\/assets\/main\.0123456789\.js"/g)).toHaveLength(1);
    expect(body.indexOf('/a.webp')).toBeLessThan(body.indexOf('</head>'));
    expect(body).not.toContain('rel="stylesheet"');
    for (const [file, css] of Object.entries(fakeStyles)) {
      expect(body).toContain(`<style data-href="${file}">${css}</style>`);
    }
  });

  it('has the first script before its content, inline, which loads the others, and the check of the browser at its end', async () => {
    const { body } = await get('/policy');
    const [template = '', waiting = ''] = /<template id="portal-scripts">(.*?)<\/template>/s.exec(body) ?? [];
    expect(waiting).toBe(
      '<script src="/assets/main.0123456789.js"></script>' +
        '<link rel="preload" as="script" href="/assets/policy.0123456789.js">',
    );
    const rest = body.replace(template, '');
    expect(rest).not.toMatch(/<[^>]*\.js"/);
    const [early, last] = Object.values(inlineScripts).map((text) => `<script>${text}</script>`);
    expect(rest).toContain(`${early}<div id="root">`);
    expect(rest).toContain(`${last}</body>`);
  });

  it('has the usual policy plus the hashes of its own styles and scripts, and trusts no other script but what they load', async () => {
    build.renders(async () => renderedPage({ styles: '.w1 { width: 12% }' }));
    const { headers, body } = await get('/policy');
    const styles = [...body.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css!);
    expect(styles).toEqual([...Object.values(fakeStyles), '.w1 { width: 12% }']);
    const sourcesOf = (texts: string[]) =>
      texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
    const plain = (await get('/api/policy/list')).headers['content-security-policy'];
    expect(headers['content-security-policy']).toBe(
      String(plain)
        .replace("style-src 'self'", `style-src 'self' ${sourcesOf(styles)}`)
        .replace("script-src 'self'", `script-src 'self' 'strict-dynamic' ${sourcesOf(Object.values(inlineScripts))}`),
    );
    const scripts = [...body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
    const inline = scripts.filter(([, attributes, text]) => text !== '' && !attributes!.includes('application/json'));
    expect(inline.map(([, , text]) => text)).toEqual(Object.values(inlineScripts));
  });

  it.each(encodings)('is sent with the encoding %s if accepted', async (encoding, unpack) => {
    const packed = await get('/policy', { 'accept-encoding': encoding });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding, cookie' });
    expect(unpack(packed.rawPayload).toString()).toBe((await get('/policy')).body);
    expect(build.requests).toHaveLength(1);
  });

  it('responds with 304 until the content changes', async () => {
    const etag = String((await get('/policy')).headers.etag);
    const known = await get('/policy', { 'if-none-match': etag });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    await contentChanged(await server.store(), 'policy');
    time += 2_000;
    expect((await get('/policy', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('can be requested by HEAD without its body', async () => {
    const answer = await server.app.inject({ method: 'HEAD', url: '/policy', headers: browser });
    const { headers } = await get('/policy');
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers).toMatchObject({ etag: headers.etag, 'content-length': headers['content-length'] });
  });

  it('is sent for the root address too, which redirects to the home page', async () => {
    build.renders(async ({ url }) =>
      url === '/' ? renderedPage({ status: 302, location: '/index' }) : renderedPage(),
    );
    const answer = await get('/');
    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([302, '/index', '']);
  });

  it('is rendered without the client’s token and cookies', async () => {
    await start();
    const seen: Headers[] = [];
    server.app.addHook('onRequest', async ({ url, headers }) => {
      if (url.startsWith('/api/')) seen.push(new Headers(headers as Record<string, string>));
    });
    build.renders(countPolicies);
    const { body } = await get('/policy', { authorization: 'Bearer secret', cookie: 'JSESSIONID=secret' });
    expect(body).toContain('<p>23 policies</p>');
    expect(seen.map((headers) => [headers.get('authorization'), headers.get('cookie')])).toEqual([[null, null]]);
  });
});

describe('a cached page', () => {
  describe('after a change of content', () => {
    const change = async (area: 'policy' | 'banner') => contentChanged(await server.store(), area);
    beforeEach(async () => {
      build.renders(countPolicies);
      await get('/policy');
    });

    it.each([
      ['it has read nothing of the changed area', 'banner'],
      ['the responses it was rendered from are', 'policy'],
    ] as const)('is the same if %s', async (_why, area) => {
      await change(area);
      time += 10_000;
      expect(renderingOf(await get('/policy'))).toBe(1);
      await settled();
      expect(build.requests).toHaveLength(1);
    });

    it('names the areas that change it, for caches that purge by them', async () => {
      expect((await get('/policy')).headers['cache-tag']).toBe('policy');
    });

    it('is sent once more within two seconds, but not to a browser that has logged in, which may have changed it', async () => {
      const store = await server.store();
      const removeOne = async () => {
        const { fdId } = await store.selectFrom('policy').select('fdId').executeTakeFirstOrThrow();
        await store.deleteFrom('policy').where('fdId', '=', fdId).execute();
        await change('policy');
      };
      await removeOne();
      time += 1_999;
      const last = await get('/policy');
      // A shared cache would send it for longer than that.
      expect([renderingOf(last), last.headers['cache-control']]).toEqual([1, 'no-cache']);
      expect(renderingOf(await get('/policy', { cookie: 'knownBrowser=x' }))).toBe(2);
      expect((await get('/policy')).body).toContain('<p>22 policies</p>');
      await removeOne();
      time += 2_000;
      expect((await get('/policy')).body).toContain('<p>21 policies</p>');
    });
  });

  it.each([
    ['a visitor', {}, '/policy', 'max-age=0, s-maxage=1, stale-while-revalidate=1'],
    ['a browser that has logged in', { cookie: 'knownBrowser=x' }, '/policy', 'no-cache'],
    ['a filtered list', {}, '/policy?fdLevel=1', 'no-cache'],
    ['in a display', { cookie: 'a=1; display=dark' }, '/policy', 'max-age=0, s-maxage=1, stale-while-revalidate=1'],
    ['in two displays', { cookie: 'display=; display=dark' }, '/policy', 'no-cache'],
    ['in a display that a proxy may read otherwise', { cookie: 'Display=dark' }, '/policy', 'no-cache'],
    ['under two hosts', { 'x-forwarded-host': 'evil.example' }, '/policy', 'no-cache'],
    ['by a protocol that a header names', { 'x-forwarded-proto': 'https' }, '/policy', 'no-cache'],
  ])(
    'may be kept for a second by shared caches, by whom it is asked for: %s',
    async (_, headers, url, cacheControl) => {
      expect((await get(url, headers)).headers['cache-control']).toBe(cacheControl);
    },
  );

  it('may be kept under another host and protocol of a proxy where the portal’s own is set', async () => {
    await start({ origin: 'https://portal.example.com' });
    const forwarded = { 'x-forwarded-host': 'portal.example.com', 'x-forwarded-proto': 'https' };
    const { headers } = await get('/policy', { host: 'internal:3000', ...forwarded });
    expect(headers['cache-control']).toContain('s-maxage');
  });

  it('of an upstream is kept by no shared cache', async () => {
    await start({ upstream: 'http://127.0.0.1:9' });
    expect((await get('/policy')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/policy?page=2', 1],
    ['/policy?page=0', 2],
    ['/policy?fdLevel=x', 2],
    ['/contactUs?from=%2Fpolicy', 2],
  ])('%s is rendered %d times for two requests', async (url, times) => {
    await get(url);
    await get(url);
    expect(build.requests.map((request) => request.url)).toEqual(Array.from({ length: times }, () => url));
  });

  it.each([
    ['/policy', '/policy?from=singlemessage&isappinstalled=0'],
    ['/policy?page=2', '/policy?utm_source=x&page=2&utm_medium'],
    ['/policy/detail/1a', '/policy/detail/1a?from=groupmessage&page=3&q=x'],
    ['/contactUs', '/contactUs?utm_source=x&q=y&%66rom%20=z'],
    ['/search', '/search?utm_source=x&nsukey=y'],
    ['/no-such-page', '/no-such-page?from=timeline'],
  ])('%s shares the page of %s, with its own canonical address', async (url, shared) => {
    const answers = [await get(shared), await get(url), await get(`${shared}&gclid=2`)];
    expect(answers.map(renderingOf)).toEqual([1, 1, 1]);
    expect(build.requests.map((request) => request.url)).toEqual([url]);
  });

  it.each([
    ['the embedded store', null],
    ['an upstream', 'http://127.0.0.1:9'],
  ])('of %s is rendered while individually filtered lists take their time', async (_, upstream) => {
    await start({ upstream });
    const pending = deferred();
    build.renders(async ({ url }) => {
      if (url.includes('fdLevel')) await pending.promise;
      return numbered();
    });
    const chosen = Promise.all(Array.from({ length: 30 }, (_one, number) => get(`/policy?fdLevel=${number}`)));
    expect(renderingOf(await get('/policy'))).not.toBeNull();
    pending.resolve();
    await chosen;
  });

  it.each([
    ['the setting disables it', { pageCache: false }, {}],
    ['a read was late', {}, { isWhole: false }],
    ['its status is 503', {}, { status: 503 }],
  ])('is not cached if %s', async (_why, config, page) => {
    await start(config);
    build.renders(async () => renderedPage(page));
    await get('/policy');
    await get('/policy');
    expect(build.requests).toHaveLength(2);
  });
});

it.each([
  [404, 'no-cache'],
  [503, 'no-store'],
])('a page with the status %d is sent, and not cached', async (status, cacheControl) => {
  await start();
  build.renders(async () => renderedPage({ status, html: `<p>${status}</p>` }));
  const { statusCode, headers, body } = await get('/policy');
  expect([statusCode, headers['cache-control'], headers.etag]).toEqual([status, cacheControl, undefined]);
  expect(body).toContain(`<p>${status}</p>`);
});

describe('the plain page', () => {
  it('is sent if rendering fails, and the log says why', async () => {
    await start();
    build.renders(async () => Promise.reject(new Error('a screen broke')));
    expect(isPlain(await get('/policy?q=secret'))).toBe(true);
    expect(failures).toEqual([
      [{ err: new Error('a screen broke'), path: '/policy' }, 'The page could not be rendered'],
    ]);
  });

  it('is sent if the queue is too long', async () => {
    await start();
    const pending = deferred();
    build.renders(() => pending.promise.then(() => renderedPage()));
    const answers = Array.from({ length: 80 }, (_, number) => get(`/policy/detail/${number}`));
    // The first responses are of requests that need not wait.
    let come = 0;
    await new Promise<void>((resolve) => {
      for (const answer of answers) void answer.then(() => (come += 1) === 80 - 2 - 64 && resolve());
    });
    // Each rendering takes part of the event loop, also from visitors of cached pages.
    expect(build.requests).toHaveLength(2);
    pending.resolve();
    const plain = (await Promise.all(answers)).filter(isPlain);
    expect(plain).toHaveLength(80 - 2 - 64);
  });

  it('is sent while the event loop is too busy, except for cached pages', async () => {
    await start();
    await get('/policy');
    const busy = jest.spyOn(LoopDelay.prototype, 'isLong', 'get').mockReturnValue(true);
    expect([renderingOf(await get('/policy')), isPlain(await get('/project'))]).toEqual([1, true]);
    expect(failures).toEqual([
      [{ err: new Error('the event loop is too busy'), path: '/project' }, 'The page could not be rendered'],
    ]);
    busy.mockRestore();
    expect(renderingOf(await get('/project'))).toBe(2);
  });

  it('is sent if the store hangs', async () => {
    await start();
    jest.useFakeTimers();
    const pages = createPages(server.app, server.config, {
      snapshot: () => new Promise(() => undefined),
      now: () => time,
      render: build.render,
    })!;
    const raw = { socket: { destroyed: false } };
    const request = { headers: {}, cookies: {}, host: 'a.example', protocol: 'http', log: { error: jest.fn() }, raw };
    const isSent = pages.send(request as never, {} as never, '/policy');
    await jest.advanceTimersByTimeAsync(readBudgets.embedded);
    jest.useRealTimers();
    expect(await isSent).toBe(false);
  });

  it('is sent with a client that calls another host, whose content this server does not know', async () => {
    build = writeFakeBuild();
    build.setsClient({ apiHost: 'https://api.example.com' });
    await start();
    expect(isPlain(await get('/policy'))).toBe(true);
    await server.close();
    await start({ origin: 'https://api.example.com' });
    expect(renderingOf(await get('/policy'))).toBe(1);
  });

  it.each([
    ['PORTAL_RENDER', '0'],
    ['PORTAL_QA', '1'],
  ])('is sent with %s=%s', async (name, value) => {
    await start({ rendererFile: readConfig({ [name]: value }).rendererFile });
    for (const url of ['/', '/policy', '/no-such-page']) expect(isPlain(await get(url))).toBe(true);
    expect(build.requests).toEqual([]);
  });
});

it.each([
  ['an address', () => '203.0.113.7'],
  ['the addresses of an IPv6 network', (number: number) => `2001:db8::${number}`],
])('pages are rendered by turns: others do not wait behind %s that asks for many', async (_case, addressOf) => {
  const cached = jest.spyOn(PageCache.prototype, 'get');
  const pending = deferred();
  build.renders(() => pending.promise.then(() => renderedPage()));
  const ask = (url: string, remoteAddress: string) => server.app.inject({ url, headers: browser, remoteAddress });
  /** Waits until so many requests have come to the cache, and from there to the queue. */
  const come = (count: number) => eventually(() => expect(cached).toHaveBeenCalledTimes(count));
  const crawled = Array.from({ length: 10 }, (_, number) => ask(`/policy/detail/${number}`, addressOf(number)));
  await come(10);
  expect(build.requests).toHaveLength(2);
  const visit = ask('/policy', '198.51.100.1');
  await come(11);
  cached.mockRestore();
  pending.resolve();
  await Promise.all([visit, ...crawled]);
  const rendered = build.requests.map(({ url }) => url);
  expect(rendered.slice(0, 5)).toContain('/policy');
  expect(rendered).toHaveLength(11);
});

describe('the site’s origin', () => {
  const origins = () => build.requests.map(({ origin }) => origin);
  /** The canonical address and the card image of a page. */
  const named = ({ body }: LightMyRequestResponse) =>
    [/rel="canonical" href="([^"]*)"/, /property="og:image" content="([^"]*)"/].map((tag) => tag.exec(body)?.[1]);
  const namedBy = (origin: string) => [`${origin}/policy`, `${origin}/icons/card.png`];

  beforeEach(() => {
    const head = { title: '企业政策', description: '', type: 'website', canonicalPath: '/policy' } as const;
    build.renders(async ({ origin }) =>
      numbered({ head: { ...head, feeds: [], jsonLd: [{ url: `${origin}/policy` }] } }),
    );
  });

  it('is the configured one, whatever the Host header', async () => {
    await start({ origin: 'https://portal.example.com' });
    await get('/policy');
    expect(named(await get('/policy', { host: 'evil.example' }))).toEqual(namedBy('https://portal.example.com'));
    expect(origins()).toEqual(['https://portal.example.com']);
  });

  it('is otherwise the requested one, with separate pages', async () => {
    const [a, b, again] = [
      await get('/policy', { host: 'a.example' }),
      await get('/policy', { host: 'b.example:8080' }),
      await get('/policy', { host: 'A.example' }),
    ];
    expect([a, b, again].map(named)).toEqual(
      ['http://a.example', 'http://b.example:8080', 'http://a.example'].map(namedBy),
    );
    expect(b.body).toContain('"url":"http://b.example:8080/policy"');
    expect([a.body, b.body].join('')).not.toContain('.invalid');
    expect([a.headers.etag === b.headers.etag, a.headers.etag === again.headers.etag]).toEqual([false, true]);
    const inCapitals = await get('/policy', { host: 'a.example', 'x-forwarded-proto': 'HTTPS' });
    expect(named(inCapitals)).toEqual(namedBy('https://a.example'));
  });

  it('is the requested one even after any number of invented hosts, none of which causes a rendering', async () => {
    for (let number = 1; number <= 40; number += 1) await get('/policy', { host: `host${number}.example` });
    expect(named(await get('/policy'))).toEqual(namedBy('http://portal.example.com'));
    expect(build.requests).toHaveLength(1);
  });

  it('is that of a host: what is none is refused, and nothing rendered for it', async () => {
    expect((await get('/policy', { host: 'a"b' })).statusCode).toBe(400);
    expect(named(await get('/policy'))).toEqual(namedBy('http://portal.example.com'));
    expect(build.requests).toHaveLength(1);
  });

  it('is not taken from what a proxy forwards and is no host or no scheme of the web', async () => {
    const hosts = 'evil.example/path user@evil.example a"><script> a..b x:65536 999.1.1.1 0x7f.1 [:::]'.split(' ');
    const forwarded = ['a b', 'x'.repeat(300), ...hosts].map((host) => ({ 'x-forwarded-host': host }));
    const schemes = ['javascript', 'data', 'https:', 'ftp'].map((scheme) => ({ 'x-forwarded-proto': scheme }));
    for (const headers of [...forwarded, ...schemes])
      expect([headers, named(await get('/policy', headers))]).toEqual([headers, [undefined, undefined]]);
  });
});

describe('with an upstream', () => {
  const down = { upstream: 'http://127.0.0.1:9' };
  const place = '<div role="status"></div>';
  const notice = '<div role="status">内容更新于 6月1日 08:00</div>';
  const goodPage: RenderPage = async () => numbered({ state: '{"at":1}', outdatedNotice: { place, notice } }, place);
  const state = ({ body }: LightMyRequestResponse) =>
    JSON.parse(/id="portal-state">([^<]*)</.exec(body)![1]!) as Record<string, unknown>;

  describe('a forwarded write', () => {
    let backend: CannedServer;
    const page = async (remoteAddress = '127.0.0.1') =>
      renderingOf(await server.app.inject({ url: '/supply_demand/supply', headers: browser, remoteAddress }));
    const write = (headers: Record<string, string> = { authorization: 'Bearer token' }) =>
      server.app.inject({ method: 'POST', url: '/api/getbuginess/add', headers });

    beforeEach(async () => {
      backend = await startCannedServer(() => ({ body: { code: 0, msg: null } }));
      await start({ upstream: backend.url });
    });

    it('invalidates pages that were cached a moment ago', async () => {
      expect(await page()).toBe(1);
      // Not writes of an account: anybody could invalidate all pages by them.
      await write({});
      expect(await page()).toBe(1);
      await write();
      expect([await page('10.0.0.2'), await page(), await page()]).toEqual([2, 2, 2]);
    });

    it('invalidates pages at once for its address, and for all others every two seconds, or when the clock was set back', () => {
      const writes = new ForwardedWrites(() => time);
      writes.note('a');
      expect([writes.dueTo('b'), writes.dueTo('a')]).toEqual([1, 1]);
      writes.note('a');
      time += 1_999;
      expect([writes.dueTo('b'), writes.dueTo('a')]).toEqual([1, 2]);
      time += 1;
      expect(writes.dueTo('b')).toBe(2);
      writes.note('a');
      time -= 60_000;
      expect(writes.dueTo('b')).toBe(3);
    });

    it.each([
      ['invalidates pages', 500, 2],
      ['also invalidates pages', 502, 2],
      ['was refused', 401, 1],
    ])('%s with the status %d', async (_case, status, rendered) => {
      backend.answering(() => ({ status, body: { code: status } }));
      await page();
      await write();
      expect(await page()).toBe(rendered);
    });
  });

  it.each<[string, RenderPage]>([
    ['refuses', async () => renderedPage({ status: 503 })],
    ['hangs', async () => renderedPage({ isWhole: false })],
    ['fails to render', async () => Promise.reject(new Error('broken'))],
  ])('the last good page shows its age while the upstream %s', async (_case, failing) => {
    await start(down);
    build.renders(goodPage);
    const good = await get('/policy');
    expect([good.body.includes(place), good.headers.age, good.headers.warning]).toEqual([true, undefined, undefined]);
    build.renders(failing);
    time += 15_500;
    // The first request gets the cached page; the failed rendering marks it as outdated.
    await get('/policy');
    await settled();
    const outdated = await get('/policy', { 'accept-encoding': 'identity' });
    expect(outdated.statusCode).toBe(200);
    expect([outdated.body.includes(notice), outdated.body.includes(place)]).toEqual([true, false]);
    expect(state(outdated)).toEqual({ at: 1, isOutdated: true });
    expect(outdated.headers).toMatchObject({
      age: '15',
      warning: '111 - "Revalidation Failed"',
      'cache-control': 'no-cache',
    });
    expect(outdated.headers.etag).not.toBe(good.headers.etag);
    await settled();
    build.renders(goodPage);
    await get('/policy');
    await settled();
    const back = await get('/policy');
    expect([back.body.includes(place), back.body.includes(notice), back.headers.age]).toEqual([true, false, undefined]);
  });
});
