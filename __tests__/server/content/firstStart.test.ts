import { firstStart } from '../../../server/content/demoContent';
import { readContentMark } from '../../../server/db/contentMark';
import { openDatabase } from '../../../server/db/openDatabase';
import type { ContentRows, Store } from '../../../server/db/schema';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';
import { testEngines } from '../../support/server';
import { smallSeed } from '../../support/smallSeed';
import { tempFolder } from '../../support/tempFolder';

describe.each(testEngines)('the first start on the engine %s', (engine) => {
  let place: { databaseUrl: string | null; dataDir: string };
  let database: TestDatabase | null;
  beforeEach(async () => {
    database = engine === 'postgres' ? await createTestDatabase() : null;
    place = { dataDir: tempFolder(), databaseUrl: database?.url ?? null };
  });
  afterEach(() => database?.drop());

  const policies = async (db: Store) => (await db.selectFrom('policy').select('fdId').execute()).length;
  const start = (seed: ContentRows | null) => openDatabase(place, (db) => firstStart(db, seed && (() => seed)));

  it('loads the demo content once: a later start does not change it', async () => {
    const first = await start(smallSeed);
    expect([await policies(first), await readContentMark(first)]).toEqual([23, 'demo']);
    await first.deleteFrom('policy').execute();
    await first.destroy();
    const second = await start(smallSeed);
    expect(await policies(second)).toBe(0);
    await second.destroy();
  });

  it('leaves the store empty for good without demo content', async () => {
    const first = await start(null);
    expect([await policies(first), await readContentMark(first)]).toEqual([0, 'own']);
    await first.destroy();
    const second = await start(smallSeed);
    expect(await policies(second)).toBe(0);
    expect(await second.selectFrom('account').select('fdId').execute()).toEqual([]);
    await second.destroy();
  });

  it('leaves nothing when it fails, and the next one loads everything', async () => {
    const twice = { ...smallSeed, getbuginess: [...smallSeed.getbuginess, ...smallSeed.getbuginess] };
    await expect(start(twice)).rejects.toThrow();
    const next = await start(smallSeed);
    expect(await policies(next)).toBe(23);
    await next.destroy();
  });

  it('refuses a store that a newer server wrote', async () => {
    const first = await openDatabase(place);
    await first.insertInto('schemaMigration').values({ name: '999-later', timestamp: '' }).execute();
    await first.destroy();
    await expect(openDatabase(place)).rejects.toThrow('use a newer server');
  });

  if (engine === 'postgres') {
    it('loads the content once for several servers starting together', async () => {
      const servers = await Promise.all(Array.from({ length: 4 }, () => start(smallSeed)));
      expect(await policies(servers[0])).toBe(23);
      for (const db of servers) await db.destroy();
    });
  }
});
