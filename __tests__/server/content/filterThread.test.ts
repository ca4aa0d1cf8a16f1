import { FilterThread, FilterThreads } from '../../../server/content/filterThread';
import { startTestServer, testEngines, type TestServer } from '../../support/server';
import { smallId, smallSeed } from '../../support/smallSeed';

const paging = { pageNum: 1, pageSize: 10, order: [], reasonable: true };
const plan = {
  fields: [
    ['fdTitle', { kind: 'text', facet: { kind: 'value', label: '标题' } }],
    ['fdDate', { kind: 'date' }],
  ] as const,
  order: ['fdDate', 'desc'] as const,
  conditions: [],
};
const all = { conditions: [], chosen: {}, order: null, today: '2025-06-01' };
const idOf = (row: number) => row.toString(16).padStart(32, '0');

/** Three rows, the newest id first. */
async function fill(thread: FilterThread): Promise<void> {
  const columns = await thread.call('begin', 'news', plan);
  expect([...columns].sort()).toEqual(['fdDate', 'fdId', 'fdTitle']);
  const row = (number: number) => ({ fdId: idOf(number), fdTitle: `第 ${number} 条`, fdDate: `2025-01-0${number}` });
  await thread.call('add', 'news', [row(3), row(2)]);
  await thread.call('add', 'news', [row(1)]);
  expect(await thread.call('finish', 'news')).toBe(3);
}

let threads: FilterThreads;
beforeEach(() => {
  threads = new FilterThreads();
});
afterEach(() => threads.close());

const ended = { statusCode: 503, message: 'the thread of the filters has ended' };

it('gives each question its own answer, also after one that fails', async () => {
  const thread = threads.running();
  await fill(thread);
  const [found, failure, beside] = await Promise.allSettled([
    thread.call('page', 'news', { ...all, chosen: { fdTitle: ['第 2 条'] } }, paging),
    thread.call('page', 'other', all, paging),
    thread.call('beside', 'news', all, idOf(2)),
  ]);
  expect(found).toEqual({ status: 'fulfilled', value: { total: 1, ids: [idOf(2)] } });
  expect(failure).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('undefined') } });
  expect(beside).toEqual({ status: 'fulfilled', value: { previous: idOf(3), next: idOf(1) } });
  expect(threads.running()).toBe(thread);
});

it('refuses what is under way when the thread dies, and starts another one with the next question', async () => {
  const thread = threads.running();
  await fill(thread);
  // First, so that the thread cannot be quicker.
  const closed = thread.close();
  const asked = [1, 2].map(() => expect(thread.call('page', 'news', all, paging)).rejects.toMatchObject(ended));
  await Promise.all([closed, ...asked]);
  await expect(thread.call('page', 'news', all, paging)).rejects.toMatchObject(ended);
  const next = threads.running();
  expect([thread.isOver, next.isOver]).toEqual([true, false]);
  await fill(next);
});

it('starts no thread any more once the server closes', async () => {
  await fill(threads.running());
  await threads.close();
  expect(() => threads.running()).toThrow(expect.objectContaining({ statusCode: 503 }));
});

describe.each(testEngines)('a server on the engine %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    const [news] = smallSeed.industryNews;
    const rows = Array.from({ length: 1203 }, (_, row) => {
      return { ...news!, fdId: smallId(row), fdTitle: `第 ${row} 条`, fdComName: row % 3 ? '观察组' : '平台' };
    });
    const seed = () => ({ ...smallSeed, industryNews: rows });
    server = await startTestServer({ engine, listen: false, config: { extras: ['filters'] }, deps: { seed } });
  });
  afterAll(() => server.close());

  const platform = `fdComName=${encodeURIComponent('平台')}`;
  const get = (path: string) => server.app.inject(`/api/industryNews/${path}`);

  it('filters all rows of a list that is read bit by bit', async () => {
    expect((await get(`filters?${platform}`)).json().data.total).toBe(401);
    const { total, rows } = (await get(`list?${platform}&pageSize=500`)).json();
    const ids = new Set((rows as { fdId: string }[]).map(({ fdId }) => fdId));
    expect([total, ids]).toEqual([401, new Set(Array.from({ length: 401 }, (_, row) => smallId(3 * row)))]);
  });

  it('refuses a request whose thread dies, and answers the next one', async () => {
    const ask = FilterThread.prototype.call as (...asked: unknown[]) => Promise<never>;
    const call = jest.spyOn(FilterThread.prototype, 'call');
    await get(`list?${platform}&pageSize=7`);
    const [thread] = call.mock.contexts as FilterThread[];
    call.mockImplementationOnce((...asked) => {
      void thread!.close();
      return ask.apply(thread, asked);
    });
    const path = `list?${platform}&pageNum=2&pageSize=7`;
    const refused = await get(path);
    expect([refused.statusCode, refused.json().msg]).toEqual([503, '服务暂时不可用，请稍后再试']);
    expect((await get(path)).json()).toMatchObject({ total: 401, rows: { length: 7 } });
    call.mockRestore();
  });
});
