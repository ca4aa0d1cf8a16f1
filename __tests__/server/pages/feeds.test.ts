import { brotliDecompressSync } from 'node:zlib';
import { parseFeed } from '@rowanmanning/feed-parser';
import { XMLValidator } from 'fast-xml-parser';
import { contentChanged } from '../../../server/db/contentVersion';
import { smallId, smallSeed } from '../../support/smallSeed';
import { startCannedServer } from '../../support/cannedServer';
import { startTestServer, useTestServer } from '../../support/server';
import { useLongReadBudgets } from '../../support/useLongReadBudgets';

useLongReadBudgets();

const origin = 'https://portal.example.com';
const hostile = '</title><script>alert(1)</script> ]]> "quoted" & \u0007 <![CDATA[';
let clock = Date.parse('2026-01-01T00:00:00Z');
const news = smallSeed.industryNews[0];
const seed = {
  ...smallSeed,
  industryNews: [
    news,
    {
      ...news,
      fdId: smallId(601),
      fdTitle: hostile,
      fdComName: 'A & B',
      fdContent: '<p>第一段。</p><p>1 &lt; 2</p><script>x</script>',
    },
    { ...news, fdId: smallId(602), fdApplyDate: null },
  ],
  policy: Array.from({ length: 60 }, (_, index) => ({ ...smallSeed.policy[0], fdId: smallId(2000 + index) })),
};
const server = useTestServer({ listen: false, config: { origin }, deps: { seed: () => seed, now: () => clock } });

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

it.each([
  ['/feeds/policy.xml', '企业政策 - 家居定制供应链', '/policy'],
  ['/feeds/news.xml', '行业动态 - 家居定制供应链', '/special'],
])('serves %s as a valid Atom feed', async (url, title, list) => {
  const answer = await get(url);
  expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(XMLValidator.validate(answer.body)).toBe(true);
  const feed = parseFeed(answer.body);
  expect(feed.meta).toMatchObject({ type: 'atom', version: '1.0' });
  expect(feed).toMatchObject({ title, url: `${origin}${list}`, self: `${origin}${url}`, language: 'zh-CN' });
  for (const item of feed.items) {
    expect(item.id).toMatch(/^tag:portal\.example\.com,2025:\//);
    expect(item.url).toMatch(new RegExp(`^${origin}${list}/detail/[0-9a-f]{32}$`));
    expect(item.updated).toBeInstanceOf(Date);
  }
});

it('contains the fifty newest entries, each with a unique id', async () => {
  const { items } = parseFeed((await get('/feeds/policy.xml')).body);
  expect(items).toHaveLength(50);
  expect(new Set(items.map(({ id }) => id)).size).toBe(50);
});

it('escapes titles, has plain-text summaries, and omits undated entries', async () => {
  const { body } = await get('/feeds/news.xml');
  const { items } = parseFeed(body);
  expect(items).toHaveLength(2);
  const item = items.find(({ url }) => url?.endsWith(smallId(601)));
  expect(item?.title).toBe(hostile.replace('\u0007', ' '));
  expect(item?.description).toBe('第一段。1 < 2');
  expect(item?.authors).toEqual([expect.objectContaining({ name: 'A & B' })]);
  expect(item?.updated?.toISOString()).toBe('2025-02-01T01:00:00.000Z');
  expect(body).not.toContain('<script');
});

it('is sent compressed to readers that accept it', async () => {
  const plain = await get('/feeds/policy.xml');
  const packed = await get('/feeds/policy.xml', { 'accept-encoding': 'gzip, br' });
  expect([plain.headers.vary, packed.headers.vary, packed.headers['content-encoding']]).toEqual([
    'accept-encoding',
    'accept-encoding',
    'br',
  ]);
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
});

it('responds with 304 to a reader that has it, and includes new entries after a minute', async () => {
  const { headers } = await get('/feeds/news.xml');
  const known = { 'if-none-match': String(headers.etag) };
  expect((await get('/feeds/news.xml', known)).statusCode).toBe(304);
  const store = await server.store();
  await store.updateTable('industryNews').set({ fdTitle: '新标题' }).where('fdId', '=', smallId(600)).execute();
  await contentChanged(store, 'industryNews');
  clock += 60_000;
  const answer = await get('/feeds/news.xml', known);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('新标题');
});

it('omits an entry whose id cannot be part of a URL, and replaces lone surrogates in the others', async () => {
  const row = { fdTitle: '政策\ud83d', fdApplyDate: '2025-05-01', fdContent: '<p>a\udc00b</p>' };
  const rows = ['p\ud83d', 'p-1'].map((fdId) => ({ ...row, fdId }));
  const upstream = await startCannedServer(() => ({ body: { code: 0, rows } }));
  const front = await startTestServer({ listen: false, config: { origin, upstream: upstream.url } });
  const { body, statusCode } = await front.app.inject({ url: '/feeds/policy.xml' });
  expect(statusCode).toBe(200);
  expect(XMLValidator.validate(body)).toBe(true);
  const { items } = parseFeed(body);
  expect(items.map(({ title, url, description }) => [title, url, description])).toEqual([
    ['政策\ufffd', `${origin}/policy/detail/p-1`, 'a\ufffdb'],
  ]);
});

it('reads an upstream by its list call, and responds with 503 while that fails', async () => {
  const rows = [
    { fdId: 7, fdTitle: '外部政策', fdApplyDate: '2025-05-01 24:00:00' },
    { fdId: 8, fdTitle: '没有这一天', fdApplyDate: '2025-02-30' },
  ];
  const upstream = await startCannedServer(() => ({ body: { code: 0, data: { rows } } }));
  const config = { origin, upstream: upstream.url };
  const front = await startTestServer({ listen: false, config, deps: { now: () => clock } });
  const { items } = parseFeed((await front.app.inject({ url: '/feeds/policy.xml' })).body);
  expect(items.map(({ title, url }) => [title, url])).toEqual([['外部政策', `${origin}/policy/detail/7`]]);
  expect(items.map(({ updated }) => updated?.toISOString())).toEqual(['2025-04-30T16:00:00.000Z']);
  clock += 60_000;
  upstream.answering(() => ({ status: 502, body: '<html>' }));
  expect((await front.app.inject({ url: '/feeds/policy.xml' })).statusCode).toBe(503);
});
