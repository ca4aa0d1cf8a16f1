import fs from 'node:fs';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import robotsParser from 'robots-parser';
import { preloadHeader } from '../../../server/pages/preloadHeader';
import { requestOrigin } from '../../../server/pages/requestOrigin';
import type { Extra } from '../../../src/contract/extras';
import { writeClientFolder } from '../../support/clientFolder';
import { startTestServer } from '../../support/server';
import { tempFolder } from '../../support/tempFolder';

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

it.each([
  '',
  'a b',
  'evil.example/path',
  'user@evil.example',
  'a"><script>',
  'evil.example#',
  'a..b',
  'x:999999',
  'x:65536',
  '999.1.1.1',
  '0x7f.1',
  '1.2.3.4.5',
  `${'x'.repeat(64)}.example`,
  '[:::]',
  'x'.repeat(300),
  Array(40).fill('label').join('.') + '.' + 'x'.repeat(20),
])('takes no origin from a request to %j', (host) => expect(requestOrigin(from(host), null)).toBe(''));

it.each(['javascript', 'data', 'https:', 'http, https', ''])(
  'takes no origin if a proxy forwards the scheme %j',
  (protocol) => expect(requestOrigin(from('portal.example.com', protocol), null)).toBe(''),
);

it('prefers the configured origin to the request', () => {
  expect(requestOrigin(from('evil.example'), 'https://portal.example.com')).toBe('https://portal.example.com');
});

it('requests an image in the widths and sizes of its element', () => {
  const element =
    '<link rel="preload" as="image" imageSrcSet="/p/a?w=640&amp;q=1 640w, /p/a?w=1280 1280w" imageSizes="(min-width: 900px) 50vw, 100vw" fetchPriority="high"/>';
  expect(preloadHeader(element)).toBe(
    '</p/a?w=640&q=1>; rel=preload; as="image"; fetchpriority="high"; ' +
      'imagesrcset="/p/a?w=640&q=1 640w, /p/a?w=1280 1280w"; imagesizes="(min-width: 900px) 50vw, 100vw"',
  );
});

it('says no sizes of an image of one width: the browser would wait for the document', () => {
  const element = '<link rel="preload" as="image" href="/a.jpg" imageSizes="100vw" fetchPriority="high"/>';
  expect(preloadHeader(element)).toBe('</a.jpg>; rel=preload; as="image"; fetchpriority="high"');
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

const clientDir = tempFolder();

async function pageOf(build: { apiHost: string; apiBase: string }, extras: Extra[]): Promise<string> {
  writeClientFolder(clientDir, build);
  const server = await startTestServer({ listen: false, config: { clientDir, extras } });
  const { body } = await server.app.inject({ url: '/policy', headers: { accept: 'text/html' } });
  return body;
}

it('adds the enabled extras to the plain page', async () => {
  expect(await pageOf({ apiHost: '', apiBase: '' }, ['my', 'desk'])).toContain(' data-extras="my desk"');
  expect(await pageOf({ apiHost: '', apiBase: '' }, [])).toContain(' data-extras=""');
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
