import fs from 'node:fs';
import path from 'node:path';
import robotsParser from 'robots-parser';
import { startTestServer } from '../../support/server';

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
