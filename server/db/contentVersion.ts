import type { CompiledQuery } from 'kysely';
import type { ContentName, Store, StoreTransaction } from './schema';

/**
 * Says that an area's content changed; call it in the transaction of the change. From the commit on, every server that
 * shares the store answers with the new content.
 */
export async function contentChanged(db: Store | StoreTransaction, area: ContentName): Promise<void> {
  await db
    .insertInto('contentVersion')
    .values({ area, version: 1 })
    .onConflict((conflict) =>
      conflict.column('area').doUpdateSet(({ eb }) => ({ version: eb('contentVersion.version', '+', 1) })),
    )
    .execute();
}

/** Reads the areas' versions: one query for all requests that arrive together, never an answer older than a request. */
export class ContentVersions {
  readonly #query: CompiledQuery<{ area: string; version: number }>;
  #coming: Promise<Map<string, number>> | null = null;

  constructor(private readonly db: Store) {
    this.#query = db.selectFrom('contentVersion').select(['area', 'version']).orderBy('area').compile();
  }

  /** Version of an area's content; 0 before its first change. */
  async of(area: ContentName): Promise<number> {
    return (await this.#all()).get(area) ?? 0;
  }

  /** Stands for the content of all areas. */
  async ofAll(): Promise<string> {
    return [...(await this.#all()).values()].join('.');
  }

  #all(): Promise<Map<string, number>> {
    this.#coming ??= new Promise<void>(setImmediate).then(() => {
      // Requests from now on need a newer reading than the one that starts here.
      this.#coming = null;
      return this.#read();
    });
    return this.#coming;
  }

  async #read(): Promise<Map<string, number>> {
    const { rows } = await this.db.executeQuery(this.#query);
    return new Map(rows.map(({ area, version }) => [area, Number(version)]));
  }
}
