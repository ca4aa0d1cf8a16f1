import type { Neighbours, Relations } from '../../../src/contract/relations';
import { testEngines, useTestServer } from '../../support/server';
import { rowsLike, smallId, smallSeed } from '../../support/smallSeed';
import { pick } from '../../support/numbered';

const today = '2025-06-01';
const entry = (number: number, values: object) => ({
  ...smallSeed.getbuginess[0]!,
  fdId: smallId(1000 + number),
  fdGetbuginessType: '2' as const,
  fdType: 'door',
  fdGetbuginessName: `供应 ${number}`,
  fdGetbuginessNumber: '100',
  fdArea: '安徽·合肥',
  fdReleaseTime: `2025-05-${String(number).padStart(2, '0')} 08:00:00`,
  fdDeadlineTime: '2025-07-01',
  ...values,
});
const demand = entry(1, { fdGetbuginessType: '1', fdGetbuginessName: '橱柜门板', fdGetbuginessNumber: '1800' });
const over = entry(2, { fdGetbuginessType: '1', fdGetbuginessName: '旧门板', fdDeadlineTime: '2025-05-31' });
const glue = entry(9, {
  fdGetbuginessType: '1',
  fdGetbuginessName: '封边胶',
  fdType: 'oem',
  fdGetbuginessModel: 'PUR/桶',
  fdGetbuginessNumber: '50',
});
const entries = [
  demand,
  over,
  entry(3, { fdGetbuginessName: '烤漆门板', fdGetbuginessNumber: '2000' }),
  entry(4, { fdGetbuginessNumber: '3600', fdArea: '四川·成都' }),
  entry(5, { fdGetbuginessNumber: '899' }),
  entry(6, { fdGetbuginessNumber: '3601', fdArea: null }),
  entry(7, { fdGetbuginessName: '橱柜门板 五金', fdType: 'board', fdArea: '广东·佛山', fdGetbuginessNumber: null }),
  entry(8, { fdDeadlineTime: '2025-05-31', fdGetbuginessNumber: '1800' }),
  glue,
  entry(10, { fdGetbuginessName: '封边条', fdType: 'oem', fdGetbuginessModel: '22×1.0/米', fdGetbuginessNumber: '50' }),
];
const policy = (number: number, fdTitle: string, fdClass: string) => ({
  ...smallSeed.policy[0]!,
  fdId: smallId(number),
  fdTitle,
  fdClass,
  fdTheme: null,
  fdContent: null,
});
const policies = [
  policy(1, '水性涂装改造补助申报通知', '2'),
  policy(2, '一图读懂水性涂装改造补助', '3'),
  policy(3, '木材进口检疫办法', '1'),
  policy(4, '粉尘防爆解读', '3'),
];
const seed = () => ({
  ...smallSeed,
  getbuginess: entries,
  policy: policies,
  project: [
    { ...smallSeed.project[0]!, fdId: smallId(501), fdProjectName: '水性涂装示范', fdApplicationEnd: '2025-05-01' },
    { ...smallSeed.project[0]!, fdId: smallId(502), fdProjectName: '涂装车间水性改造', fdApplicationEnd: '2025-08-01' },
    { ...smallSeed.project[0]!, fdId: smallId(503), fdProjectName: '出口展会', fdApplicationEnd: '2025-08-01' },
  ],
  specialist: [
    { ...smallSeed.specialist[0]!, fdId: smallId(601), fdName: '甲', fdField: '水性涂装、环保检测', fdIntro: null },
    { ...smallSeed.specialist[0]!, fdId: smallId(602), fdName: '乙', fdField: '财税', fdIntro: null },
  ],
});

describe.each(testEngines)('related content, on the engine %s', (engine) => {
  const server = useTestServer({
    engine,
    listen: false,
    config: { extras: ['relations'] },
    deps: { seed, now: () => Date.parse(`${today}T12:00:00+08:00`) },
  });

  const related = async (area: string, fdId: string): Promise<Relations | undefined> => {
    const answer = await server.app.inject(`/api/relations/of?area=${area}&fdId=${fdId}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ data?: Relations }>().data;
  };
  const ids = ({ groups }: Relations) => groups.map(({ kind, rows }) => [kind, ...rows.map(({ fdId }) => fdId)]);

  it('ranks the open supplies for a demand by category, province and quantity, with reasons', async () => {
    const answer = (await related('getbuginess', demand.fdId))!;
    expect(ids(answer)).toEqual([['fitting', smallId(1003), smallId(1005), smallId(1004), smallId(1006)]]);
    expect(answer.groups[0]!.rows.map(({ fit }) => fit)).toEqual([
      { category: true, province: true, quantity: 'alike' },
      { category: true, province: true, quantity: 'less' },
      { category: true, province: false, quantity: 'alike' },
      { category: true, province: false, quantity: 'more' },
    ]);
  });

  it('compares no quantities of different units', async () => {
    const [fitting] = (await related('getbuginess', glue.fdId))!.groups;
    expect(fitting!.rows.map(({ fit }) => fit!.quantity)).toEqual([null]);
  });

  it('finds the demands for a supply in the same way', async () => {
    expect(ids((await related('getbuginess', smallId(1003)))!)).toEqual([['fitting', demand.fdId]]);
  });

  it('shows open entries for a closed one', async () => {
    expect(ids((await related('getbuginess', over.fdId))!)).toEqual([['alike', demand.fdId]]);
  });

  it('contains no personal data', async () => {
    const text = JSON.stringify(await related('getbuginess', demand.fdId));
    expect(text).not.toContain('fdContacts');
  });

  it('contains a policy’s interpretations, projects and people, open ones first', async () => {
    expect(ids((await related('policy', smallId(1)))!)).toEqual([
      ['interpretations', smallId(2)],
      ['projects', smallId(502), smallId(501)],
      ['experts', smallId(601)],
    ]);
  });

  it('contains an interpretation’s policies', async () => {
    expect(ids((await related('policy', smallId(2)))!)[0]).toEqual(['policies', smallId(1)]);
  });

  it('contains the other apps of an app’s category', async () => {
    const [first] = smallSeed.app;
    const like = smallSeed.app.filter(({ fdId, category }) => fdId !== first!.fdId && category === first!.category);
    const [group] = (await related('app', first!.fdId))!.groups;
    expect(group!.kind).toBe('apps');
    expect(group!.rows.map(({ fdId }) => fdId).sort()).toEqual(
      like
        .map(({ fdId }) => fdId)
        .sort()
        .slice(0, 4),
    );
  });

  it('is empty for an unknown item', async () => {
    expect(await related('policy', smallId(999))).toBeUndefined();
    expect(await related('banner', smallId(1))).toBeUndefined();
    expect(await related('policy', "' or 1=1")).toBeUndefined();
  });
});

const listedPolicies = rowsLike('policy', 0, 30, (number) => ({
  fdTitle: `政策 ${number}`,
  fdLevel: pick(['市级', '省级', null], number),
  fdClass: pick(['1', '2'], Math.floor(number / 2)),
  fdApplyDate: pick(['2025-05-01', '2024-11-30 08:00:00', null, '2025-05-01'], Math.floor(number / 3)),
}));

const jobs = rowsLike('recruit', 2000, 3, (number) => ({
  fdPost: number === 1 ? null : `岗位 ${number}`,
}));

/** Open and closed rows mixed, some with the same time. */
const listedEntries = rowsLike('getbuginess', 1000, 36, (number) => ({
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
      seed: () => ({ ...smallSeed, policy: listedPolicies, getbuginess: listedEntries, recruit: jobs }),
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
    expect(next).toEqual({ fdId: second, title: listedPolicies.find(({ fdId }) => fdId === second)!.fdTitle });
  });

  it('have an empty title if an item has none', async () => {
    const { previous } = (await beside('recruit', smallId(2000), ''))!;
    expect(previous).toEqual({ fdId: smallId(2001), title: '' });
  });

  it('are those of the wider list if the entry is not in the filtered one', async () => {
    const other = listedPolicies.find(({ fdClass }) => fdClass === '1')!.fdId;
    expect(await beside('policy', other, 'category=2')).toEqual(await beside('policy', other, ''));
    const closed = listedEntries.find(
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
