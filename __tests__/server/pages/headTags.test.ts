/** @jest-environment jsdom */
import type { PageHead } from '../../../src/contract/renderer';
import { headTags } from '../../../server/pages/headTags';

const origin = 'https://portal.example.com';
const plain: PageHead = {
  title: '绿色板材推广细则',
  description: '细则共十二条。',
  canonicalPath: '/policy/detail/1a',
  type: 'article',
  published: '2026-04-02',
  jsonLd: [{ '@context': 'https://schema.org', '@type': 'Article', headline: '绿色板材推广细则' }],
  feeds: [{ path: '/feeds/policy.xml', title: '企业政策' }],
};

/** Parses the tags with an independent HTML parser. */
function parsed(head: Partial<PageHead> = {}, around: { title?: string; origin?: string } = {}) {
  const html = headTags({ ...plain, ...head }, { title: '标题', origin, ...around });
  const page = new DOMParser().parseFromString(
    `<!doctype html><html><head>${html}</head><body></body></html>`,
    'text/html',
  );
  const one = (selector: string) => page.querySelectorAll(selector);
  const content = (selector: string) => page.querySelector(selector)?.getAttribute('content');
  const script = page.querySelector('script[type="application/ld+json"]');
  return { html, page, all: one, content, jsonLd: JSON.parse(script?.textContent ?? '[]') as object[] };
}

it('contain what search engines and preview cards need, with absolute addresses', () => {
  const { page, content } = parsed();
  expect(page.title).toBe('标题');
  expect(content('meta[name=description]')).toBe('细则共十二条。');
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${origin}/policy/detail/1a`);
  const card = ['title', 'type', 'description', 'image', 'url', 'site_name', 'locale'];
  expect(Object.fromEntries(card.map((name) => [name, content(`meta[property="og:${name}"]`)]))).toEqual({
    title: '绿色板材推广细则',
    type: 'article',
    description: '细则共十二条。',
    image: `${origin}/icons/card.png`,
    url: `${origin}/policy/detail/1a`,
    site_name: '家居定制供应链',
    locale: 'zh_CN',
  });
  expect(content('meta[itemprop=image]')).toBe(`${origin}/icons/card.png`);
  expect(content('meta[name="twitter:card"]')).toBe('summary');
  expect(content('meta[property="article:published_time"]')).toBe('2026-04-02');
  const feed = page.querySelector('link[rel=alternate][type="application/atom+xml"]');
  expect(feed?.getAttribute('href')).toBe('/feeds/policy.xml');
});

it('include the page’s picture, wherever it is hosted', () => {
  expect(parsed({ image: '/profile/a.png' }).content('meta[property="og:image"]')).toBe(`${origin}/profile/a.png`);
  expect(parsed({ image: 'https://img.example.com/a.png' }).content('meta[property="og:image"]')).toBe(
    'https://img.example.com/a.png',
  );
  expect(parsed({ image: '//img.example.com/a.png' }).content('meta[itemprop=image]')).toBe(
    'https://img.example.com/a.png',
  );
});

it('include no address of a page that was not found', () => {
  const { all, content } = parsed({ robots: 'noindex', jsonLd: [] });
  expect(content('meta[name=robots]')).toBe('noindex');
  expect(all('link[rel=canonical], meta[property="og:url"], script')).toHaveLength(0);
});

it('omit tags that need an absolute address if the origin is unknown', () => {
  const { all } = parsed({}, { origin: '' });
  expect(all('link[rel=canonical], meta[property="og:url"], meta[property="og:image"], meta[itemprop]')).toHaveLength(
    0,
  );
});

const hostile = [
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `' onload='alert(1)`,
  '<!-- --> ]]> <![CDATA[',
  '&lt;b&gt; & &amp;',
  'line\u2028separator\u2029here',
];

it.each(hostile)('escape the text %j', (text) => {
  const { page, all, content, jsonLd } = parsed(
    {
      title: text,
      description: text,
      canonicalPath: `/policy/${encodeURIComponent(text)}`,
      jsonLd: [{ '@type': 'Article', headline: text }],
      feeds: [{ path: '/feeds/policy.xml', title: text }],
    },
    { title: text },
  );
  expect(page.title.replace(/\s/g, ' ')).toBe(text.replace(/\s/g, ' ').trim());
  expect(content('meta[name=description]')).toBe(text);
  expect(content('meta[property="og:title"]')).toBe(text);
  expect(jsonLd).toEqual([{ '@type': 'Article', headline: text }]);
  expect(all('script')).toHaveLength(1);
  expect(all('img, [onload], [onerror]')).toHaveLength(0);
  expect(page.body.childNodes).toHaveLength(0);
});

it('drop control characters and lone surrogates', () => {
  const { content, html } = parsed({ description: 'a\u0000b\u001bc\ud800d\ufffe' });
  expect(content('meta[name=description]')).toBe('a b c d ');
  expect(Buffer.from(html).toString()).toBe(html);
});

it('contain no lone surrogate in structured data either', () => {
  const { jsonLd } = parsed({ jsonLd: [{ '@type': 'Article', headline: 'c\ud800d \\ud800' }] });
  expect(jsonLd).toEqual([{ '@type': 'Article', headline: 'c\ufffdd \\ud800' }]);
});
