import { FilterThread, FilterThreads } from '../../../server/filters/filterThread';
import { contentChanged } from '../../../server/db/contentVersion';
import type { Store, StoreTransaction } from '../../../server/db/schema';
import { testEngines, useTestServer } from '../../support/server';
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
  const [news] = smallSeed.industryNews;
  const rows = Array.from({ length: 1203 }, (_, row) => {
    return { ...news!, fdId: smallId(row), fdTitle: `第 ${row} 条`, fdComName: row % 3 ? '观察组' : '平台' };
  });
  const seed = () => ({ ...smallSeed, industryNews: rows });
  const server = useTestServer({ engine, listen: false, config: { extras: ['filters'] }, deps: { seed } });

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

  describe('after a change', () => {
    let store: Store;
    let call: jest.SpyInstance;
    beforeAll(async () => {
      store = await server.store();
    });
    beforeEach(async () => {
      await get('filters');
      call = jest.spyOn(FilterThread.prototype, 'call');
    });
    afterEach(() => call.mockRestore());

    const totalOf = async (issuer: string) =>
      (await get(`filters?fdComName=${encodeURIComponent(issuer)}`)).json().data.total as number;
    /** Rows that the thread was given for each refresh; `all`: the list was read again. */
    const given = () =>
      (call.mock.calls as [string, string, string[], unknown[]][]).flatMap(([name, , , rows]): (string | number)[] => {
        if (name === 'begin') return ['all'];
        return name === 'update' ? [rows.length] : [];
      });
    const change = (work: (trx: StoreTransaction) => Promise<unknown>) =>
      store.transaction().execute(async (trx) => {
        await work(trx);
        await contentChanged(trx, 'industryNews');
      });
    const rename = (trx: StoreTransaction, numbers: number[], fdComName: string) =>
      trx.updateTable('industryNews').set({ fdComName }).where('fdId', 'in', numbers.map(smallId)).execute();

    it('reads only the rows that have changed', async () => {
      await change((trx) => rename(trx, [1], '新名'));
      expect([await totalOf('新名'), given()]).toEqual([1, [1]]);
      await change(async (trx) => {
        await rename(trx, [2, 4], '新名');
        await rename(trx, [4, 5], '新名');
        await trx.deleteFrom('industryNews').where('fdId', '=', smallId(1)).execute();
        const row = { ...smallSeed.industryNews[0]!, fdId: smallId(90_000), fdComName: '新名', demo: '0' };
        await trx.insertInto('industryNews').values(row).execute();
      });
      expect([await totalOf('新名'), given()]).toEqual([4, [1, 4]]);
      const { rows } = (await get(`list?fdComName=${encodeURIComponent('新名')}`)).json();
      expect((rows as { fdId: string }[]).map(({ fdId }) => fdId).sort()).toEqual([2, 4, 5, 90_000].map(smallId));
    });

    it('reads the rows of all changes since, and nothing for those of other areas', async () => {
      for (const number of [7, 8, 10]) await change((trx) => rename(trx, [number], '又名'));
      await contentChanged(store, 'policy');
      expect([await totalOf('又名'), given()]).toEqual([3, [3]]);
    });

    it('shares a refresh and an answer among all who ask at the same time', async () => {
      await change((trx) => rename(trx, [11], '别名'));
      const totals = await Promise.all(Array.from({ length: 100 }, () => totalOf('别名')));
      expect([new Set(totals), given()]).toEqual([new Set([1]), [1]]);
      expect(call.mock.calls.filter(([name]) => name === 'filters')).toHaveLength(1);
    });

    it('reads the list again where very many rows have changed, or nobody knows which', async () => {
      await change((trx) => trx.updateTable('industryNews').set({ fdComName: '同名' }).execute());
      expect([await totalOf('同名'), given()]).toEqual([1203, ['all']]);
      await change((trx) => rename(trx, [13], '后来'));
      expect([await totalOf('后来'), given()]).toEqual([1, ['all', 1]]);
      await change((trx) => rename(trx, [14], '后来'));
      await store.deleteFrom('contentChange').execute();
      expect([await totalOf('后来'), given()]).toEqual([2, ['all', 1, 'all']]);
    });

    it('remembers the changed rows of a thousand versions', async () => {
      const entry = (area: string, version: number, fdId: string) => ({ area, version, number: 9, fdId });
      await store.updateTable('contentVersion').set({ version: 5000 }).where('area', '=', 'industryNews').execute();
      const entries = [entry('industryNews', 4001, 'b'), entry('industryNews', 4002, 'c'), entry('policy', 1, 'd')];
      await store.insertInto('contentChange').values(entries).execute();
      await change((trx) => rename(trx, [15], '后来'));
      const kept = await store
        .selectFrom('contentChange')
        .select('fdId')
        .where('fdId', 'in', ['b', 'c', 'd'])
        .execute();
      expect(kept.map(({ fdId }) => fdId).sort()).toEqual(['c', 'd']);
    });
  });
});
