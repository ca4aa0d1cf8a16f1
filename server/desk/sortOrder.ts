import { Type } from '@sinclair/typebox';
import { sortColumns, type ListOrder } from '../../src/contract/sortOrder';

/** The query parameter for a list's order; any other order is refused. */
export const orderQuery = <List extends keyof typeof sortColumns>(list: List) => {
  const orders = sortColumns[list].flatMap((column) => [column, `-${column}`]);
  const description = `${orders.join('，')}；- 为降序`;
  return Type.Optional(Type.Unsafe<ListOrder<List>>({ type: 'string', enum: orders, description }));
};
