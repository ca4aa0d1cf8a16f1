import fs from 'node:fs';
import path from 'node:path';
import { writeFakeBuild, renderedPage, type FakeBuild } from '../../support/fakeBuild';
import { startTestServer, type TestServer } from '../../support/server';

let build: FakeBuild;
let server: TestServer;
/** Of each test, so that it finds nothing in the server's cache; the first page has another address. */
let page = 1;

const theme = (name: string) => `/assets/theme-${name}.0123456789.css`;

beforeAll(async () => {
  build = writeFakeBuild();
  const note = path.join(build.clientDir, 'build.json');
  const known = JSON.parse(fs.readFileSync(note, 'utf8')) as { files: { chunks: Record<string, object> } };
  for (const name of ['large', 'dark', 'contrast', 'contrast-dark'])
    known.files.chunks[`theme-${name}`] = { scripts: [], styles: [theme(name)] };
  fs.writeFileSync(note, JSON.stringify(known));
  const { clientDir, render } = build;
  server = await startTestServer({ listen: false, config: { clientDir }, deps: { render } });
});
beforeEach(() => {
  build.requests.length = 0;
  page += 1;
});

const get = (cookie?: string, url = `/policy?page=${page}`) =>
  server.app.inject({
    url,
    headers: { accept: 'text/html', host: 'portal.example.com', ...(cookie ? { cookie } : {}) },
  });
const sheetsIn = (body: string) =>
  [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"( media="[^"]+")?>/g)].map(
    ([, href, media]) => `${href}${media ?? ''}`,
  );

describe('the display settings of a page', () => {
  it('are the default without a cookie, and load nothing more', async () => {
    const { body, headers } = await get();
    expect(body).not.toContain('data-display');
    expect(sheetsIn(body)).toEqual([]);
    expect(headers.vary).toContain('cookie');
  });

  it.each([
    ['large', [theme('large')]],
    ['dark', [theme('dark')]],
    ['high', [theme('contrast')]],
    ['large-dark-high', [theme('large'), theme('dark'), theme('contrast'), theme('contrast-dark')]],
    ['system', [`${theme('dark')} media="(prefers-color-scheme: dark)"`]],
    [
      'system-high',
      [
        `${theme('dark')} media="(prefers-color-scheme: dark)"`,
        theme('contrast'),
        `${theme('contrast-dark')} media="(prefers-color-scheme: dark)"`,
      ],
    ],
  ])('are those of the cookie %s from the first byte on', async (display, sheets) => {
    const { body } = await get(`JSESSIONID=1; display=${display}; other=2`);
    expect(body).toContain(` data-display="${display}"`);
    expect(sheetsIn(body.split('</head>')[0]!)).toEqual(sheets);
    expect(build.requests[0]!.display).toBe(display);
  });

  it('are cached separately, each rendered once', async () => {
    build.renders(async () => renderedPage({ html: `<p>rendering ${build.requests.length}</p>` }));
    for (const cookie of [undefined, 'display=dark', 'display=large', undefined, 'display=dark', 'display=large'])
      await get(cookie);
    expect(build.requests.map(({ display }) => display)).toEqual(['', 'dark', 'large']);
    const [usual, dark] = await Promise.all([get(), get('display=dark')]);
    expect(usual.headers.etag).not.toBe(dark.headers.etag);
  });

  it('are limited to valid ones, whatever the cookie', async () => {
    const hostile = [
      'display="><script>alert(1)</script>',
      'display=' + 'x'.repeat(4000),
      'display=__proto__',
      'display=light-normal-standard',
      'mydisplay=dark',
      ...Array.from({ length: 20 }, (_, i) => `display=${'abcdefghijklmnopqrst'[i]}`),
    ];
    for (const cookie of hostile) {
      const { body } = await get(cookie);
      expect(body).not.toContain('data-display');
      expect(body).not.toContain('alert(1)');
    }
    // Other spellings and orders of the same settings.
    for (const cookie of ['display=dark-large', 'display=large-dark', 'display=large-dark-dark-x'])
      expect((await get(cookie)).body).toContain(' data-display="large-dark"');
    expect(build.requests.map(({ display }) => display)).toEqual(['', 'large-dark']);
  });
});

describe('the display settings form', () => {
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/display-settings',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });

  it('sets the cookie for a year and redirects back', async () => {
    const answer = await send({ size: 'large', colour: 'system', contrast: 'high', back: '/policy?page=2' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/policy?page=2');
    expect(answer.headers['set-cookie']).toBe('display=large-system-high; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  it('deletes the cookie for the default settings', async () => {
    const answer = await send({ size: 'normal', colour: 'light', contrast: 'standard', back: '/policy' });
    expect(answer.headers['set-cookie']).toBe('display=; Path=/; Max-Age=0; SameSite=Lax');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/a\r\nset-cookie: x=1',
    '',
  ])('does not redirect to other sites or invalid addresses: %j', async (back) => {
    const answer = await send({ size: 'large', back });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/index');
  });

  it('ignores unknown values, and rejects other bodies', async () => {
    const odd = await send({ size: 'huge', colour: 'x; HttpOnly', contrast: '"', back: '/policy' });
    expect(odd.headers['set-cookie']).toContain('display=; ');
    const json = await server.app.inject({ method: 'POST', url: '/display-settings', payload: { size: 'large' } });
    expect(json.headers['set-cookie']).toContain('display=; ');
    expect((await send({ size: 'x'.repeat(10_000) })).statusCode).toBe(413);
  });

  const host = { host: 'portal.example.com:8443' };

  it.each<[Record<string, string>, number]>([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'https://portal.example.com.evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{}, 303],
    [{ origin: 'https://portal.example.com:8443' }, 303],
    // Behind a proxy that terminates TLS and does not forward the port.
    [{ origin: 'http://portal.example.com' }, 303],
  ])('is taken from this site alone: %j is answered with %i', async (headers, status) => {
    const answer = await send({ size: 'large', back: '/policy' }, { ...host, ...headers });
    expect([answer.statusCode, 'set-cookie' in answer.headers]).toEqual([status, status === 303]);
  });
});
