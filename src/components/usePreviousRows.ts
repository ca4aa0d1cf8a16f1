import { useState } from 'react';

/** This category's previous rows: they stay until the next page has loaded. */
export function usePreviousRows<Row>(category: string | undefined, rows: Row[] | undefined): Row[] | undefined {
  const [last, setLast] = useState<{ category: string | undefined; rows: Row[] }>();
  if (rows !== undefined && last?.rows !== rows) setLast({ category, rows });
  return last?.category === category ? last?.rows : undefined;
}
