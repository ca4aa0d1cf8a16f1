import fs from 'node:fs';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import robotsParser from 'robots-parser';
import type { ServerConfig } from '../../../server/config';
import { preloadHeader } from '../../../server/pages/preloadHeader';
import { requestOrigin } from '../../../server/pages/requestOrigin';
import type { Extra } from '../../../src/contract/extras';
import { writeClientFolder } from '../../support/clientFolder';
import { startTestServer, useTestServer } from '../../support/server';
import { tempFolder } from '../../support/tempFolder';

const clientDir = tempFolder();
writeClientFolder(clientDir, { apiHost: 'https://api.example.com', apiBase: '/prod-api/' });
const server = useTestServer({
  listen: false,
  config: {
    clientDir,
    deskDir: clientDir + '/none',
    imageHosts: ['https://img.example.com'],
    mediaHosts: ['https://media.example.com'],
  },
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('pages', () => {
  it.each([
    ...['/', '/index', '/homeLogin', '/policy/detail/a.b', '/register', '/login', '/nothing/at/all'],
    // Invalid escapes.
    ...[
      '/policy/detail/%E4%B8',
      '/policy/detail/%',
      '/policy/detail/%00',
      '/%zz',
      '/policy?page=%00',
      '/policy?page=%E4',
    ],
  ])('a navigation to %s gets the portal’s page with its headers, which has to be revalidated', async (url) => {
    const answer = await get(url, browser);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/html/),
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(answer.body).toContain('<title>家居定制供应链</title>');
  });

  it.each([
    ['/homelogin?redirect=%2FPolicy%3Fa%3DB', '/homeLogin?redirect=%2FPolicy%3Fa%3DB'],
    ['/homeLogin/', '/homeLogin'],
    ['/POLICY', '/policy'],
    ['/Policy/DETAIL/AbC/?X=y', '/policy/detail/AbC?X=y'],
    ['/specialist/detailall/X1', '/specialist/detailAll/X1'],
    ['/index//', '/index'],
    ['/policy?fdLevel=%E7%9C%81&order=&page=', '/policy?fdLevel=%E7%9C%81'],
    ['/policy?order=', '/policy'],
  ])('a navigation to the variant %s is permanently redirected to %s', async (url, to) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await server.app.inject({ method, url, headers: browser });
      expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
    }
  });

  it.each(['//evil.example/policy/', '/nowhere/', '/NOWHERE', '/policy/a/b/', '//policy', '//evil.example?order='])(
    '%s is not a variant of a page and is not redirected',
    async (url) => {
      expect((await get(url, browser)).statusCode).toBe(200);
    },
  );

  it.each(['/API/policy/list', '/api/Policy/list/', '/Captcha/captchaImage'])(
    'the call %s is not redirected',
    async (url) => {
      const answer = await get(url, { accept: 'application/json' });
      expect(answer.headers.location).toBeUndefined();
    },
  );

  it.each(['/LOGIN', '/login/', '/homeLogin/', '/policy'])(
    'a POST to %s is neither redirected nor answered with a page',
    async (url) => {
      const answer = await server.app.inject({ method: 'POST', url, headers: browser });
      expect(answer.statusCode).toBe(404);
    },
  );

  it.each(['/api/policy/%E4%B8', '/api/policy/findPolicyById?fdId=%00', '/profile/%00'])(
    'the invalid call %s is rejected with an envelope, even for a navigation',
    async (url) => {
      const answer = await get(url, browser);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 400]);
    },
  );

  it.each(['/api/x', '/api', '/captcha/x', '/components/x', '/profile/x', '/profile/pictures/none.svg'])(
    'the backend path %s is not answered with a page',
    async (url) => {
      const answer = await get(url, browser);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 500]);
    },
  );

  it.each(['/assets/gone.js', '/icons/gone.svg', '/favicon.ico'])(
    'the missing file %s gets a 404, not a page',
    async (url) => {
      expect((await get(url, { accept: '*/*' })).statusCode).toBe(404);
    },
  );

  it.each(['/assets/../../package.json', '/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd', '/build.json'])(
    '%s does not reach a file outside the client’s folder',
    async (url) => {
      const { body } = await get(url, { accept: '*/*' });
      expect(body).not.toMatch(/"(?:name|apiHost)"|root:/);
    },
  );
});

it('pages allow scripts from this origin only, and calls and pictures from configured hosts', async () => {
  const { headers } = await get('/', browser);
  const policy = Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );
  expect(policy).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: https://img.example.com https://media.example.com https://api.example.com",
    'media-src': "'self' data: https://media.example.com https://api.example.com",
    'connect-src': "'self' https://api.example.com",
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'form-action': "'self'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'dompurify default webpack',
    'report-uri': '/csp-report',
    'report-to': 'csp',
  });
});

it('the API docs describe the calls, with a looser policy of their own', async () => {
  const docs = await get('/docs/json');
  expect(Object.keys(docs.json().paths)).toContain('/api/policy/list');
  expect((await get('/docs/')).headers['content-security-policy']).not.toContain('trusted-types');
  expect((await get('/')).headers['content-security-policy']).toContain('trusted-types');
});

it('there are no API docs in production', async () => {
  const production = await startTestServer({
    config: { production: true },
    deps: { passwordCost: undefined },
    listen: false,
  });
  for (const url of ['/docs', '/docs/', '/docs/json', '/docs/static/index.html'])
    expect((await production.app.inject(url)).body).not.toMatch(/swagger|openapi/i);
});

it('calls with the client’s base path are answered', async () => {
  expect((await get('/prod-api/api/policy/list')).json().total).toBe(23);
  expect((await get('/prod-apiary', browser)).headers['content-type']).toMatch(/^text\/html/);
});

const from = (host: string, protocol = 'https') => ({ host, protocol }) as FastifyRequest;

it.each([
  ['portal.example.com', 'https://portal.example.com'],
  ['Portal.Example.com:8443', 'https://portal.example.com:8443'],
  ['127.0.0.1:3000', 'https://127.0.0.1:3000'],
  ['[::1]:3000', 'https://[::1]:3000'],
  ['portal.example.com:443', 'https://portal.example.com'],
])('takes the site’s name from a request to %s', (host, origin) =>
  expect(requestOrigin(from(host), null)).toBe(origin),
);

it('requests an image in the widths and sizes of its element', () => {
  const element =
    '<link rel="preload" as="image" imageSrcSet="/p/a?w=640&amp;q=1 640w, /p/a?w=1280 1280w" imageSizes="(min-width: 900px) 50vw, 100vw" fetchPriority="high"/>';
  expect(preloadHeader(element)).toBe(
    '</p/a?w=640&q=1>; rel=preload; as="image"; fetchpriority="high"; ' +
      'imagesrcset="/p/a?w=640&q=1 640w, /p/a?w=1280 1280w"; imagesizes="(min-width: 900px) 50vw, 100vw"',
  );
});

it('requests several, and leaves out what no header may contain', () => {
  const elements = ['/a.webp', '/乙.webp', '/c&quot;.webp', '/d&gt;.webp', '/e\n.webp', '/f.webp'].map(
    (href) => `<link rel="preload" href="${href}" as="image"/>`,
  );
  expect(preloadHeader(elements.join(''))).toBe(
    '</a.webp>; rel=preload; as="image", </f.webp>; rel=preload; as="image"',
  );
});

it('is empty without preloads', () => expect(preloadHeader('')).toBe(''));

const plainDir = tempFolder();

async function pageOf(
  build: { apiHost: string; apiBase: string },
  extras: Extra[],
  config: Partial<ServerConfig> = {},
): Promise<string> {
  writeClientFolder(plainDir, build);
  const server = await startTestServer({ listen: false, config: { clientDir: plainDir, extras, ...config } });
  const { body } = await server.app.inject({ url: '/policy', headers: { accept: 'text/html' } });
  return body;
}

it('adds the enabled extras to the plain page', async () => {
  expect(await pageOf({ apiHost: '', apiBase: '' }, ['my', 'desk'])).toContain(' data-extras="my desk"');
  expect(await pageOf({ apiHost: '', apiBase: '' }, [])).toContain(' data-extras=""');
});

it('adds the hosts whose pictures rich text may show', async () => {
  expect(await pageOf({ apiHost: '', apiBase: '' }, [])).not.toContain('data-image-hosts');
  const imageHosts = ['https://img.example.com', '*.cdn.example.com'];
  expect(await pageOf({ apiHost: '', apiBase: '' }, [], { imageHosts })).toContain(
    ' data-image-hosts="https://img.example.com *.cdn.example.com"',
  );
});

it('adds nothing to the page of a build that calls another backend', async () => {
  expect(await pageOf({ apiHost: 'https://api.example.com', apiBase: '' }, ['my'])).not.toContain('data-extras');
});

async function robotsOf(config: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer({ listen: false, ...config });
  const { body, headers } = await server.app.inject({ url: '/robots.txt', headers: { host: 'portal.example.com' } });
  return { headers, rules: robotsParser('http://portal.example.com/robots.txt', body) };
}

const at = (url: string) => `http://portal.example.com${url}`;

it('allows search engines the pages and their pictures, and nothing else', async () => {
  const { headers, rules } = await robotsOf({ config: { rendererFile: 'renderPage.js' } });
  expect(headers['content-type']).toMatch(/^text\/plain/);
  for (const url of ['/', '/index', '/policy/detail/1a', '/profile/pictures/a.png', '/assets/x.js', '/feeds/news.xml'])
    expect([url, rules.isAllowed(at(url), 'AnyBot')]).toEqual([url, true]);
  const forms = ['/homeLogin?redirect=/', '/homeRegister', '/account/login'];
  for (const url of ['/api/policy/list', '/captcha/captchaImage', '/backend/index', ...forms])
    expect([url, rules.isAllowed(at(url), 'AnyBot')]).toEqual([url, false]);
});

it.each([
  ['', {}, at('/sitemap.xml')],
  [' that is configured', { origin: 'https://portal.example.org' }, 'https://portal.example.org/sitemap.xml'],
  [', with an upstream too', { upstream: 'http://127.0.0.1:9' }, at('/sitemap.xml')],
])('names the sitemap with the site’s own origin%s', async (_which, config, address) => {
  expect((await robotsOf({ config })).rules.getSitemaps()).toEqual([address]);
});

it('matches public/robots.txt, except for the API calls that plain pages need', () => {
  const file = fs.readFileSync(path.resolve(__dirname, '../../../public/robots.txt'), 'utf8');
  const rules = robotsParser(at('/robots.txt'), file);
  expect(rules.isAllowed(at('/policy'), 'AnyBot')).toBe(true);
  expect(rules.isAllowed(at('/api/policy/list'), 'AnyBot')).toBe(true);
  expect(rules.isAllowed(at('/homeLogin'), 'AnyBot')).toBe(false);
  expect(rules.isAllowed(at('/account/login'), 'AnyBot')).toBe(false);
});

it('allows the API calls if search engines have to render the pages themselves', async () => {
  const { rules } = await robotsOf();
  expect(rules.isAllowed(at('/api/policy/list'), 'AnyBot')).toBe(true);
});
