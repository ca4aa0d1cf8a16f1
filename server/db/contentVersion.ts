import type { CompiledQuery } from 'kysely';
import Libsql from 'libsql';
import { embeddedFile } from './embedded';
import type { ContentName, Row, Store, StoreTransaction } from './schema';
import { isSearchArea } from './searchDocument';
import { indexChanges } from './searchIndex';

/**
 * Increments the version of an area's content; call it in the transaction of the change. From the commit on, every
 * server that shares the store responds with the new content.
 * @param fdIds the changed rows, if few: the search then indexes only these
 */
export async function contentChanged(
  db: Store | StoreTransaction,
  area: ContentName,
  fdIds?: readonly string[],
): Promise<void> {
  await indexChanges(db, area, fdIds);
  await db
    .insertInto('contentVersion')
    .values({ area, version: 1 })
    .onConflict((conflict) =>
      conflict.column('area').doUpdateSet(({ eb }) => ({ version: eb('contentVersion.version', '+', 1) })),
    )
    .execute();
}

type PublishedRow = { fdId: string; demo: string } & Record<string, string | number | null>;

/** Publishes a row of an area, or replaces the published one. */
export async function publishRow(trx: StoreTransaction, area: ContentName, row: PublishedRow): Promise<void> {
  await trx
    .insertInto(area as 'getbuginess')
    .values(row as Row<'getbuginess'>)
    .onConflict((conflict) => conflict.column('fdId').doUpdateSet(row))
    .execute();
  await contentChanged(trx, area, [row.fdId]);
}

/**
 * The same for several areas; call it at the end of the transaction: indexing takes a lock, and may not wait for a row
 * that another transaction holds.
 */
export async function allChanged(trx: StoreTransaction, areas: Iterable<ContentName>): Promise<void> {
  const isIndexed = (area: ContentName) => Number(isSearchArea(area));
  for (const area of [...areas].sort((a, b) => isIndexed(a) - isIndexed(b))) await contentChanged(trx, area);
}

/** Locks an area to the end of the transaction: concurrent changes wait and then see what was done. */
export async function holdContent(trx: StoreTransaction, area: ContentName): Promise<void> {
  await trx
    .insertInto('contentVersion')
    .values({ area, version: 0 })
    .onConflict((conflict) =>
      conflict.column('area').doUpdateSet(({ ref }) => ({ version: ref('contentVersion.version') })),
    )
    .execute();
}

/** Detects writes to a store without a query. */
export interface ChangeCounter {
  /** A number that changes with every commit, by any process; null if unknown. */
  count(): number | null;
  close(): void;
}

/**
 * Counts commits to the embedded database, including other processes', on a read-only connection of its own. The engine
 * reads the number from shared memory within microseconds, so no worker thread is needed.
 */
export function openChangeCounter(dataDir: string): ChangeCounter {
  // Does not wait for locks: without a number, the caller queries the store.
  const database = new Libsql(embeddedFile(dataDir), { timeout: 0, readonly: true });
  const statement = database.prepare('pragma data_version').raw();
  return {
    count() {
      try {
        return (statement.get() as [number])[0];
      } catch {
        return null;
      }
    },
    close: () => void database.close(),
  };
}

/** The versions of all areas at a moment. */
export interface ContentSnapshot {
  /** Represents all of them. */
  readonly text: string;
  /** Version of an area's content: only increases. 0 before the first change. */
  of(area: string): number;
}

/** The versions of all areas at a value of the change counter. */
interface Versions extends ContentSnapshot {
  count: number | null;
  /** As stored. */
  byArea: ReadonlyMap<string, number>;
  /** Offset that keeps versions increasing. */
  added: number;
}

const isBehind = (now: Versions['byArea'], before: Versions['byArea']): boolean =>
  [...before].some(([area, version]) => (now.get(area) ?? 0) < version);

/**
 * Reads the areas' versions. Concurrent requests share one query, and if changes are counted, the store is queried only
 * after a write. A result is never older than its request.
 *
 * A store restored from a backup while the server runs has lower versions, which would be reused for other content:
 * from then on an offset keeps them above those seen before.
 */
export class ContentVersions {
  readonly #query: CompiledQuery<{ area: string; version: number }>;
  #coming: Promise<Versions> | null = null;
  #known: Versions | null = null;

  /** @param changes change counter of the store, if available */
  constructor(
    private readonly db: Store,
    private readonly changes: Pick<ChangeCounter, 'count'> | null = null,
  ) {
    this.#query = db.selectFrom('contentVersion').select(['area', 'version']).orderBy('area').compile();
  }

  /** Version of an area's content: only increases. 0 before the first change. */
  async of(area: ContentName): Promise<number> {
    return (await this.#all()).of(area);
  }

  /** The versions of all areas, read together. */
  snapshot(): Promise<ContentSnapshot> {
    return this.#all();
  }

  /** Represents the content of all areas. */
  async ofAll(): Promise<string> {
    return (await this.#all()).text;
  }

  #all(): Promise<Versions> {
    this.#coming ??= new Promise<void>(setImmediate).then(() => {
      // Later requests need a newer result than this one.
      this.#coming = null;
      const count = this.changes?.count() ?? null;
      return count !== null && count === this.#known?.count ? this.#known : this.#read(count);
    });
    return this.#coming;
  }

  /** @param count read before the query: later writes count as not read */
  async #read(count: number | null): Promise<Versions> {
    const before = this.#known;
    const { rows } = await this.db.executeQuery(this.#query);
    const byArea = new Map(rows.map(({ area, version }) => [area, Number(version)]));
    let added = before?.added ?? 0;
    if (before && isBehind(byArea, before.byArea)) added += Math.max(...before.byArea.values()) + 1;
    // A newer result arrived first; keeping this one would set the versions back.
    const meanwhile = this.#known;
    if (meanwhile && meanwhile !== before && (added < meanwhile.added || isBehind(byArea, meanwhile.byArea))) {
      return this.#read(count);
    }
    const text = [added, ...byArea.values()].join('.');
    this.#known = { count, byArea, added, text, of: (area) => (byArea.get(area) ?? 0) + added };
    return this.#known;
  }
}
