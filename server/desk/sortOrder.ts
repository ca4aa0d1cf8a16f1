import { Type } from '@sinclair/typebox';
import { sortColumns, type ListOrder } from '../../src/contract/sortOrder';

/** The query parameter for a list's order; any other order is refused. */
export const orderQuery = <List extends keyof typeof sortColumns>(list: List) => {
  const orders = sortColumns[list].flatMap((column) => [column, `-${column}`]);
  const description = `${orders.join('，')}；- 为降序`;
  return Type.Optional(Type.Unsafe<ListOrder<List>>({ type: 'string', enum: orders, description }));
};

export interface Window {
  offset: number;
  limit: number;
}

/** Ids of a page of a list of known length that is read from its end. */
export async function idsFromEnd(
  ids: (window: Window) => Promise<string[]>,
  { offset, limit }: Window,
  total: number,
): Promise<string[]> {
  const start = Math.max(0, total - offset - limit);
  return (await ids({ offset: start, limit: Math.max(0, total - offset - start) })).reverse();
}
