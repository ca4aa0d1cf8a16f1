import { useState } from 'react';
import type { ListQuery } from '../contract/envelope';

/**
 * The last known total of this category's list: the pagination bar stays, and keeps the focus, while a page loads. It
 * may be that of other filters.
 */
export function useLastTotal({ category, choice }: ListQuery, total: number | undefined) {
  const [last, setLast] = useState<{ category: string | undefined; chosen: string; total: number }>();
  const chosen = JSON.stringify(choice);
  const changed =
    total !== undefined && (last?.category !== category || last?.chosen !== chosen || last?.total !== total);
  if (changed) setLast({ category, chosen, total });
  if (total !== undefined) return { total, isOfChoice: true };
  if (last?.category !== category) return { total: undefined, isOfChoice: true };
  return { total: last?.total, isOfChoice: last?.chosen === chosen };
}

/** This category's previous rows: they stay until the next page has loaded. */
export function usePreviousRows<Row>(category: string | undefined, rows: Row[] | undefined): Row[] | undefined {
  const [last, setLast] = useState<{ category: string | undefined; rows: Row[] }>();
  if (rows !== undefined && last?.rows !== rows) setLast({ category, rows });
  return last?.category === category ? last?.rows : undefined;
}
