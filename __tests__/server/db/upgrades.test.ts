import type { Kysely } from 'kysely';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config';
import { firstStart } from '../../../server/content/firstStart';
import { migrate } from '../../../server/db/migrate';
import { migrations } from '../../../server/db/migrations';
import type { Database } from '../../../server/db/schema';
import type { PortalApp } from '../../../server/http/portalApp';
import { useEmptyStores } from '../../support/emptyStore';
import { testEngines } from '../../support/server';
import { smallSeed } from '../../support/smallSeed';

jest.setTimeout(180_000);

const lists = [
  ...['/api/policy/list', '/api/policy/list?category=1', '/api/financial/list', '/api/industryNews/list'],
  ...['/api/project/list', '/api/app/list', '/api/app/findTopList', '/api/recruit/list'],
  ...['/api/specialist/list', '/api/specialist/recommendList', '/api/getbuginess/list', '/api/getbuginess/list?type=2'],
];

/** As the first six steps have named them ever since. */
const releasedTables = [
  ...[
    'account',
    'app',
    'attachment',
    'banner',
    'category',
    'closingCount',
    'contentVersion',
    'financial',
    'getbuginess',
  ],
  ...[
    'idempotency',
    'industryNews',
    'listCount',
    'navigation',
    'policy',
    'portalState',
    'project',
    'projectApplication',
  ],
  ...['purchaseIntention', 'recruit', 'schemaVersion', 'session', 'shortLived', 'specialist'],
];

const drawsCaptcha = async (app: PortalApp) => (await app.inject('/captcha/captchaImage?type=math')).statusCode === 200;

describe.each(testEngines)('on the engine %s', (engine) => {
  const { emptyStore, ends } = useEmptyStores(engine);

  /**
   * A portal whose store was made, with its content, by a server that knew `steps` steps.
   * @param inspect sees the store before its upgrade
   */
  async function upgraded(steps: number, inspect: (db: Kysely<Database>) => Promise<unknown> = async () => undefined) {
    const { db, place } = await emptyStore();
    const later = migrations.splice(steps);
    await migrate(db);
    // Accounts came with the second step, and rows of the content with the first. Today's code, which loads them, also
    // writes what the desks' step added: that stands there meanwhile.
    const lacksRole = !(await db.introspection.getTables())
      .find(({ name }) => name === 'account')!
      .columns.some(({ name }) => name === 'role');
    if (lacksRole) await db.schema.alterTable('account').addColumn('role', 'text').execute();
    // So does what the search's step notes changes in; there is nothing in it as long as nothing is noted.
    const lacksSearch = later.some(({ name }) => name === '012-search');
    if (lacksSearch) {
      const noted = db.schema.createTable('searchChange').addColumn('number', 'integer').addColumn('area', 'text');
      await noted.addColumn('fdId', 'text').execute();
    }
    await firstStart(db, () => smallSeed);
    if (lacksRole) await db.schema.alterTable('account').dropColumn('role').execute();
    if (lacksSearch) await db.schema.dropTable('searchChange').execute();
    migrations.push(...later);
    await inspect(db);
    await db.destroy();
    const config = { ...readConfig({}), ...place, clientDir: place.dataDir };
    const app = await buildApp(config, { seed: null, now: () => Date.parse('2025-01-15T08:00:00+08:00') });
    ends.push(() => app.close());
    return app;
  }

  /** What its lists answer. */
  async function answersAfter(steps: number) {
    const app = await upgraded(steps);
    expect(await drawsCaptcha(app)).toBe(true);
    return Promise.all(lists.map(async (url) => (await app.inject(url)).json() as { total: number }));
  }

  it('a store of every earlier version answers after its upgrade as a new one does', async () => {
    const fresh = await answersAfter(migrations.length);
    expect(fresh.filter(({ total }) => total > 0).length).toBe(lists.length);
    for (let steps = 2; steps < migrations.length; steps += 1) expect(await answersAfter(steps)).toEqual(fresh);
  });

  it('counts for the desk what a store held before its upgrade', async () => {
    const { db } = await emptyStore();
    const at = Date.parse('2025-01-15T08:00:00+08:00');
    const later = migrations.splice(migrations.findIndex(({ name }) => name === '011-desk-counts'));
    await migrate(db);
    const report = { area: 'policy', targetId: 'a', title: '题', reason: 'false', createdAt: at };
    await db
      .insertInto('report')
      .values([
        { ...report, fdId: 'r1' },
        { ...report, fdId: 'r2', closedAt: at + 86_400_000 },
      ])
      .execute();
    const account = { passwordHash: 'none', status: '0', createdAt: at, demo: '0' };
    await db
      .insertInto('account')
      .values([
        { ...account, fdId: 'a1', username: '13800000001', isCust: '1' },
        { ...account, fdId: 'a2', username: '13800000002', isCust: '1', passwordHash: '' },
        { ...account, fdId: 'a3', username: 'staff', isCust: '0' },
      ])
      .execute();
    await db
      .insertInto('deskRecord')
      .values({ fdId: 'd', at, accountId: 'a3', actor: 'staff', action: 'a', target: 't' })
      .execute();
    migrations.push(...later);
    await migrate(db);
    const counts = await db.selectFrom('deskCount').selectAll().orderBy('list').execute();
    const day = Math.floor((at + 8 * 3_600_000) / 86_400_000);
    expect(counts.map((row) => [row.list, Number(row.day), Number(row.count)])).toEqual([
      ['closedReports', day + 1, 1],
      ['companies', day, 1],
      ['openReports', day, 1],
      ['records', day, 1],
    ]);
    await db.destroy();
  });

  it('makes with the released steps the very tables that stores have which were made by them', async () => {
    let names: string[] = [];
    await upgraded(6, async (db) => {
      names = (await db.introspection.getTables()).map(({ name }) => name);
    });
    expect(names.sort()).toEqual(releasedTables);
  });
});
