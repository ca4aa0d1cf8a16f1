import type { ContentName, Store, StoreTransaction } from '../db/schema';
import type { CheckedRow } from './checkRows';
import type { RowError } from './contentError';
import { contentNames, fieldsOf } from './contentFields';
import { companyEntries } from '../submissions/companyEntries';
import { syncSubmissions } from '../submissions/syncSubmissions';
import { syncItems } from './contentItems';

/** Rows per step. */
const batchSize = 1000;

/** Which rows of an area an import keeps. */
interface Kept {
  area: ContentName;
  /** The key column. */
  key: string;
  kept: Set<string>;
  /** For categories: only those of one area are considered. */
  only: ContentName | null;
  /** Whether companies' entries stay. */
  keepsCompanyEntries: boolean;
  /** Time of the import, ms. */
  now: number;
  /** Called in the transaction of a change. */
  changed: (trx: StoreTransaction, area: ContentName) => Promise<void>;
}

/**
 * Deletes rows that a file does not contain, one batch of an area at a time.
 * @param from the last key processed; empty at first
 * @returns where the next batch begins; null after the last one
 */
export async function removeOthers(trx: StoreTransaction, what: Kept, from: string): Promise<string | null> {
  const { area, kept, only, keepsCompanyEntries, now, changed } = what;
  const key = what.key as 'fdId';
  const table = area as 'category';
  let query = trx.selectFrom(table).select(key).where(key, '>', from).orderBy(key).limit(batchSize);
  if (only) query = query.where('area', '=', only);
  const seen = (await query.execute()).map((row) => row[key]);
  const left = seen.filter((value) => !kept.has(value));
  const companyEntryIds = keepsCompanyEntries && area === 'getbuginess' ? await companyEntries(trx, left) : new Set();
  const gone = left.filter((value) => !companyEntryIds.has(value));
  if (gone.length > 0) {
    if (area === 'getbuginess') await syncSubmissions(trx, gone, 'removed', now);
    await syncItems(trx, area, gone, 'removed', now);
    await trx.deleteFrom(table).where(key, 'in', gone).execute();
    // Again: rows first published meanwhile had no item that could be locked.
    await syncItems(trx, area, gone, 'removed', now);
    await changed(trx, area);
  }
  return seen.length < batchSize ? null : (seen.at(-1) ?? null);
}

/** Finds categories that remaining rows use: without them the store could not import its own export. */
export async function missingCategories(
  db: Store,
  file: Map<ContentName, CheckedRow[]>,
  only: ContentName | null,
): Promise<RowError[]> {
  const categories = file.get('category');
  if (!categories) return [];
  const codes = new Set(categories.map(({ values }) => JSON.stringify([values.area, values.fdCategory])));
  const errors: RowError[] = [];
  for (const area of contentNames) {
    const [column] = fieldsOf(area).find(([, { kind }]) => kind === 'category') ?? [];
    // Rows of an area that the file replaces too have been validated against its categories.
    if (!column || file.has(area) || (only !== null && only !== area)) continue;
    const used = await db
      .selectFrom(area as 'policy')
      .select(column as 'fdClass')
      .distinct()
      .where(column as 'fdClass', 'is not', null)
      .execute();
    for (const row of used) {
      const code = (row as Record<string, unknown>)[column];
      if (codes.has(JSON.stringify([area, code]))) continue;
      errors.push({
        line: 1,
        area: 'category',
        problem: `'${String(code)}' of ${area} is missing, but rows of that area use it`,
      });
    }
  }
  return errors;
}
