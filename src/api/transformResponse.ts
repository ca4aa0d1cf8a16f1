import { isRecord } from '../lib/isRecord';

/** Pure response transforms, tolerant of backend variants (docs/behaviour/foreign-backends.md). */

/** One page of a list. `total` counts all rows of the list; never less than the rows known to exist. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** The rows of a list response, wherever they are; undefined if there are none. */
export function rowsOf<Row>(body: unknown): Row[] | undefined {
  const data = isRecord(body) ? body.data : undefined;
  const candidates = [body, isRecord(body) ? body.rows : undefined, data, isRecord(data) ? data.rows : undefined];
  const rows = candidates.find(Array.isArray) as unknown[] | undefined;
  return rows?.filter(isRecord).map(withTextId) as Row[] | undefined;
}

/** One page of a list; null if the response holds no rows (shown as a failed list). */
export function pageOf<Row>(body: unknown, query: { pageNum: number; pageSize: number }): Page<Row> | null {
  const rows = rowsOf<Row>(body);
  if (!rows) return null;
  const holder = isRecord(body) ? (isRecord(body.data) && 'total' in body.data ? body.data : body) : {};
  const total = holder.total === null || holder.total === '' ? NaN : Number(holder.total ?? NaN);
  if (!Number.isFinite(total)) return { rows, total: rows.length };
  const before = (query.pageNum - 1) * query.pageSize;
  // Backends answer a page past the end with the last page again: those rows prove nothing about the total.
  const seen = total > before ? before + rows.length : rows.length;
  return { rows, total: Math.max(Math.floor(total), seen) };
}

/** The object of a detail response; undefined if `data` holds none. */
export function recordOf<Entity>(body: unknown): Entity | undefined {
  const data = isRecord(body) ? body.data : undefined;
  return isRecord(data) ? (withTextId(data) as Entity) : undefined;
}

/** Ids are opaque strings; numeric ids are converted. */
function withTextId(row: Record<string, unknown>): Record<string, unknown> {
  return typeof row.fdId === 'number' ? { ...row, fdId: String(row.fdId) } : row;
}
