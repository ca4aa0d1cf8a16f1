import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { runOperateCommand } from '../../../server/operate/cli';
import { openDatabase, type StorePlace } from '../../../server/db/openDatabase';
import { publication } from '../../support/formValues';
import { createTestDatabase } from '../../support/postgres';
import { testEngines } from '../../support/server';
import { tempFolder } from '../../support/tempFolder';
import { startAccountServer, Visitor } from '../../support/visitor';

/** The tables that hold what people wrote, with their rows in one order. */
async function rowsIn(place: StorePlace): Promise<Record<string, unknown[]>> {
  const db = await openDatabase(place);
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const found: Record<string, unknown[]> = {};
  for (const name of tables.filter((each) => !/^(?:schemaMigration|contentVersion|search)/.test(each))) {
    const rows = await db
      .selectFrom(name as 'account')
      .selectAll()
      .execute();
    const texts = rows.map((row) => Object.entries(row).map(([column, value]) => `${column} ${value as string}`));
    const isLeftOut = (text: string) => text.includes('searchIndex');
    found[name] = texts
      .map((row) => row.sort().join('\n'))
      .filter((text) => !isLeftOut(text))
      .sort();
  }
  await db.destroy();
  return found;
}

const copy = (to: string, env: NodeJS.ProcessEnv) => runOperateCommand(['copy-store', to], env);

/** The copies' own entries in the audit log are not in the original. */
const withoutAudit = (rows: Record<string, unknown[]>) => ({ ...rows, deskRecord: [] });

/** A store with a company's entry, and who may log in. */
async function storeInUse() {
  const place = { databaseUrl: null, dataDir: path.join(tempFolder(), 'data') };
  const login = { username: '13900000031', password: 'secret-1' };
  const server = await startAccountServer({ config: place });
  const company = await new Visitor(server).join(login.username);
  expect((await company.form('/api/getbuginess/add', publication)).body.code).toBe(0);
  await server.close();
  return { place, login };
}

const onPostgres = testEngines.includes('postgres') ? it : it.skip;

onPostgres('copies a store to PostgreSQL and back, with everything that is in it', async () => {
  const { place, login } = await storeInUse();
  const { dataDir } = place;
  const before = await rowsIn(place);
  const database = await createTestDatabase();
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.url };
  expect(await copy('to-postgres', env)).toEqual({
    ok: true,
    text: expect.stringMatching(/^\d+ rows of .* and compared\n$/),
  });
  const inPostgres = { databaseUrl: database.url, dataDir };
  expect(withoutAudit(await rowsIn(inPostgres))).toEqual(withoutAudit(before));
  expect(await copy('to-postgres', env)).toEqual({ ok: false, text: expect.stringContaining('is in use') });

  const server = await startAccountServer({ config: inPostgres });
  expect((await new Visitor(server).logIn(login.username, login.password)).body.code).toBe(0);
  await server.close();

  expect(await copy('to-embedded', env)).toEqual({ ok: false, text: expect.stringContaining('portal.db exists') });
  fs.renameSync(path.join(dataDir, 'portal.db'), path.join(dataDir, 'original.db'));
  const written = withoutAudit(await rowsIn(inPostgres));
  expect(await copy('to-embedded', env)).toMatchObject({ ok: true });
  expect(withoutAudit(await rowsIn(place))).toEqual(written);
  expect(fs.readdirSync(dataDir).filter((name) => name.startsWith('copying'))).toEqual([]);
});

onPostgres('leaves the database empty when a row does not fit', async () => {
  const { place } = await storeInUse();
  const db = await openDatabase(place);
  // The embedded engine keeps a text in a column of numbers.
  await sql`update "session" set "usedAt" = 'later'`.execute(db);
  await db.destroy();
  const database = await createTestDatabase();
  const env = { DATA_DIR: place.dataDir, DATABASE_URL: database.url };
  expect(await copy('to-postgres', env)).toMatchObject({ ok: false });
  const { account, policy, portalState } = await rowsIn({ databaseUrl: database.url, dataDir: place.dataDir });
  expect([account, policy, portalState]).toEqual([[], [], []]);
});

it('says what is missing, and creates nothing', async () => {
  const DATA_DIR = '/nonexistent/data';
  for (const [answer, reason] of [
    [await copy('to-postgres', { DATA_DIR }), 'DATABASE_URL must name'],
    [await copy('sideways', { DATA_DIR }), 'to-postgres or to-embedded'],
    [
      await copy('to-postgres', { DATA_DIR, DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/p' }),
      'there is no store in',
    ],
  ] as const) {
    expect(answer).toEqual({ ok: false, text: expect.stringContaining(reason) });
    expect(answer.text).not.toContain('hidden');
  }
  expect(fs.existsSync('/nonexistent')).toBe(false);
});
