import { Readable } from 'node:stream';
import { parseFeed } from '@rowanmanning/feed-parser';
import { XMLValidator } from 'fast-xml-parser';
import { parseFeed as readFeed } from 'htmlparser2';
import { sql } from 'kysely';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { contentChanged } from '../../../server/db/contentVersion';
import { LongReads } from '../../../server/lib/concurrency';
import { maxInPart } from '../../../server/pages/sitemap';
import { canonicalPath } from '../../../src/contract/addresses';
import { type CannedServer, startCannedServer } from '../../support/cannedServer';
import { demoSeed } from '../../support/demoContent';
import { encodings } from '../../support/encodings';
import { casesOn, startTestServer, testEngines, type TestServer, useTestServer } from '../../support/server';
import { smallId, smallSeed } from '../../support/smallSeed';
import { addRows, changeRows } from '../../support/storeRows';

const origin = 'https://portal.example.com';

const ask = ({ app }: TestServer, url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

/** Parses a sitemap part with an independent parser. */
async function readPart(server: TestServer, url: string) {
  const { body, statusCode } = await ask(server, url);
  expect(statusCode).toBe(200);
  expect(XMLValidator.validate(body)).toBe(true);
  return parseSitemap(Readable.from(body));
}

async function readIndex(server: TestServer) {
  const { body } = await ask(server, '/sitemap.xml');
  expect(XMLValidator.validate(body)).toBe(true);
  return (await parseSitemapIndex(Readable.from(body))).map(({ url }) => url);
}

describe.each(testEngines)('the sitemap on the engine %s', (engine) => {
  const server = useTestServer({ engine, listen: false, config: { origin } });
  const get = (url: string, headers?: Record<string, string>) => ask(server, url, headers);

  it('is read in the queue for long reads, so that a crowd of crawlers holds up no page', async () => {
    const run = jest.spyOn(LongReads.prototype, 'run');
    await readPart(server, '/sitemap-1.xml');
    expect(run).toHaveBeenCalled();
    run.mockRestore();
  });

  it('has an index of one part, which contains every list, category and entry once, with absolute addresses', async () => {
    expect(await readIndex(server)).toEqual([`${origin}/sitemap-1.xml`]);
    const urls = (await readPart(server, '/sitemap-1.xml')).map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    const paths = urls.map((url) => url.slice(origin.length));
    expect(urls.every((url) => url.startsWith(`${origin}/`))).toBe(true);
    const expected = [
      '/index',
      '/financial/default',
      '/contactUs',
      '/privacy',
      '/accessibility',
      '/policy',
      '/policy/3',
      '/specialist/detailAll/craft',
      '/supply_demand/demand/board',
      `/policy/detail/${smallId(23)}`,
      `/recruit/detail/${smallId(800)}`,
      `/supply_demand/demand/detail/${smallId(301)}`,
      `/supply_demand/supply/detail/${smallId(311)}`,
    ];
    expect(paths).toEqual(expect.arrayContaining(expected));
    expect(paths.filter((path) => path.startsWith('/policy/detail/'))).toHaveLength(23);
    expect(paths).not.toContain('/financial');
    expect(paths.filter((path) => /Login|Register|account|demand\/detail\/.*31/.test(path))).toEqual([]);
  });

  it('has the date of an entry and of a list’s newest one, never in the future', async () => {
    const items = await readPart(server, '/sitemap-1.xml');
    const day = (path: string) => items.find(({ url }) => url === origin + path)?.lastmod?.slice(0, 10);
    expect(day(`/special/detail/${smallId(600)}`)).toBe('2025-02-01');
    expect(day('/special')).toBe('2025-02-01');
    expect(day('/contactUs')).toBeUndefined();
  });

  it('responds with 304 until the content changes', async () => {
    for (const url of ['/sitemap.xml', '/sitemap-1.xml']) {
      const etag = String((await get(url)).headers.etag);
      expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
      await contentChanged(await server.store(), 'policy');
      expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(200);
    }
  });

  it('includes a new entry, and excludes the demand half once it is disabled', async () => {
    const store = await server.store();
    await changeRows(server, 'policy', { fdId: smallId(1) }, { fdId: 'f'.repeat(32) });
    await contentChanged(store, 'policy');
    const demand = { configId: '9', configName: 'x', configKey: 'demand', configValue: ' False ', configType: 'N' };
    await addRows(server, 'navigation', [{ ...demand, demo: '0' }]);
    await contentChanged(store, 'navigation');
    const paths = (await readPart(server, '/sitemap-1.xml')).map(({ url }) => url.slice(origin.length));
    expect(paths).toContain(`/policy/detail/${'f'.repeat(32)}`);
    expect(paths.filter((path) => path.startsWith('/supply_demand/demand'))).toEqual([]);
  });

  it.each(casesOn(engine, encodings))('is sent with the encoding %s if accepted', async (encoding, unpack) => {
    const plain = await get('/sitemap-1.xml');
    const packed = await get('/sitemap-1.xml', { 'accept-encoding': encoding });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  });

  it.each(['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemap-1.xml.gz'])(
    'has no part %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('is split beyond 50,000 addresses, each of which is in one part', async () => {
    const store = await server.store();
    const rows = 120_001;
    const numbers =
      engine === 'embedded'
        ? sql`with recursive "n"("i") as (select 1 union all select "i" + 1 from "n" where "i" < ${sql.lit(rows)})`
        : sql`with "n"("i") as (select generate_series(1, ${sql.lit(rows)}))`;
    const id = engine === 'embedded' ? sql`printf('%032x', "i")` : sql`lpad(to_hex("i"), 32, '0')`;
    await sql`insert into "industryNews" ("fdId", "fdTitle", "fdApplyDate", "demo") ${numbers}
      select ${id}, 'x', '2025-01-01', '0' from "n"`.execute(store);
    await contentChanged(store, 'industryNews');
    const parts = await readIndex(server);
    expect(parts).toEqual([1, 2, 3].map((part) => `${origin}/sitemap-${part}.xml`));
    const lists = await Promise.all(parts.map((_, index) => get(`/sitemap-${index + 1}.xml`)));
    const urls = lists.map(({ body }) => body.match(/<loc>[^<]*/g) ?? []);
    expect(urls.slice(0, 2).map(({ length }) => length)).toEqual([maxInPart, maxInPart]);
    const all = urls.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((url) => url.includes('/special/detail/'))).toHaveLength(rows + 1);
  });
});

it('uses the origin of a trusted request if none is configured, without caching it for others', async () => {
  const server = await startTestServer({ listen: false });
  expect((await ask(server, '/sitemap.xml', { host: 'one.example' })).body).toContain(
    '<loc>http://one.example/sitemap-1.xml<',
  );
  expect((await ask(server, '/sitemap.xml', { host: 'two.example' })).body).not.toContain('one.example');
  expect((await ask(server, '/sitemap.xml', { host: 'a"b' })).statusCode).toBe(400);
});

it('contains the demo content’s pages by their canonical addresses, and every linked page', async () => {
  const server = await startTestServer({ listen: false, deps: { seed: demoSeed } });
  const paths = (await readPart(server, '/sitemap-1.xml')).map(({ url }) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(250);
  expect(paths.filter((path) => canonicalPath(path) !== path)).toEqual([]);
  const { banner, navigation, ...texts } = demoSeed();
  const links = [
    ...banner.map(({ fdLink }) => fdLink ?? ''),
    ...navigation.flatMap(({ configKey, configValue }) => (configKey === 'home:ai' ? (configValue ?? '') : [])),
    ...Array.from(JSON.stringify(texts).matchAll(/href=\\"(\/[^"\\]*)/g), ([, link = '']) => link),
  ];
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !paths.includes(link))).toEqual([]);
});

describe('with an upstream', () => {
  let upstream: CannedServer;
  let server: TestServer;
  let time: number;
  beforeEach(async () => {
    time = Date.parse('2025-06-01T08:00:00+08:00');
    upstream = await startCannedServer();
    const deps = { now: () => time };
    server = await startTestServer({ listen: false, config: { upstream: upstream.url }, deps });
  });
  const entries = async () =>
    (await readPart(server, '/sitemap.xml')).map(({ url, lastmod }) => [new URL(url).pathname, lastmod ?? null]);
  const rows: Record<string, object[]> = {
    '/api/policy/list': [
      { fdId: 'a/b', fdApplyDate: '2025-05-01 10:00:00' },
      { fdId: 7, fdApplyDate: '2026-01-01' },
      { fdId: 8, fdApplyDate: '2025-02-30' },
      { fdTitle: 'without an id' },
      { fdId: 'no part of a URL \ud800' },
    ],
    '/api/getbuginess/list': [
      { fdId: 'supply', fdGetbuginessType: '2' },
      { fdId: 'demand', fdGetbuginessType: '1' },
    ],
  };
  const lists = (demand: string) =>
    upstream.answering(({ path }) => ({
      body: {
        code: 0,
        rows: path === '/api/system/navigation' ? [{ configKey: 'demand', configValue: demand }] : (rows[path] ?? []),
      },
    }));

  it('contains the sections and the newest entries of each list, read once in ten minutes', async () => {
    lists('true');
    const named = await entries();
    expect(named).toEqual(
      expect.arrayContaining([
        ['/index', null],
        ['/policy', null],
        ['/supply_demand/demand', null],
        ['/policy/detail/a%2Fb', '2025-05-01'],
        ['/policy/detail/7', null],
        ['/policy/detail/8', null],
        ['/supply_demand/supply/detail/supply', null],
        ['/supply_demand/demand/detail/demand', null],
      ]),
    );
    expect(named.filter(([path]) => path!.includes('/detail/'))).toHaveLength(5);
    const calls = upstream.requests.length;
    expect(upstream.requests.every(({ query }) => Number(query.get('pageSize')) <= 100)).toBe(true);
    time += 10 * 60_000 - 1;
    await entries();
    expect(upstream.requests).toHaveLength(calls);
    time += 1;
    await entries();
    expect(upstream.requests).toHaveLength(2 * calls);
    // A clock that was set back.
    time -= 1;
    await entries();
    expect(upstream.requests).toHaveLength(3 * calls);
  });

  it('excludes the demand half if it is disabled', async () => {
    lists('false');
    expect((await entries()).filter(([path]) => path!.includes('demand/demand'))).toEqual([]);
  });

  it('contains the sections while the upstream is unreadable, and retries after a minute', async () => {
    upstream.answering(() => ({ status: 502, body: '<html>' }));
    expect(await entries()).toEqual(expect.arrayContaining([['/policy', null]]));
    lists('true');
    time += 60_000;
    expect(await entries()).toEqual(expect.arrayContaining([['/policy/detail/7', null]]));
  });
});

describe('a feed', () => {
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

  const get = (url: string, headers?: Record<string, string>) => ask(server, url, headers);

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
    // htmlparser2, as other simple readers, takes the first link for the site's.
    expect(readFeed(answer.body)?.link).toBe(`${origin}${list}`);
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

  it.each(encodings)('is sent with the encoding %s if accepted', async (encoding, unpack) => {
    const plain = await get('/feeds/policy.xml');
    const packed = await get('/feeds/policy.xml', { 'accept-encoding': encoding });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: plain.headers.vary });
    expect(plain.headers.vary).toBe('accept-encoding');
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
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

  it.each([
    ['rows', (rows: object[]) => ({ code: 0, data: { rows } })],
    ['list', (list: object[]) => ({ code: 0, data: { list } })],
    ['records', (records: object[]) => ({ success: true, code: 200, result: { records } })],
  ])('reads %s of an upstream by its list call, and responds with 503 while that fails', async (_name, bodyOf) => {
    const rows = [
      { fdId: 7, fdTitle: '外部政策', fdApplyDate: '2025-05-01 24:00:00' },
      { fdId: 8, fdTitle: '没有这一天', fdApplyDate: '2025-02-30' },
    ];
    const upstream = await startCannedServer(() => ({ body: bodyOf(rows) }));
    const config = { origin, upstream: upstream.url };
    const front = await startTestServer({ listen: false, config, deps: { now: () => clock } });
    const { items } = parseFeed((await front.app.inject({ url: '/feeds/policy.xml' })).body);
    expect(items.map(({ title, url }) => [title, url])).toEqual([['外部政策', `${origin}/policy/detail/7`]]);
    expect(items.map(({ updated }) => updated?.toISOString())).toEqual(['2025-04-30T16:00:00.000Z']);
    clock += 60_000;
    upstream.answering(() => ({ status: 502, body: '<html>' }));
    expect((await front.app.inject({ url: '/feeds/policy.xml' })).statusCode).toBe(503);
  });
});
