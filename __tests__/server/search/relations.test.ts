import type { Relations } from '../../../src/contract/relations';
import * as index from '../../../server/db/searchIndex';
import { RelatedItems } from '../../../server/search/relatedItems';
import { deferred } from '../../support/deferred';
import { testEngines, useTestServer } from '../../support/server';
import { smallId, smallSeed } from '../../support/smallSeed';

jest.mock('../../../server/db/searchIndex', () => ({
  __esModule: true,
  ...jest.requireActual('../../../server/db/searchIndex'),
}));

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
    deps: { seed, now: () => time },
  });
  let time = Date.parse(`${today}T12:00:00+08:00`);

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

  it.each(['project', 'financial', 'specialist', 'industryNews', 'recruit'] as const)(
    'is returned for %s',
    async (area) => {
      expect((await related(area, seed()[area][0]!.fdId))!.groups).toBeInstanceOf(Array);
    },
  );

  it('is kept for ten seconds at most while the index is being built', async () => {
    const waits = jest.spyOn(index, 'isIndexWaiting').mockResolvedValue(true);
    const find = jest.spyOn(RelatedItems.prototype, 'of');
    const found = async () => {
      await related('policy', smallId(4));
      return find.mock.calls.length;
    };
    expect([await found(), await found()]).toEqual([1, 1]);
    time += 10_000;
    expect(await found()).toBe(2);
    waits.mockResolvedValue(false);
    expect(await found()).toBe(3);
    time += 10_000;
    expect(await found()).toBe(3);
    waits.mockRestore();
    find.mockRestore();
  });

  it('is returned to one visitor while another requests more than the queue holds', async () => {
    const held = deferred();
    const find = jest.spyOn(RelatedItems.prototype, 'of').mockReturnValue(held.promise.then(() => ({ groups: [] })));
    const ask = (remoteAddress: string, number: number) =>
      server.app.inject({ url: `/api/relations/of?area=policy&fdId=${smallId(number)}`, remoteAddress });
    let refused = 0;
    for (let number = 0; number < 80; number += 1) {
      void ask('203.0.113.1', 5000 + number).then(({ statusCode }) => (refused += Number(statusCode === 503)));
    }
    const until = async (isReached: () => boolean) => {
      while (!isReached()) await new Promise(setImmediate);
    };
    const all = 80 - 50 - (engine === 'embedded' ? 1 : 2);
    await until(() => refused === all);
    let code = 0;
    const answer = ask('198.51.100.7', 1).then(({ statusCode }) => (code = statusCode));
    await until(() => code > 0 || refused > all);
    held.resolve();
    expect(await answer).toBe(200);
    find.mockRestore();
  });

  it('is empty for an unknown item', async () => {
    expect(await related('policy', smallId(999))).toBeUndefined();
    expect(await related('banner', smallId(1))).toBeUndefined();
    expect(await related('policy', "' or 1=1")).toBeUndefined();
  });
});
