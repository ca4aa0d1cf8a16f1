import { sql, type CompiledQuery } from 'kysely';
import { openChangeCounter, type ChangeCounter } from '../../../server/db/contentVersion';
import { contentChanged, ContentVersions } from '../../../server/db/contentVersion';
import { openDatabase } from '../../../server/db/openDatabase';
import type { Store } from '../../../server/db/schema';
import { afterwards } from '../../support/afterwards';
import { deferred } from '../../support/deferred';
import { startTestServer, testEngines, type TestEngine } from '../../support/server';

/** A connection to a store as a server has one, and one of another program. */
function useStores(engine: TestEngine) {
  const stores = {} as { db: Store; other: Store; changes: ChangeCounter | null };
  beforeAll(async () => {
    const server = await startTestServer({ engine, listen: false });
    const db = await openDatabase(server.config);
    const changes = engine === 'embedded' ? openChangeCounter(server.config.dataDir) : null;
    Object.assign(stores, { db, other: await server.store(), changes });
    afterwards(() => db.destroy());
    afterwards(() => changes?.close());
  });
  return stores;
}

describe.each(testEngines)('content versions on the engine %s', (engine) => {
  const stores = useStores(engine);
  let db: Store;
  let other: Store;
  let versions: ContentVersions;
  beforeEach(() => {
    ({ db, other } = stores);
    versions = new ContentVersions(db, stores.changes);
  });
  afterEach(() => jest.restoreAllMocks());
  const put = (version: number) =>
    other.updateTable('contentVersion').set({ version }).where('area', '=', 'policy').execute();

  it('are new in the first response after a change, whoever made it', async () => {
    for (const writer of [db, other, db, other]) {
      const [before, all] = [await versions.of('policy'), await versions.ofAll()];
      expect([await versions.of('policy'), await versions.ofAll()]).toEqual([before, all]);
      await contentChanged(writer, 'policy');
      expect(await versions.of('policy')).toBe(before + 1);
      expect(await versions.ofAll()).not.toBe(all);
    }
  });

  it('do not change before a transaction commits, nor after a rollback', async () => {
    const before = await versions.ofAll();
    await expect(
      other.transaction().execute(async (transaction) => {
        await contentChanged(transaction, 'policy');
        expect(await versions.ofAll()).toBe(before);
        throw new Error('given up');
      }),
    ).rejects.toThrow('given up');
    expect(await versions.ofAll()).toBe(before);
  });

  it('keep increasing when the store is restored from a backup', async () => {
    await contentChanged(db, 'policy');
    const [before, all] = [await versions.of('policy'), await versions.ofAll()];
    await put(before - 1);
    const after = await versions.of('policy');
    expect(after).toBeGreaterThan(before);
    await put(before);
    expect(await versions.of('policy')).toBe(after + 1);
    expect(await versions.ofAll()).not.toBe(all);
  });

  it('do not go back if a read from before a restore is answered after a later one', async () => {
    await contentChanged(db, 'policy');
    const before = await versions.of('policy');
    await put(before + 1);
    const held = deferred();
    const read = db.executeQuery.bind(db);
    let late: Promise<number> | undefined;
    await new Promise<void>((isRead) => {
      jest.spyOn(db, 'executeQuery').mockImplementationOnce(async (query) => {
        const answer = await read<never>(query as CompiledQuery<never>);
        isRead();
        await held.promise;
        return answer;
      });
      late = versions.of('policy');
    });
    await put(before - 1);
    const after = await versions.of('policy');
    expect(after).toBeGreaterThan(before + 1);
    held.resolve();
    expect(await late).toBe(after);
    expect(await versions.of('policy')).toBe(after);
  });

  it('read during a change are not used for later requests', async () => {
    const before = await versions.of('policy');
    const asked = versions.of('policy');
    await Promise.all([asked, contentChanged(other, 'policy')]);
    expect(await versions.of('policy')).toBe(before + 1);
  });
});

describe('the versions of unchanged content', () => {
  const stores = useStores('embedded');

  /** Keeps all reader threads busy for a while. */
  const longReads = (order: string[]) =>
    Array.from({ length: 3 }, () =>
      sql`select count(*) from
        (with recursive c(i) as (select 1 union all select i + 1 from c where i < 3000000) select i from c)`
        .execute(stores.db)
        .then(() => order.push('long read')),
    );

  it('are known while every thread of the store is busy', async () => {
    const versions = new ContentVersions(stores.db, stores.changes);
    await versions.ofAll();
    const order: string[] = [];
    const busy = longReads(order);
    await versions.ofAll();
    order.push('versions');
    await Promise.all(busy);
    expect(order[0]).toBe('versions');
  });

  it('are read from the store if the change counter is unavailable', async () => {
    const count = jest.fn<number | null, []>(() => null);
    const { db } = stores;
    const versions = new ContentVersions(db, { count });
    const before = await versions.of('policy');
    await contentChanged(db, 'policy');
    expect(await versions.of('policy')).toBe(before + 1);
  });
});
