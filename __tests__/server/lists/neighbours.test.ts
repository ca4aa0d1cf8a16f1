import type { Neighbours } from '../../../src/contract/relations';
import { startTestServer, testEngines, useTestServer } from '../../support/server';
import { smallId, smallSeed } from '../../support/smallSeed';

const today = '2025-06-01';
const pick = <Value>(values: readonly Value[], number: number): Value => values[number % values.length]!;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const policies = range(30).map((number) => ({
  ...smallSeed.policy[0]!,
  fdId: smallId(number),
  fdTitle: `政策 ${number}`,
  fdLevel: pick(['市级', '省级', null], number),
  fdClass: pick(['1', '2'], Math.floor(number / 2)),
  fdApplyDate: pick(['2025-05-01', '2024-11-30 08:00:00', null, '2025-05-01'], Math.floor(number / 3)),
}));

const jobs = range(3).map((number) => ({
  ...smallSeed.recruit[0]!,
  fdId: smallId(2000 + number),
  fdPost: number === 1 ? null : `岗位 ${number}`,
}));

/** Open and closed rows mixed, some with the same time. */
const entries = range(36).map((number) => ({
  ...smallSeed.getbuginess[0]!,
  fdId: smallId(1000 + number),
  fdGetbuginessName: `条目 ${number}`,
  fdGetbuginessType: pick(['1', '2'] as const, number),
  fdType: pick(['board', 'door'], Math.floor(number / 5)),
  fdGetbuginessPrice: pick(['900', '36', null], number),
  fdDeadlineTime: pick(['2025-05-31', '2025-06-01', '2025-03-01', null, '2025-12-31'], number),
  fdReleaseTime: pick(['2025-04-02 08:00:00', '2025-04-01', '2025-01-09', '2024-12-31 10:00:00', null], number % 7),
}));

describe.each(testEngines)('the neighbours of an entry on the engine %s', (engine) => {
  const server = useTestServer({
    engine,
    listen: false,
    config: { extras: ['relations', 'filters'] },
    deps: {
      seed: () => ({ ...smallSeed, policy: policies, getbuginess: entries, recruit: jobs }),
      now: () => Date.parse(`${today}T12:00:00+08:00`),
    },
  });

  const listed = async (area: string, query: string): Promise<string[]> => {
    const answer = await server.app.inject(`/api/${area}/list?pageSize=500&${query}`);
    return answer.json<{ rows: { fdId: string }[] }>().rows.map(({ fdId }) => fdId);
  };
  const beside = async (area: string, fdId: string, query: string): Promise<Neighbours | undefined> => {
    const answer = await server.app.inject(`/api/${area}/neighbours?fdId=${fdId}&${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data?: Neighbours }>().data;
  };

  it.each([
    ['policy', ''],
    ['policy', 'category=2'],
    ['policy', 'fdLevel=省级&fdLevel=市级'],
    ['policy', 'category=1&order=fdApplyDate'],
    ['getbuginess', ''],
    ['getbuginess', 'type=1'],
    ['getbuginess', 'type=2&category=board'],
    ['getbuginess', 'type=1&fdDeadlineTime=open&order=fdGetbuginessPrice'],
  ])('are those of the list %s?%s, from its first row to its last', async (area, query) => {
    const ids = await listed(area, query);
    expect(ids.length).toBeGreaterThan(4);
    for (const [place, fdId] of ids.entries()) {
      const { previous, next } = (await beside(area, fdId, query))!;
      expect([previous?.fdId, next?.fdId]).toEqual([ids[place - 1], ids[place + 1]]);
    }
  });

  it('have their titles', async () => {
    const [first, second] = await listed('policy', '');
    const { next } = (await beside('policy', first!, ''))!;
    expect(next).toEqual({ fdId: second, title: policies.find(({ fdId }) => fdId === second)!.fdTitle });
  });

  it('have an empty title if an item has none', async () => {
    const { previous } = (await beside('recruit', smallId(2000), ''))!;
    expect(previous).toEqual({ fdId: smallId(2001), title: '' });
  });

  it('are those of the wider list if the entry is not in the filtered one', async () => {
    const other = policies.find(({ fdClass }) => fdClass === '1')!.fdId;
    expect(await beside('policy', other, 'category=2')).toEqual(await beside('policy', other, ''));
    const closed = entries.find(
      ({ fdDeadlineTime, fdGetbuginessType }) => fdDeadlineTime === '2025-03-01' && fdGetbuginessType === '1',
    )!.fdId;
    expect(await beside('getbuginess', closed, 'type=1&fdDeadlineTime=open')).toEqual(
      await beside('getbuginess', closed, 'type=1'),
    );
  });

  it('do not exist for an unknown entry', async () => {
    expect(await beside('policy', smallId(999), '')).toBeUndefined();
    expect(await beside('policy', 'nonsense', '')).toBeUndefined();
  });
});

it('are not available if relations are disabled', async () => {
  const server = await startTestServer({ listen: false, config: { extras: [] } });
  const answer = await server.app.inject(`/api/policy/neighbours?fdId=${smallSeed.policy[0]!.fdId}`);
  await server.close();
  expect(answer.statusCode).toBe(404);
});
