import { useState } from 'react';

/** The rows of this category that were shown last: they stay until the next page is there. */
export function useFormerRows<Row>(category: string | undefined, rows: Row[] | undefined): Row[] | undefined {
  const [last, setLast] = useState<{ category: string | undefined; rows: Row[] }>();
  if (rows !== undefined && last?.rows !== rows) setLast({ category, rows });
  return last?.category === category ? last?.rows : undefined;
}
