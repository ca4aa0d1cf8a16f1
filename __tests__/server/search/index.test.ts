import { sql } from 'kysely';
import { buildApp } from '../../../server/app';
import { importContent } from '../../../server/content/importContent';
import { removeDemo } from '../../../server/content/demoContent';
import { contentChanged } from '../../../server/db/contentVersion';
import { indexVersion } from '../../../server/db/searchIndex';
import { indexAtStart, rejectInvalidUtf8 } from '../../../server/search/maintainIndex';
import { publishDue } from '../../../server/desk/contentWrites';
import { cellOf } from '../../../server/content/readContent';
import { areaNames } from '../../../src/contract/areas';
import type { SearchPage, SearchSuggestions } from '../../../src/contract/search';
import { openDatabase } from '../../../server/db/openDatabase';
import type { Store } from '../../../server/db/schema';
import { deskContent } from '../../support/deskContent';
import { eventually } from '../../support/eventually';
import { publication } from '../../support/formValues';
import { afterwards } from '../../support/afterwards';
import { addContent, addPolicies, changeRows, policyRow } from '../../support/storeRows';
import { smallId, smallSeed } from '../../support/smallSeed';
import { untilLocked } from '../../support/postgres';
import { itOnPostgres, testEngines, startTestServer } from '../../support/server';
import { logInStaff } from '../../support/staff';
import { startAccountServer, Visitor, type AccountServer } from '../../support/visitor';
import { tempFolder } from '../../support/tempFolder';

const text = { fdTitle: '榫卯数字工坊补助', fdClass: '1', fdIssuedComName: '某市工信局', fdContent: '<p>正文</p>' };

const entry = { ...publication, fdGetbuginessName: '待审榉木' };

describe.each(testEngines)('the search index on the engine %s', (engine) => {
  let server: AccountServer;
  let editor: Visitor;
  const start = async () => {
    server = await startAccountServer({ engine, config: { extras: ['search', 'desk'], review: true } });
    editor = await logInStaff(server, 'editor');
  };

  /** Another server on the same store, once the first one has ended. */
  async function restarted() {
    await server.app.close();
    const app = await buildApp({ ...server.config, extras: ['search'] }, { seed: null });
    afterwards(() => app.close());
    return app;
  }

  const found = async (q: string, app = server.app) =>
    (await app.inject({ url: '/api/search/list', query: { q } })).json().data as SearchPage;
  const titles = async (q: string, app = server.app) =>
    (await found(q, app)).groups.flatMap(({ rows }) => rows.map(({ title }) => title.join('')));
  const suggested = async (q: string): Promise<SearchSuggestions> =>
    (await server.app.inject({ url: '/api/search/suggest', query: { q } })).json().data;

  const desk = () => deskContent(editor, 'policy', text);
  const save = (json: object) => desk().saved({ act: 'publish', ...json });

  describe('while the server runs', () => {
    beforeAll(start);

    it('contains no drafts, and published content at once', async () => {
      const { fdId, version } = await save({ act: 'draft' });
      expect(await titles('榫卯')).toEqual([]);
      let last = await save({ fdId, version });
      expect(await titles('榫卯')).toEqual([text.fdTitle]);
      const values = { ...text, fdTitle: '改过的燕尾榫' };
      last = await save({ fdId, version: last.version, act: 'draft', values });
      expect([await titles('榫卯'), await titles('燕尾')]).toEqual([[text.fdTitle], []]);
      last = await save({ fdId, version: last.version, values });
      expect([await titles('榫卯'), await titles('燕尾')]).toEqual([[], ['改过的燕尾榫']]);
      expect(await desk().post('remove', { fdId, version: last.version })).toMatchObject({ code: 0 });
      expect([await titles('榫卯'), await titles('燕尾')]).toEqual([[], []]);
      expect((await suggested('燕尾')).words).toEqual([]);
    });

    it.each([
      [
        'radicals in place of characters',
        '⻓期⻛险补偿',
        '<p>⼯业⽤地，⻋间⼤⻔朝南</p>',
        ['长期风险', '工业用地', '车间大门'],
      ],
      [
        'invisible characters',
        '零宽\u200b字符试\u00ad验',
        '<p>整装\u200b交付，旧房\u2060焕新</p>',
        ['字符试验', '整装交付'],
      ],
      [
        'line breaks and spaces between characters',
        '墙\u3000体\u3000材\u3000料',
        '<p>灵活就业人<br>员</p>',
        ['墙体材料', '就业人员'],
      ],
    ])('finds texts with %s, and marks what it found', async (_what, fdTitle, fdContent, queries) => {
      await save({ values: { ...text, fdTitle, fdContent } });
      const shown = fdTitle.replace(/\s+/g, ' ');
      for (const q of queries) {
        const { groups } = await found(q);
        expect(groups.flatMap(({ rows }) => rows.map(({ title }) => title.join('')))).toEqual([shown]);
        const { title, excerpt } = groups[0]!.rows[0]!;
        expect(title.length + (excerpt?.length ?? 0)).toBeGreaterThan(2);
      }
      // The query may have them, too.
      expect(await titles(queries[0]!.split('').join('\u200b'))).toEqual([shown]);
    });

    it('contains an entry only while it is published', async () => {
      const company = await new Visitor(server).join('13900000031');
      const reviewer = await logInStaff(server, 'reviewer');
      const { body } = await company.form('/api/getbuginess/add', entry);
      expect(await titles('榉木')).toEqual([]);
      for (const [decision, shown] of [
        ['publish', ['待审榉木']],
        ['remove', []],
      ] as const) {
        await reviewer.send('POST', '/api/desk/decide', { json: { numbers: [body.number], decision, note: '' } });
        expect(await titles('榉木')).toEqual(shown);
      }
    });

    it('contains no phone numbers, persons or addresses', async () => {
      const secret = { fdContactsPerson: '欧阳闻笛', fdContactsPhone: '13712345678', fdContactsAddress: '枕水巷九号' };
      const own = { fdId: smallId(7777), fdGetbuginessName: '楠木拼板', ...secret };
      await addContent(server, 'getbuginess', [{ ...smallSeed.getbuginess[0]!, ...own }]);
      for (const q of ['欧阳闻笛', '13712345678', '1371234', '枕水巷']) expect((await found(q)).total).toBe(0);
      const hits = await found('楠木');
      expect(hits.total).toBe(1);
      for (const value of Object.values(secret)) expect(JSON.stringify(hits)).not.toContain(value);
    });

    it('is not affected by a rollback', async () => {
      const store = await server.store();
      const before = await found('政策');
      await expect(
        store.transaction().execute(async (trx) => {
          await addPolicies(trx, ['乌木政策'], 8888);
          await trx.deleteFrom('policy').where('fdId', '=', smallSeed.policy[1]!.fdId).execute();
          await contentChanged(trx, 'policy');
          throw new Error('given up');
        }),
      ).rejects.toThrow('given up');
      expect(await found('政策')).toEqual(before);
      expect([await titles('乌木'), (await suggested('乌木')).words]).toEqual([[], []]);
      expect(await store.selectFrom('searchChange').selectAll().execute()).toEqual([]);
    });

    it('suggests no page that another program has deleted', async () => {
      const store = await server.store();
      const { fdId } = await save({ values: { ...text, fdTitle: '删去的栏杆' } });
      const suggestions = async () => (await suggested('栏杆')).pages;
      expect(await suggestions()).toHaveLength(1);
      await store.deleteFrom('policy').where('fdId', '=', fdId).execute();
      expect(await suggestions()).toEqual([]);
    });

    it('contains scheduled content only once it is published', async () => {
      await save({ act: 'schedule', scheduledAt: '2025-06-02 08:00:00', values: { ...text, fdTitle: '定时的楔钉' } });
      expect(await titles('楔钉')).toEqual([]);
      await publishDue(await server.store(), Date.parse('2025-06-02T08:00:00+08:00'));
      expect(await titles('楔钉')).toEqual(['定时的楔钉']);
    });
  });

  describe('of each server', () => {
    beforeEach(start);

    it('contains what is published at once although many other changes wait, which are left to the background', async () => {
      const store = await server.store();
      const others = Array.from({ length: 1_500 }, (_, at) => `楠木 ${at}`);
      await addPolicies(store, others, 20_000);
      await save({});
      expect(await titles('榫卯')).toEqual([text.fdTitle]);
      expect(await store.selectFrom('searchChange').select('number').execute()).toHaveLength(others.length);
    });

    it('follows an import, and what it replaces', async () => {
      const store = await server.store();
      const row = (fdTitle: string) => ({ area: 'policy' as const, line: 1, cells: new Map(Object.entries({ ...text, fdId: smallId(9999), fdTitle }).map(([name, value]) => [name, cellOf('policy', name, { line: 1, value }, '')])) }); // prettier-ignore
      const options = { categoriesOf: null, keepsCompanyEntries: false, now: Date.now() };
      await importContent(store, [row('榫卯甲')], { ...options, replace: false });
      expect(await titles('榫卯')).toEqual(['榫卯甲']);
      expect((await found('政策')).total).toBeGreaterThan(0);
      await importContent(store, [row('榫卯乙')], { ...options, replace: true });
      expect([await titles('榫卯'), (await found('政策')).counts.policy]).toEqual([['榫卯乙'], undefined]);
    });

    it('is empty once the demo content is removed', async () => {
      const store = await server.store();
      expect((await found('政策')).total).toBeGreaterThan(0);
      await removeDemo(store);
      expect(await found('政策')).toMatchObject({ total: 0, groups: [], counts: {} });
      const rest = await sql<{ count: number | string }>`select
        (select count(*) from "searchDocument") + (select count(*) from "searchWord") as "count"`.execute(store);
      expect(Number(rest.rows[0]!.count)).toBe(0);
    });

    it('is updated at start with changes by other programs', async () => {
      const store = await server.store();
      await addPolicies(store, ['楠木旧闻'], 6666);
      await changeRows(server, 'policy', { fdId: smallSeed.policy[1]!.fdId }, { fdTitle: '改名的紫檀' });
      expect(await titles('楠木')).toEqual([]);
      const app = await restarted();
      expect([await titles('楠木', app), await titles('紫檀', app)]).toEqual([['楠木旧闻'], ['改名的紫檀']]);
    });

    it('is rebuilt if another version built it', async () => {
      const store = await server.store();
      await save({});
      const before = await found('政策');
      await store.updateTable('searchWord').set({ count: 999, pinyin: '' }).execute();
      await sql`update "searchDocument" set "title" = 'x', "place" = "place" + 1`.execute(store);
      await store.updateTable('portalState').set({ value: '0' }).where('name', '=', 'searchIndex').execute();
      const app = await restarted();
      expect([await found('政策', app), await titles('榫卯', app)]).toEqual([before, [text.fdTitle]]);
      expect(await store.selectFrom('searchWord').select('word').where('count', '=', 999).execute()).toEqual([]);
    });

    it.each([
      ['has other terms', `${Number.parseInt(indexVersion) + 1} icu 1.0 ${areaNames.join(' ')}`],
      ['lacks an area', indexVersion.split(' ').slice(0, -1).join(' ')],
    ])('is neither read nor written while another version runs that made it, if it %s', async (_name, value) => {
      const store = await server.store();
      await store.updateTable('portalState').set({ value }).where('name', '=', 'searchIndex').execute();
      for (const url of ['/api/search/list', '/api/search/suggest'])
        expect(await server.app.inject({ url, query: { q: '政策' } })).toMatchObject({ statusCode: 503 });
      await save({});
      expect(await store.selectFrom('searchChange').select('area').execute()).toEqual([{ area: 'policy' }]);
    });

    it('is taken by a running server that could not take it at its start', async () => {
      const store = await server.store();
      await store.updateTable('portalState').set({ value: '0' }).where('name', '=', 'searchIndex').execute();
      await sql`alter table "searchWord" rename to "searchWordAway"`.execute(store);
      const app = await restarted();
      await sql`alter table "searchWordAway" rename to "searchWord"`.execute(store);
      await eventually(async () =>
        expect(await app.inject({ url: '/api/search/list', query: { q: '政策' } })).toMatchObject({ statusCode: 200 }),
      );
    });

    it('accepts an overlong title, and further rows with it', async () => {
      const store = await server.store();
      const letters = Array.from({ length: 6_000 }, (_, at) => String.fromCharCode(97 + ((at * at + (at >> 3)) % 26))).join(''); // prettier-ignore
      const rows = ['楠木旧闻', letters].map((title, at) => policyRow(6_000 + at, title, { fdIssuedComName: title }));
      await addContent(store, 'policy', rows, false);
      const app = await restarted();
      expect([await titles('楠木', app), await titles(letters.slice(0, 20), app)]).toEqual([
        ['楠木旧闻'],
        [letters.slice(0, 1_000)],
      ]);
      expect(await store.selectFrom('searchChange').selectAll().execute()).toEqual([]);
    });

    it('does not prevent a start if it fails, and logs the failure', async () => {
      const store = await server.store();
      await store.updateTable('policy').set({ fdTitle: '改名的紫檀' }).execute();
      await server.app.close();
      await sql`alter table "searchWord" rename to "searchWordAway"`.execute(store);
      const error = jest.fn();
      await indexAtStart(store, { error } as never);
      expect(error).toHaveBeenCalledTimes(1);
      await sql`alter table "searchWordAway" rename to "searchWord"`.execute(store);
      await indexAtStart(store, { error } as never);
      expect(error).toHaveBeenCalledTimes(1);
      expect(await store.selectFrom('searchChange').selectAll().execute()).toEqual([]);
    });
  });
});

itOnPostgres('several servers on one PostgreSQL change the same words concurrently and find all changes', async () => {
  const first = await startAccountServer({ engine: 'postgres', config: { extras: ['search'] } });
  const apps = [first.app, await buildApp(first.config, { seed: null })];
  afterwards(() => apps[1]!.close());
  const store = await first.store();
  const count = 24;
  await Promise.all(
    Array.from({ length: count }, (_, at) =>
      store.transaction().execute(async (trx) => {
        await addPolicies(trx, [`楠木与紫檀的供应链 ${at}`], 30_000 + at);
        await contentChanged(trx, 'policy');
      }),
    ),
  );
  for (const app of apps) {
    const { data } = (await app.inject({ url: '/api/search/list', query: { q: '楠木 紫檀' } })).json();
    expect(data).toMatchObject({ total: count, counts: { policy: count } });
  }
  const word = await store.selectFrom('searchWord').select('count').where('word', '=', '紫檀').executeTakeFirst();
  expect(Number(word?.count)).toBe(count);
});

itOnPostgres('no change of several areas waits for a row while one who has it waits to index it', async () => {
  const server = await startAccountServer({ engine: 'postgres', config: { extras: ['search'] } });
  const store = await server.store();
  const removing: Promise<number>[] = [];
  await store.transaction().execute(async (trx) => {
    await trx.updateTable('getbuginess').set({ fdGetbuginessName: '楠木' }).execute();
    removing.push(removeDemo(store));
    await untilLocked(store);
    await contentChanged(trx, 'getbuginess');
  });
  const [removed] = await Promise.all(removing);
  expect(removed).toBeGreaterThan(0);
});

describe('invalid UTF-8, written by plain SQL into the embedded store', () => {
  const dataDir = tempFolder();
  let db: Store;
  beforeAll(async () => {
    db = await openDatabase({ databaseUrl: null, dataDir });
    await sql`with recursive "n" as (select 1 as "n" union all select "n" + 1 from "n" where "n" < 120)
      insert into "policy" ("fdId", "fdTitle", "demo") select printf('%032d', "n"), '政策', '0' from "n"`.execute(db);
  });
  afterAll(() => db.destroy());

  const row = '1'.padStart(32, '0');
  const named = async () => {
    const refused = await rejectInvalidUtf8(db).catch((error: unknown) => error);
    return refused === undefined ? [] : String(refused).split('\n').slice(1);
  };

  it('is reported with row and fields, also behind many other changes', async () => {
    expect(await named()).toEqual([]);
    await sql`update "policy" set "fdTitle" = cast(x'd5feb2df' as text), "fdTheme" = cast(x'e4bd' as text)
      where "fdId" = ${row}`.execute(db);
    expect(await named()).toEqual([`policy ${row}: fdTitle, fdTheme`]);
    await sql`update "policy" set "fdLevel" = '省级' where "fdId" <> ${row}`.execute(db);
    expect(await named()).toEqual([`policy ${row}: fdTitle, fdTheme`]);
  });

  it('prevents a start with a clear message, until it is corrected', async () => {
    const start = () => startTestServer({ listen: false, config: { dataDir } });
    await expect(start()).rejects.toThrow(`policy ${row}: fdTitle, fdTheme`);
    await sql`update "policy" set "fdTitle" = '政策', "fdTheme" = null where "fdId" = ${row}`.execute(db);
    await (await start()).close();
  });
});

itOnPostgres('is rejected by PostgreSQL itself', async () => {
  const server = await startTestServer({ engine: 'postgres', listen: false });
  await expect(rejectInvalidUtf8(await server.store())).resolves.toBeUndefined();
});
