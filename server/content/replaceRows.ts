import type { ContentName, Store, StoreTransaction } from '../db/schema';
import type { CheckedRow } from './checkRows';
import type { Mistake } from './contentError';
import { contentNames, fieldsOf } from './contentFields';
import { companysEntries } from '../submissions/companysEntries';
import { settleEntries } from '../submissions/settleEntries';
import { settleItems } from './contentItems';
import { forgetRelated } from './relatedRows';

/** Rows looked at in one step. */
const atOnce = 1000;

/** Which rows of an area an import leaves. */
interface Kept {
  area: ContentName;
  /** The column that tells its rows apart. */
  key: string;
  kept: Set<string>;
  /** For categories: those of one area alone are looked at. */
  only: ContentName | null;
  /** Whether what companies sent in stays. */
  keepsCompanys: boolean;
  /** The time of the import, ms. */
  now: number;
  /** Hears of the change, in its transaction, and of what is to be done in it after the change is told. */
  changed: (trx: StoreTransaction, area: ContentName, after: () => Promise<void>) => Promise<void>;
}

/**
 * Removes rows that a file does not hold, one partition of an area at a time.
 * @param from the last key looked at; empty at first
 * @returns where the next partition begins; null after the last one
 */
export async function removeOthers(trx: StoreTransaction, what: Kept, from: string): Promise<string | null> {
  const { area, kept, only, keepsCompanys, now, changed } = what;
  const key = what.key as 'fdId';
  const table = area as 'category';
  let query = trx.selectFrom(table).select(key).where(key, '>', from).orderBy(key).limit(atOnce);
  if (only) query = query.where('area', '=', only);
  const seen = (await query.execute()).map((row) => row[key]);
  const left = seen.filter((value) => !kept.has(value));
  const companys = keepsCompanys && area === 'getbuginess' ? await companysEntries(trx, left) : new Set();
  const gone = left.filter((value) => !companys.has(value));
  if (gone.length > 0) {
    if (area === 'getbuginess') await settleEntries(trx, gone, 'removed', now);
    await settleItems(trx, area, gone, 'removed', now);
    await trx.deleteFrom(table).where(key, 'in', gone).execute();
    // Once more: what was published for the first time meanwhile had no item that could be held.
    await settleItems(trx, area, gone, 'removed', now);
    await changed(trx, area, () => forgetRelated(trx, area, gone));
  }
  return seen.length < atOnce ? null : (seen.at(-1) ?? null);
}

/**
 * Finds categories that a file would take away although rows that stay are sorted into them: such a store could not
 * take its own export back.
 */
export async function missingCategories(
  db: Store,
  file: Map<ContentName, CheckedRow[]>,
  only: ContentName | null,
): Promise<Mistake[]> {
  const categories = file.get('category');
  if (!categories) return [];
  const codes = new Set(categories.map(({ values }) => JSON.stringify([values.area, values.fdCategory])));
  const mistakes: Mistake[] = [];
  for (const area of contentNames) {
    const [column] = fieldsOf(area).find(([, { kind }]) => kind === 'category') ?? [];
    // Rows of an area that the file replaces too have been checked against its categories.
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
      mistakes.push({
        line: 1,
        area: 'category',
        problem: `'${String(code)}' of ${area} is missing, but rows there name it`,
      });
    }
  }
  return mistakes;
}
