import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { markContent } from '../db/portalState';
import { allChanged, contentChanged, holdContent } from '../db/contentVersion';
import type { ContentName, Row, Store, StoreTransaction } from '../db/schema';
import { batchesOf, deleteRows, rowsWith } from '../db/queries';
import { companyEntries, syncSubmissions } from '../submissions/entryRow';
import { checkRows, type CheckedRow, type KnownCategories } from './checkRows';
import { categoryColumn, ContentError, type RowError, contentNames, fieldsOf, identityOf } from './contentFields';
import { storedRows } from './exportContent';
import type { FileRow } from './readContent';

/** Rows per transaction. Imports of up to this many rows are atomic. */
const batchSize = 500;

/** Pause between transactions for other writers: minimum in ms, and as a share of the last transaction's duration. */
const pauses = { leastMs: 20, share: 1 };

/** Stored categories by area. */
export async function storedCategories(db: Store): Promise<KnownCategories> {
  const known: KnownCategories = new Map();
  for (const { area, fdCategory, fdCategoryName } of await db.selectFrom('category').selectAll().execute()) {
    known.set(area, (known.get(area) ?? new Map<string, string>()).set(fdCategory, fdCategoryName));
  }
  return known;
}

export const idsOf = (rows: readonly CheckedRow[]): string[] => rows.map(({ values }) => String(values.fdId));

/** Demo rows that are imported unchanged lose their demo flag. */
async function clearDemoFlag(trx: StoreTransaction, area: ContentName, ids: string[]): Promise<void> {
  const demo = trx.updateTable(area as 'policy').where('demo', '=', '1');
  await demo.set({ demo: '0' }).where('fdId', 'in', ids).execute();
}

async function removeSame(db: StoreTransaction, area: ContentName, rows: CheckedRow[]): Promise<void> {
  const [key, ...more] = identityOf(area) as 'fdId'[];
  if (key && more.length === 0) {
    const known = rows.map(({ values }) => values[key]) as string[];
    const same = db.deleteFrom(area as 'policy').where(key, 'in', known);
    await same.execute();
    return;
  }
  for (const { values } of rows)
    await deleteRows(db, area, Object.fromEntries(identityOf(area).map((field) => [field, values[field]])));
}

/** The rows without companies' entries, as of this transaction. */
async function withoutCompanyEntries(
  trx: StoreTransaction,
  area: ContentName,
  rows: CheckedRow[],
): Promise<CheckedRow[]> {
  if (area !== 'getbuginess') return rows;
  const companyEntryIds = await companyEntries(trx, idsOf(rows));
  return rows.filter(({ values }) => !companyEntryIds.has(String(values.fdId)));
}

async function write(trx: StoreTransaction, area: ContentName, rows: CheckedRow[], now: number): Promise<void> {
  // Locks the area: a category created at the desk meanwhile waits and sees these rows.
  if (area === 'category') await holdContent(trx, area);
  const isAtDesk = fieldsOf(area)[0]![1].kind === 'id';
  // Unchanged rows cause no version conflict at the desk.
  const same = isAtDesk ? await sameRows(trx, area, rows) : new Set<string>();
  const changed = rows.filter(({ values }) => !same.has(String(values.fdId)));
  // Companies' entries have no items at the desk.
  if (isAtDesk) await syncItems(trx, area, idsOf(await withoutCompanyEntries(trx, area, changed)), 'published', now);
  if (same.size > 0) await clearDemoFlag(trx, area, [...same]);
  if (changed.length > 0) await removeSame(trx, area, changed);
  await insertRows(
    trx,
    area,
    changed.map(({ values }) => ({ ...values, demo: '0' })),
  );
  if (area === 'getbuginess') await syncSubmissions(trx, idsOf(rows), 'published', now);
}

/** One transaction of an import, short enough to hold the write lock for. */
type TransactionWork = (trx: StoreTransaction) => Promise<void>;

async function runTransactions(db: Store, steps: AsyncIterable<TransactionWork>): Promise<void> {
  for await (const work of steps) {
    const began = performance.now();
    await db.transaction().execute(work);
    await pause(Math.max(pauses.leastMs, pauses.share * (performance.now() - began)));
  }
}

/** Rows by area, categories before the rows that refer to them. */
function byArea(rows: CheckedRow[]): [ContentName, CheckedRow[]][] {
  const order: ContentName[] = ['category', ...contentNames.filter((name) => name !== 'category')];
  return order.flatMap((area): [ContentName, CheckedRow[]][] => {
    const own = rows.filter((row) => row.area === area);
    return own.length > 0 ? [[area, own]] : [];
  });
}

/** How content is imported. */
export interface ImportOptions {
  /** Whether rows missing from the content are deleted. */
  replace: boolean;
  /** With `replace`, the only area whose categories are replaced; null: all of them. */
  categoriesOf: ContentName | null;
  /** Whether companies' entries are left unchanged. */
  keepsCompanyEntries: boolean;
  /** The time from whose day relative dates are counted, in ms. */
  now: number;
  /** Records the import before its first row is written; in the same transaction if there is only one. */
  begin?: TransactionWork;
}

/**
 * Imports rows into their areas: rows with the same key are replaced, others stay, or are deleted with `replace`.
 * Imported rows survive `remove-demo`. Everything is validated before anything is written.
 * @param onChecked called after validation, before the first row is written
 * @returns number of rows by area
 * @throws ContentError with all errors; nothing has changed then
 */
export async function importContent(
  db: Store,
  content: FileRow[],
  options: ImportOptions,
  onChecked: () => void = () => undefined,
): Promise<Map<ContentName, number>> {
  const { replace, categoriesOf, now } = options;
  const { rows, errors } = checkRows(content, await storedCategories(db), now);
  const areas = byArea(rows);
  if (replace) errors.push(...(await missingCategories(db, new Map(areas), categoriesOf)));
  if (errors.length > 0) throw new ContentError(errors);
  onChecked();
  await importRows(db, rows, options);
  return new Map(areas.map(([area, own]) => [area, own.length]));
}

/** Writes valid rows; many in batches, with pauses for the portal's own writes. */
export async function importRows(
  db: Store,
  rows: CheckedRow[],
  { replace, categoriesOf, keepsCompanyEntries, now, begin }: ImportOptions,
): Promise<void> {
  const areas = byArea(rows);
  const isWhole = rows.length <= batchSize;
  // Larger imports report each step's change separately, which limits the rows indexed in one transaction.
  const changedAreas: ContentName[] = [];
  const changed = async (trx: StoreTransaction, area: ContentName): Promise<void> => {
    if (isWhole) changedAreas.push(area);
    else await contentChanged(trx, area);
  };

  async function* steps(): AsyncGenerator<TransactionWork> {
    if (begin) yield begin;
    for (const [area, own] of areas) {
      for (const part of batchesOf(own, batchSize)) {
        yield async (trx) => {
          const toWrite = keepsCompanyEntries ? await withoutCompanyEntries(trx, area, part) : part;
          if (toWrite.length === 0) return;
          await write(trx, area, toWrite, now);
          await changed(trx, area);
        };
      }
    }
    // Deletions come last, so that no list is ever empty in between.
    if (replace) for (const [area, own] of areas) yield* removals(area, own);
    yield (trx) => markContent(trx, 'own', 'keep');
  }

  async function* removals(area: ContentName, own: CheckedRow[]): AsyncGenerator<TransactionWork> {
    const key = fieldsOf(area)[0]![0] as 'fdId';
    const ownIds = new Set(own.map(({ values }) => String(values[key])));
    let left: string[] = [];
    yield async (trx) => {
      let stored = trx.selectFrom(area as 'category').select(key);
      if (area === 'category' && categoriesOf) stored = stored.where('area', '=', categoriesOf);
      left = (await stored.execute()).map((row) => row[key]).filter((value) => !ownIds.has(value));
    };
    for (const part of batchesOf(left, batchSize)) {
      yield async (trx) => {
        const isOwned = keepsCompanyEntries && area === 'getbuginess';
        const companyEntryIds = isOwned ? await companyEntries(trx, part) : new Set();
        const removedIds = part.filter((value) => !companyEntryIds.has(value));
        if (removedIds.length === 0) return;
        if (area === 'getbuginess') await syncSubmissions(trx, removedIds, 'removed', now);
        await syncItems(trx, area, removedIds, 'removed', now);
        await trx
          .deleteFrom(area as 'category')
          .where(key, 'in', removedIds)
          .execute();
        // Again: rows first published meanwhile had no item that could be locked.
        await syncItems(trx, area, removedIds, 'removed', now);
        await changed(trx, area);
      };
    }
  }

  if (!isWhole) await runTransactions(db, steps());
  else
    await db.transaction().execute(async (trx) => {
      for await (const work of steps()) await work(trx);
      await allChanged(trx, changedAreas);
    });
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
    const column = categoryColumn(area);
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
      const problem = `'${String(code)}' of ${area} is missing, but rows of that area use it`;
      errors.push({ line: 1, area: 'category', problem });
    }
  }
  return errors;
}

/** Rows per statement: both engines limit the number of parameters. */
const insertSize = 50;

/** Inserts rows into one area's table; the caller must call `contentChanged`. */
export async function insertRows(db: StoreTransaction, area: ContentName, rows: object[]): Promise<void> {
  const table = db.insertInto(area);
  for (const batch of batchesOf(rows, insertSize)) await table.values(batch as never).execute();
}

type Values = Record<string, unknown>;

/** Whether two rows of an area are equal. */
export const isSameRow = (area: ContentName, before: Values, after: Values): boolean =>
  fieldsOf(area).every(([name]) => String(before[name] ?? '') === String(after[name] ?? ''));

/** Ids of those rows that are stored unchanged. The area's rows have ids. */
async function sameRows(trx: StoreTransaction, area: ContentName, rows: readonly CheckedRow[]): Promise<Set<string>> {
  const before = new Map((await storedRows(trx, area, idsOf(rows))).map((row) => [row.fdId, row]));
  const isSame = ({ values }: CheckedRow) => isSameRow(area, before.get(values.fdId) ?? {}, values);
  return new Set(rows.filter(isSame).map(({ values }) => String(values.fdId)));
}

/** What happened to rows that were changed outside the desk. */
type Outcome = 'published' | 'removed';

/** Shown on the desk as the last editor. */
const writer = '文件导入';

/** Note of the versions that an import replaces. */
const beforeImport = '导入前';

/** Creates content items for rows without one, so that concurrent edits at the desk get a version conflict. */
async function createItems(
  trx: StoreTransaction,
  area: ContentName,
  ids: readonly string[],
  now: number,
): Promise<void> {
  await sql`
    insert into "contentItem" ("area", "fdId", "state", "title", "version", "updatedAt", "updatedBy")
    select cast(${area} as text), "fdId", 'published', '', 0, cast(${now} as bigint), cast(${writer} as text)
    from ${sql.table(area)} where "fdId" in (${sql.join(ids)})
    on conflict ("area", "fdId") do nothing`.execute(trx);
}

type Revision = Omit<Row<'contentRevision'>, 'area' | 'values' | 'at'> & { values: object; at: number };

/** Stores versions of items permanently. */
export async function keepRevisions(
  trx: StoreTransaction,
  area: ContentName,
  kept: readonly Revision[],
): Promise<void> {
  const revisions = kept.map(({ values, ...revision }) => ({ area, ...revision, values: JSON.stringify(values) }));
  if (revisions.length === 0) return;
  await trx
    .insertInto('contentRevision')
    .values(revisions)
    .onConflict((conflict) => conflict.columns(['area', 'fdId', 'version']).doNothing())
    .execute();
}

/** Keeps what is published of these items as their version, so that it can be restored after the import. */
async function keepVersions(trx: StoreTransaction, area: ContentName, ids: readonly string[]): Promise<void> {
  const published = new Map((await storedRows(trx, area, ids)).map((row) => [row.fdId, row]));
  const items = rowsWith(trx, 'contentItem', { area }).select(['fdId', 'version', 'updatedAt']);
  const revisions = (await items.where('fdId', 'in', ids).execute()).flatMap(({ fdId, version, updatedAt }) => {
    const values = published.get(fdId);
    return values ? { fdId, version, values, at: Number(updatedAt), by: '', note: beforeImport } : [];
  });
  await keepRevisions(trx, area, revisions);
}

/** Deletes items with neither a draft nor a version. */
async function deleteItems(trx: StoreTransaction, area: ContentName, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('contentItem')
    .where('area', '=', area)
    .where('fdId', 'in', ids)
    .where('values', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contentRevision')
            .select('contentRevision.version')
            .whereRef('contentRevision.area', '=', 'contentItem.area')
            .whereRef('contentRevision.fdId', '=', 'contentItem.fdId'),
        ),
      ),
    )
    .execute();
}

/**
 * Updates the desk's items for rows that an import writes or removes. Call it in the same transaction and before the
 * rows are changed: the desk locks an item before its row, too. Concurrent edits get a version conflict, and no draft
 * is lost.
 */
async function syncItems(
  trx: StoreTransaction,
  area: ContentName,
  ids: readonly string[],
  outcome: Outcome,
  now: number,
): Promise<void> {
  for (const part of batchesOf(ids, batchSize)) {
    if (outcome === 'published') {
      await createItems(trx, area, part, now);
      await keepVersions(trx, area, part);
    }
    let update = trx
      .updateTable('contentItem')
      .set(({ eb }) => ({
        state: outcome,
        scheduledAt: null,
        version: eb('version', '+', 1),
        updatedAt: now,
        updatedBy: writer,
      }))
      .where('area', '=', area)
      .where('fdId', 'in', part);
    // Only published items were removed.
    if (outcome === 'removed') update = update.where('state', '=', 'published');
    await update.execute();
    // After the update, which waits for concurrent edits and sees the versions they stored.
    if (outcome === 'removed') await deleteItems(trx, area, part);
  }
}
