import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type CachedPage, pageOf } from '../../../server/pages/cachedPage';
import { PageBody } from '../../../server/pages/pageBody';
import { PageCache, pageCacheLimits, type PageContent } from '../../../server/pages/pageCache';
import { deferred } from '../../support/deferred';
import { eventually } from '../../support/eventually';

const { late, hanging } = pageCacheLimits.upstream;
const ages = { ...pageCacheLimits.embedded, late, hanging };
let time = 0;
let cache: PageCache;
let renderings: number;
beforeEach(() => {
  time = 1_000_000;
  renderings = 0;
  cache = new PageCache(() => time, ages);
});

const page = (html: string, version: string, isKeepable = true): CachedPage =>
  pageOf(
    { html, sources: { styles: [], scripts: [] } },
    { status: 200, renderedAt: time, writes: Number(version), isKeepable },
  );

const textOf = async ({ body }: CachedPage) => (await body.plain()).toString();

/** A version of the content; pages of another one are outdated. */
const of = (version: string): PageContent => ({
  version,
  stateOf: ({ writes }) => (String(writes) === version ? 'current' : 'outdated'),
});

/** Requests a page, which is rendered as a sequence number. */
const ask = async (key = '/index', version = '1', isKeepable = true) => {
  const found = await cache.get(key, of(version), async () => page(String(++renderings), version, isKeepable));
  return textOf(found.page);
};

/** Lets a background rendering finish. */
const settled = () => new Promise<void>(setImmediate);

it('sends a page that is a minute old once more while a new one is rendered', async () => {
  await ask();
  time += ages.fresh - 1;
  expect([await ask(), renderings]).toEqual(['1', 1]);
  time += 1;
  expect(await ask()).toBe('1');
  await settled();
  expect([await ask(), renderings]).toEqual(['2', 2]);
});

it('waits for a new page once the cached one is ten minutes old', async () => {
  await ask();
  time += ages.stale;
  expect(await ask()).toBe('2');
});

it('shares one rendering among concurrent requests, but not one of earlier content', async () => {
  const answers = await Promise.all([ask(), ask(), ask(), ask('/index', '2')]);
  expect(answers).toEqual(['1', '1', '1', '2']);
});

it('passes a failure to all requests waiting for the page, and renders again for later ones', async () => {
  const broken = () => cache.get('/index', of('1'), () => Promise.reject(new Error('broken')));
  expect(await Promise.allSettled([broken(), broken()])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(await ask()).toBe('1');
});

describe('the memory of all pages', () => {
  const size = 10_000;
  beforeEach(() => {
    cache = new PageCache(() => time, ages, 4.5 * size);
  });
  const keep = (key: string, html: string) =>
    cache.get(key, of('1'), async () => {
      renderings += 1;
      return page(html, '1');
    });
  const cachedPaths = () => ['/a', '/b', '/c', '/d', '/e'].filter((key) => cache.last(key));

  it('is bounded: the least recently used ones are evicted', async () => {
    // Hardly compressible.
    const html = () => randomBytes(size).toString('latin1');
    for (const key of ['/a', '/b', '/c']) await (await keep(key, html())).page.body.packed('br');
    await keep('/a', '');
    await (await keep('/d', html())).page.body.packed('br');
    expect(cachedPaths()).toEqual(['/a', '/c', '/d']);
    expect(renderings).toBe(4);
  });
});

it.each([404, 302])('evicts a page whose renewal results in status %s', async (status) => {
  await ask();
  time += ages.fresh;
  const missingPage = { ...page('gone', '1', false), status, location: status === 302 ? '/index' : undefined };
  await cache.get('/index', of('1'), async () => missingPage);
  await settled();
  expect(cache.last('/index')).toBeUndefined();
});

it('caches pages with status 404 for seconds, only the newest hundred, and apart from the others', async () => {
  await ask('/good');
  const notFound = (key: string) =>
    cache.get(key, of('1'), async () => ({ ...page(String(++renderings), '1'), status: 404 }));
  for (let number = 0; number <= pageCacheLimits.notFoundPages; number += 1) await notFound(`/lost/${number}`);
  renderings = 0;
  await notFound('/lost/1');
  expect(renderings).toBe(0);
  await notFound('/lost/0');
  expect(renderings).toBe(1);
  time += pageCacheLimits.notFound;
  await notFound('/lost/0');
  expect(renderings).toBe(2);
  expect(cache.last('/lost/0')).toBeUndefined();
  expect(cache.last('/good')).toBeDefined();
});

it('sends a page that has come in place of one that was not there, to those too whose version is older', async () => {
  const from = (version: string): PageContent => ({
    version,
    stateOf: ({ writes }) => (writes >= Number(version) ? 'current' : 'outdated'),
  });
  await cache.get('/new', from('1'), async () => ({ ...page('nothing', '1'), status: 404 }));
  await cache.get('/new', from('2'), async () => page('here', '2'));
  expect(await textOf((await cache.get('/new', from('1'), async () => page('again', '1'))).page)).toBe('here');
});

it('does not treat a page as fresh that was rendered before the clock was set back', async () => {
  const notFound = () => cache.get('/lost', of('1'), async () => ({ ...page(String(++renderings), '1'), status: 404 }));
  await ask();
  await notFound();
  time -= 60_000;
  expect(await ask()).toBe('3');
  expect(await textOf((await notFound()).page)).toBe('4');
  time -= 60_000;
  const found = await cache.get('/index', of('1'), async () => page('late', '1', false));
  expect([await textOf(found.page), found.isOutdated]).toEqual(['late', false]);
});

describe('a page that cannot be rendered again', () => {
  const failing = () => cache.get('/index', of('1'), () => Promise.reject(new Error('broken')));
  const partial = () => cache.get('/index', of('2'), async () => page('partial', '2', false));
  const shown = async (found: ReturnType<typeof failing>) => {
    const { page: sent, isOutdated } = await found;
    return [await textOf(sent), isOutdated];
  };

  it('is sent without waiting for an upstream that has failed before and hangs now', async () => {
    await ask();
    time += ages.stale;
    expect(await shown(failing())).toEqual(['1', true]);
    jest.useFakeTimers();
    const hanging = shown(cache.get('/index', of('1'), () => new Promise(() => undefined)));
    await jest.advanceTimersByTimeAsync(pageCacheLimits.retryWaitMs);
    jest.useRealTimers();
    expect(await hanging).toEqual(['1', true]);
  });

  it('is replaced after a minute by one with missing reads', async () => {
    await ask();
    time += ages.late - 1;
    expect(await shown(partial())).toEqual(['1', true]);
    time += 1;
    expect(await shown(partial())).toEqual(['partial', false]);
  });
});

it.each(['fails', 'finds nothing'])('is not affected if an earlier rendering %s after it', async (how) => {
  const pending = deferred();
  const earlier = cache.get('/index', of('1'), async () => {
    await pending.promise;
    if (how === 'fails') throw new Error('late');
    return { ...page('', '1', false), status: 404 };
  });
  await ask('/index', '2');
  pending.resolve();
  await Promise.allSettled([earlier]);
  const found = await cache.get('/index', of('2'), async () => page('again', '2'));
  expect([await textOf(found.page), found.isOutdated]).toEqual(['1', false]);
});

const texts = path.resolve(__dirname, '../../../content/demo/policy/2');
const html = Buffer.concat(fs.readdirSync(texts).map((name) => fs.readFileSync(path.join(texts, name))));

/** A page that a second of waiting makes so much older. */
function pageOfAge(ms: number, effort?: number): PageBody {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const body = new PageBody(html, undefined, effort);
  clock.mockReturnValue(ms);
  return body;
}
afterEach(() => jest.restoreAllMocks());

async function sendOften(body: PageBody): Promise<Buffer> {
  for (let sends = 0; sends < 8; sends += 1) await body.packed('br');
  return body.packed('br');
}

it('a page that is sent often and stays the same becomes smaller, and is the same page', async () => {
  const body = pageOfAge(6000);
  const first = await body.packed('br');
  await sendOften(body);
  await eventually(async () => expect((await body.packed('br')).length).toBeLessThan(first.length));
  const last = await body.packed('br');
  expect(brotliDecompressSync(last)).toEqual(html);
  expect(body.bytes).toBe(last.length);
  expect(await body.plain()).toEqual(html);
});
