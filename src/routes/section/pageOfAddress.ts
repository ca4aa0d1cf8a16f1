/**
 * The page number of an address: 1 if absent or not a positive number; fractions are rounded down.
 *
 * @param value the value of `?page=`
 */
export function pageOfAddress(value: string | null): number {
  const page = value === null || value.trim() === '' ? NaN : Number(value);
  return Number.isFinite(page) && page >= 1 ? Math.min(Math.floor(page), Number.MAX_SAFE_INTEGER) : 1;
}

/** The query of the same list on another page; page 1 has no parameter. */
export function queryForPage(current: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(current);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return next;
}

/** Whether `?page=` is canonical; if not, the address is corrected without a new history entry. */
export const addressHasPage = (value: string | null, page: number) =>
  value === String(page) || (value === null && page === 1);

/** The last page of a list; a list without rows has one page. */
export const lastPageOf = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));
