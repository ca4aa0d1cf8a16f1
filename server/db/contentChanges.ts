import type { ExpressionBuilder } from 'kysely';
import type { ContentName, Database, Store, StoreTransaction } from './schema';
import { mostNoted } from './migrations/060-content-changes';

const limits = {
  /** Versions of an area whose changed rows are remembered. */
  versions: 1_000,
  /** Changed rows that are worth following one by one. */
  rows: 5_000,
};

/**
 * Puts the changed rows, which triggers have noted, under the version that their change makes; call it after the version
 * was incremented, which lets only one transaction at a time do so. A change of very many rows is not remembered.
 */
export async function keepChanges(db: Store | StoreTransaction, area: ContentName, version: number): Promise<void> {
  await db
    .deleteFrom('contentChange')
    .where('area', '=', area)
    .where('version', '>', 0)
    // Later ones are left of a store that was restored.
    .where(({ eb, or }) => or([eb('version', '<=', version - limits.versions), eb('version', '>=', version)]))
    .execute();
  const isNoted = ({ eb, and }: ExpressionBuilder<Database, 'contentChange'>) =>
    and([eb('area', '=', area), eb('version', '=', 0)]);
  const noted = db.selectFrom('contentChange').select('fdId').where(isNoted);
  const { length } = await noted.limit(mostNoted + 1).execute();
  if (length > mostNoted) await db.deleteFrom('contentChange').where(isNoted).execute();
  else if (length > 0) await db.updateTable('contentChange').set({ version }).where(isNoted).execute();
  else await db.insertInto('contentChange').values({ area, version, number: 1, fdId: '' }).execute();
}

/** The rows that have changed since a version, and up to which one. */
export interface ChangedRows {
  version: number;
  fdIds: string[];
}

/**
 * The rows of an area that have changed after a version, up to another one at least.
 * @returns null if that is not known, or if they are very many
 */
export async function changesAfter(
  db: Store,
  area: ContentName,
  after: number,
  upTo: number,
): Promise<ChangedRows | null> {
  const rows = await db
    .selectFrom('contentChange')
    .select(['version', 'fdId'])
    .where('area', '=', area)
    .where('version', '>', Math.max(0, after))
    .limit(limits.rows + 1)
    .execute();
  const versions = new Set(rows.map(({ version }) => version));
  const version = Math.max(after, ...versions);
  // Each version has a row, unless its changes were not remembered.
  const isWhole = after >= 0 && rows.length <= limits.rows && versions.size === version - after && version >= upTo;
  return isWhole ? { version, fdIds: [...new Set(rows.map(({ fdId }) => fdId))].filter(Boolean) } : null;
}
