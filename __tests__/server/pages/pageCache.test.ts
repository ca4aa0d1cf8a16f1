import { pageOf, type CachedPage } from '../../../server/pages/cachedPage';
import { PageCache, pageCacheLimits } from '../../../server/pages/pageCache';

const ages = { ...pageCacheLimits.embedded, late: pageCacheLimits.upstream.late };
let time = 0;
let cache: PageCache;
let renderings: number;
beforeEach(() => {
  time = 1_000_000;
  renderings = 0;
  cache = new PageCache(() => time, ages);
});

const page = (html: string, version: string, isKeepable = true): CachedPage =>
  pageOf({ html, styleSources: [] }, { status: 200, renderedAt: time, version, isKeepable });

/** Requests a page, which is rendered as a sequence number. */
const ask = async (key = '/index', version = '1', isKeepable = true) => {
  const found = await cache.get(key, version, async () => page(String(++renderings), version, isKeepable));
  return found.page.body.toString();
};

/** Lets a background rendering finish. */
const settled = () => new Promise<void>(setImmediate);

it('renders a page once for the same content, and again for other content', async () => {
  expect([await ask(), await ask(), await ask('/index', '2'), await ask('/index', '2')]).toEqual(['1', '1', '2', '2']);
});

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

it('keeps a page whose renewal fails, and retries with the next request', async () => {
  await ask();
  time += ages.fresh;
  const failing = await cache.get('/index', '1', async () => Promise.reject(new Error('broken')));
  expect(failing.page.body.toString()).toBe('1');
  await settled();
  expect(await ask()).toBe('1');
  await settled();
  expect(await ask()).toBe('2');
});

it('passes a failure to all requests waiting for the page, and renders again for later ones', async () => {
  const broken = () => cache.get('/index', '1', () => Promise.reject(new Error('broken')));
  expect(await Promise.allSettled([broken(), broken()])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(await ask()).toBe('1');
});

it('does not cache uncacheable pages, and keeps the last good one', async () => {
  expect([await ask('/a', '1', false), await ask('/a', '1', false)]).toEqual(['1', '2']);
  expect(cache.last('/a')).toBeUndefined();
  await ask('/a', '1');
  await ask('/a', '2', false);
  expect(cache.last('/a')?.page.body.toString()).toBe('3');
});

it('evicts the least recently used pages when they grow too large together', async () => {
  const big = 'x'.repeat(pageCacheLimits.bytes / 4);
  const keep = (key: string) =>
    cache.get(key, '1', async () => {
      renderings += 1;
      return page(big, '1');
    });
  for (const key of ['/a', '/b', '/c', '/d']) await keep(key);
  await keep('/a');
  await keep('/e');
  expect(['/a', '/b', '/c', '/d', '/e'].filter((key) => cache.last(key))).toEqual(['/a', '/c', '/d', '/e']);
  expect(renderings).toBe(5);
});

it.each([404, 302])('evicts a page whose renewal results in status %s', async (status) => {
  await ask();
  time += ages.fresh;
  const gone = { ...page('gone', '1', false), status, location: status === 302 ? '/index' : undefined };
  await cache.get('/index', '1', async () => gone);
  await settled();
  expect(cache.last('/index')).toBeUndefined();
});

it('caches pages with status 404 for seconds, only the newest hundred, and apart from the others', async () => {
  await ask('/good');
  const notFound = (key: string) =>
    cache.get(key, '1', async () => ({ ...page(String(++renderings), '1'), status: 404 }));
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

it('does not treat a page as fresh that was rendered before the clock was set back', async () => {
  const notFound = () => cache.get('/lost', '1', async () => ({ ...page(String(++renderings), '1'), status: 404 }));
  await ask();
  await notFound();
  time -= 60_000;
  expect(await ask()).toBe('3');
  expect((await notFound()).page.body.toString()).toBe('4');
  time -= 60_000;
  const late = await cache.get('/index', '1', async () => page('late', '1', false));
  expect([late.page.body.toString(), late.isOutdated]).toEqual(['late', false]);
});

describe('a page that cannot be rendered again', () => {
  const failing = () => cache.get('/index', '1', () => Promise.reject(new Error('broken')));
  const late = () => cache.get('/index', '1', async () => page('late', '1', false));
  const shown = async (found: ReturnType<typeof failing>) => {
    const { page: sent, isOutdated } = await found;
    return [sent.body.toString(), isOutdated];
  };

  it.each([
    ['throws', failing],
    ['is late', late],
  ])('is the last good one, known to be outdated, while rendering %s', async (_case, render) => {
    await ask();
    time += ages.fresh;
    expect(await shown(render())).toEqual(['1', false]);
    await settled();
    expect(await shown(render())).toEqual(['1', true]);
    time += ages.stale;
    expect(await shown(render())).toEqual(['1', true]);
    await ask();
    expect(await shown(render())).toEqual(['2', false]);
  });

  it('is sent without waiting for an upstream that has failed before and hangs now', async () => {
    await ask();
    time += ages.stale;
    expect(await shown(failing())).toEqual(['1', true]);
    jest.useFakeTimers();
    const hanging = shown(cache.get('/index', '1', () => new Promise(() => undefined)));
    await jest.advanceTimersByTimeAsync(pageCacheLimits.retryWaitMs);
    jest.useRealTimers();
    expect(await hanging).toEqual(['1', true]);
  });

  it('is replaced after an hour by one with missing reads', async () => {
    await ask();
    time += ages.late;
    expect(await shown(failing())).toEqual(['1', true]);
    expect(await shown(late())).toEqual(['late', false]);
  });
});

it.each(['fails', 'finds nothing'])('is not affected if an earlier rendering %s after it', async (how) => {
  let end = () => {};
  const earlier = cache.get('/index', '1', async () => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    if (how === 'fails') throw new Error('late');
    return pageOf({ html: '', styleSources: [] }, { status: 404, renderedAt: time, version: '1', isKeepable: false });
  });
  await ask('/index', '2');
  end();
  await Promise.allSettled([earlier]);
  const found = await cache.get('/index', '2', async () => page('again', '2'));
  expect([found.page.body.toString(), found.isOutdated]).toEqual(['1', false]);
});
