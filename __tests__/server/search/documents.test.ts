import { sql } from 'kysely';
import { migrate } from '../../../server/db/migrate';
import { openDatabase } from '../../../server/db/openDatabase';
import type { Store } from '../../../server/db/schema';
import { areaOfPlace } from '../../../server/db/searchDocument';
import { indexWaiting } from '../../../server/db/searchIndex';
import { DocumentFinder, type DocumentQuery } from '../../../server/search/documentFinder';
import { rejectInvalidUtf8 } from '../../../server/search/maintainIndex';
import { emptyStore } from '../../support/stores';
import { addRows } from '../../support/storeRows';
import { startTestServer, testEngines } from '../../support/server';
import { smallId } from '../../support/smallSeed';
import { tempFolder } from '../../support/tempFolder';

const count = 2_000;

/** Words in all titles, in some texts, and in the oldest or newest documents only. */
const title = (number: number) =>
  ['通知', number % 7 === 0 ? '胡桃' : '', number % 500 === 3 ? '榉木' : '', number < 40 ? '铸铁' : '']
    .concat(number > count - 5 ? '藤编' : '')
    .filter(Boolean)
    .join('，');

const isPolicy = (number: number) => number % 50 === 0;
const day = (number: number) =>
  new Date(Date.UTC(2018, 0, 1) + Math.floor(number / 2) * 864e5).toISOString().slice(0, 10);

describe.each(testEngines)('more documents than are read at once, on the engine %s', (engine) => {
  it('are found newest first, whether their words are frequent, rare, old or new', async () => {
    const { db } = await emptyStore(engine);
    await migrate(db);
    const numbers = Array.from({ length: count }, (_, number) => number);
    const common = (number: number) => ({ fdId: smallId(number), fdTitle: title(number), demo: '0' as never });
    const dated = (number: number) => ({ ...common(number), fdApplyDate: day(number) });
    const news = numbers.filter((number) => !isPolicy(number)).map(dated);
    await addRows(
      db,
      'industryNews',
      news.map((row) => ({ ...row, fdType: 'market' })),
    );
    await addRows(
      db,
      'policy',
      numbers.filter(isPolicy).map((number) => ({ ...dated(number), fdClass: '1' })),
    );
    while ((await indexWaiting(db, 500)) > 0);

    const documents = (await db.selectFrom('searchDocument').select(['place', 'title']).execute())
      .map((one) => ({ title: one.title, place: Number(one.place) }))
      .sort((a, b) => b.place - a.place);
    const expected = (words: string[], any: boolean) =>
      documents
        .filter((one) =>
          any ? words.some((word) => one.title.includes(word)) : words.every((word) => one.title.includes(word)),
        )
        .map(({ place }) => place);

    const finder = new DocumentFinder(db);
    for (const words of [
      ['通知'],
      ['胡桃'],
      ['榉木'],
      ['铸铁'],
      ['藤编'],
      ['通知', '胡桃'],
      ['铸铁', '胡桃'],
      ['藤编', '铸铁'],
    ]) {
      for (const [any, inTitle] of [
        [false, false],
        [true, false],
        [false, true],
      ] as const) {
        const question: DocumentQuery = { words, area: null, inTitle, any };
        const places = expected(words, any);
        expect(await finder.newest(question, 30)).toEqual(places.slice(0, 30));
        expect(await finder.newest({ ...question, area: 'policy' }, 30)).toEqual(
          places.filter((place) => areaOfPlace(place) === 'policy').slice(0, 30),
        );
        const ofAreas = await finder.newestOfAreas(question, 20);
        for (const area of ['policy', 'industryNews'] as const)
          expect(ofAreas.get(area) ?? []).toEqual(places.filter((place) => areaOfPlace(place) === area).slice(0, 20));
      }
    }

    const question: DocumentQuery = { words: ['通知'], area: null, inTitle: false, any: false };
    const [newest] = await finder.newest(question, 1);
    const values = { ...common(count), fdTitle: '通知', fdType: 'market', fdApplyDate: '2031-12-31' } as never;
    await db.insertInto('industryNews').values(values).execute();
    await indexWaiting(db, 1);
    const [later, second] = await finder.newest(question, 2);
    expect([later! > newest!, second]).toEqual([true, newest]);
  });
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

(testEngines.includes('postgres') ? it : it.skip)('is rejected by PostgreSQL itself', async () => {
  const server = await startTestServer({ engine: 'postgres', listen: false });
  await expect(rejectInvalidUtf8(await server.store())).resolves.toBeUndefined();
});
