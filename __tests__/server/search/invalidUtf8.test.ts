import { sql } from 'kysely';
import { openDatabase } from '../../../server/db/openDatabase';
import type { Store } from '../../../server/db/schema';
import { rejectInvalidUtf8 } from '../../../server/search/rejectInvalidUtf8';
import { startTestServer, testEngines } from '../../support/server';
import { tempFolder } from '../../support/tempFolder';

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
