import type { CompiledQuery } from 'kysely';
import type { ChangeCounter } from './changeCounter';
import type { ContentName, Store, StoreTransaction } from './schema';
import { isSearchArea } from './searchDocument';
import { indexChanges } from './searchIndex';

/**
 * Says that an area's content changed; call it in the transaction of the change. From the commit on, every server that
 * shares the store answers with the new content.
 * @param fdIds the rows that changed, where they are few: the search leaves what else waits to be indexed alone
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

/**
 * Says that the content of several areas changed; call it at the end of the transaction. Whoever indexes a change keeps
 * others from it, and may not wait for a row that one of them has.
 */
export async function allChanged(trx: StoreTransaction, areas: Iterable<ContentName>): Promise<void> {
  const isIndexed = (area: ContentName) => Number(isSearchArea(area));
  for (const area of [...areas].sort((a, b) => isIndexed(a) - isIndexed(b))) await contentChanged(trx, area);
}

/** Holds an area to the end of the transaction: whoever else holds or changes it waits, and then sees what was done. */
export async function holdContent(trx: StoreTransaction, area: ContentName): Promise<void> {
  await trx
    .insertInto('contentVersion')
    .values({ area, version: 0 })
    .onConflict((conflict) =>
      conflict.column('area').doUpdateSet(({ ref }) => ({ version: ref('contentVersion.version') })),
    )
    .execute();
}

/** The versions of all areas, as they were when changes had been counted so far. */
interface Versions {
  count: number | null;
  /** As the store has them. */
  byArea: ReadonlyMap<string, number>;
  /** What is added to them, so that none comes twice. */
  added: number;
  /** Stands for all of them. */
  text: string;
}

const isBehind = (now: Versions['byArea'], before: Versions['byArea']): boolean =>
  [...before].some(([area, version]) => (now.get(area) ?? 0) < version);

/**
 * Knows the areas' versions. Requests that arrive together are answered together, and where changes are counted, the
 * store is asked only after something was written. Never an answer older than a request.
 *
 * A store that is put back from a backup while the server runs has earlier versions, and will have numbers again that
 * stood for other content: from then on all of them count from above those that were seen.
 */
export class ContentVersions {
  readonly #query: CompiledQuery<{ area: string; version: number }>;
  #coming: Promise<Versions> | null = null;
  #known: Versions | null = null;

  /** @param changes of the store, where they are counted */
  constructor(
    private readonly db: Store,
    private readonly changes: Pick<ChangeCounter, 'count'> | null = null,
  ) {
    this.#query = db.selectFrom('contentVersion').select(['area', 'version']).orderBy('area').compile();
  }

  /** Version of an area's content: it only rises. 0 before the first change. */
  async of(area: ContentName): Promise<number> {
    const { byArea, added } = await this.#all();
    return (byArea.get(area) ?? 0) + added;
  }

  /** Stands for the content of all areas. */
  async ofAll(): Promise<string> {
    return (await this.#all()).text;
  }

  #all(): Promise<Versions> {
    this.#coming ??= new Promise<void>(setImmediate).then(() => {
      // Requests from now on need a newer answer than the one that is found here.
      this.#coming = null;
      const count = this.changes?.count() ?? null;
      return count !== null && count === this.#known?.count ? this.#known : this.#read(count);
    });
    return this.#coming;
  }

  /** @param count before the query: what is written meanwhile counts as not read */
  async #read(count: number | null): Promise<Versions> {
    const before = this.#known;
    const { rows } = await this.db.executeQuery(this.#query);
    const byArea = new Map(rows.map(({ area, version }) => [area, Number(version)]));
    let added = before?.added ?? 0;
    if (before && isBehind(byArea, before.byArea)) added += Math.max(...before.byArea.values()) + 1;
    // Overtaken by an answer that is newer: kept, this one would set the versions back.
    const meanwhile = this.#known;
    if (meanwhile && meanwhile !== before && (added < meanwhile.added || isBehind(byArea, meanwhile.byArea))) {
      return this.#read(count);
    }
    this.#known = { count, byArea, added, text: [added, ...byArea.values()].join('.') };
    return this.#known;
  }
}
