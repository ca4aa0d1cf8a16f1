import { sql, type CompiledQuery } from 'kysely';
import { openChangeCounter, type ChangeCounter } from '../../../server/db/changeCounter';
import { contentChanged, ContentVersions } from '../../../server/db/contentVersion';
import { openDatabase } from '../../../server/db/openDatabase';
import type { Store } from '../../../server/db/schema';
import { startTestServer, testEngines, type TestServer } from '../../support/server';

describe.each(testEngines)('the versions of the content on the engine %s', (engine) => {
  let server: TestServer;
  let db: Store;
  let other: Store;
  let changes: ChangeCounter | null;
  let versions: ContentVersions;
  beforeAll(async () => {
    server = await startTestServer({ engine, listen: false });
    db = await openDatabase(server.config);
    other = await server.store();
    changes = engine === 'embedded' ? openChangeCounter(server.config.dataDir) : null;
  });
  beforeEach(() => {
    versions = new ContentVersions(db, changes);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    changes?.close();
    await db.destroy();
    await server.close();
  });

  it('are new in the first answer after a change, whoever made it', async () => {
    for (const writer of [db, other, db, other]) {
      const [before, all] = [await versions.of('policy'), await versions.ofAll()];
      expect([await versions.of('policy'), await versions.ofAll()]).toEqual([before, all]);
      await contentChanged(writer, 'policy');
      expect(await versions.of('policy')).toBe(before + 1);
      expect(await versions.ofAll()).not.toBe(all);
    }
  });

  it('are as they were while a change is not yet committed, and after it was given up', async () => {
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

  it('rise on where the store goes back, as one that is put back from a backup does', async () => {
    await contentChanged(db, 'policy');
    const [before, all] = [await versions.of('policy'), await versions.ofAll()];
    const put = (version: number) =>
      other.updateTable('contentVersion').set({ version }).where('area', '=', 'policy').execute();
    await put(before - 1);
    const after = await versions.of('policy');
    expect(after).toBeGreaterThan(before);
    await put(before);
    expect(await versions.of('policy')).toBe(after + 1);
    expect(await versions.ofAll()).not.toBe(all);
  });

  it('do not go back where a read from before a backup was put back is answered after a later one', async () => {
    await contentChanged(db, 'policy');
    const before = await versions.of('policy');
    const put = (version: number) =>
      other.updateTable('contentVersion').set({ version }).where('area', '=', 'policy').execute();
    await put(before + 1);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const read = db.executeQuery.bind(db);
    let late: Promise<number> | undefined;
    await new Promise<void>((isRead) => {
      jest.spyOn(db, 'executeQuery').mockImplementationOnce(async (query) => {
        const answer = await read<never>(query as CompiledQuery<never>);
        isRead();
        await held;
        return answer;
      });
      late = versions.of('policy');
    });
    await put(before - 1);
    const after = await versions.of('policy');
    expect(after).toBeGreaterThan(before + 1);
    letGo();
    expect(await late).toBe(after);
    expect(await versions.of('policy')).toBe(after);
  });

  it('that are read while a change is made do not stand for the time after it', async () => {
    const before = await versions.of('policy');
    const asked = versions.of('policy');
    await Promise.all([asked, contentChanged(other, 'policy')]);
    expect(await versions.of('policy')).toBe(before + 1);
  });
});

describe('the versions of content that did not change', () => {
  let server: TestServer;
  let db: Store;
  let changes: ChangeCounter;
  beforeAll(async () => {
    server = await startTestServer({ listen: false });
    db = await openDatabase(server.config);
    changes = openChangeCounter(server.config.dataDir);
  });
  afterAll(async () => {
    changes.close();
    await db.destroy();
    await server.close();
  });

  /** Keeps every thread that reads busy for a while. */
  const longReads = (order: string[]) =>
    Array.from({ length: 3 }, () =>
      sql`select count(*) from
        (with recursive c(i) as (select 1 union all select i + 1 from c where i < 3000000) select i from c)`
        .execute(db)
        .then(() => order.push('long read')),
    );

  it('are known while every thread of the store is busy', async () => {
    const versions = new ContentVersions(db, changes);
    await versions.ofAll();
    const order: string[] = [];
    const busy = longReads(order);
    await versions.ofAll();
    order.push('versions');
    await Promise.all(busy);
    expect(order[0]).toBe('versions');
  });

  it('are read from the store where the counter cannot tell', async () => {
    const count = jest.fn<number | null, []>(() => null);
    const versions = new ContentVersions(db, { count });
    const before = await versions.of('policy');
    await contentChanged(db, 'policy');
    expect(await versions.of('policy')).toBe(before + 1);
  });
});
