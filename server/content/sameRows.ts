import type { AnyTable, ContentName, StoreTransaction } from '../db/schema';
import type { CheckedRow } from './checkRows';
import { fieldsOf } from './contentFields';

type Row = Record<string, unknown>;

/** Whether two rows of an area are equal. */
export const isSameRow = (area: ContentName, before: Row, after: Row): boolean =>
  fieldsOf(area).every(([name]) => String(before[name] ?? '') === String(after[name] ?? ''));

/** Ids of those rows that are stored unchanged. The area's rows have ids. */
export async function sameRows(
  trx: StoreTransaction,
  area: ContentName,
  rows: readonly CheckedRow[],
): Promise<Set<string>> {
  const ids = rows.map(({ values }) => values.fdId);
  const names = fieldsOf(area).map(([name]) => name);
  const stored: Row[] = await (trx.selectFrom(area) as AnyTable).select(names).where('fdId', 'in', ids).execute();
  const before = new Map(stored.map((row) => [row.fdId, row]));
  const isSame = ({ values }: CheckedRow) => isSameRow(area, before.get(values.fdId) ?? {}, values);
  return new Set(rows.filter(isSame).map(({ values }) => String(values.fdId)));
}
