import { BusinessError } from '../lib/errors';
import { fieldsOf } from '../content/contentFields';
import type { FilterQuery } from './filterIndex';
import { isSortField } from './indexBuilder';
import { great, type ListIndex } from './listIndex';
import { openList, type ListRead, type ListServices } from '../content/readList';

/**
 * Ids of a page of what is left of a list. A call that names columns to sort by has its rows as the whole list has them:
 * in the store's order, closed ones among the others.
 * @throws BusinessError for columns that a great list cannot be sorted by while something is chosen
 */
export async function filteredPage(services: ListServices, index: ListIndex, read: ListRead, query: FilterQuery) {
  const { area, paging } = read;
  const [first, ...more] = paging.order;
  if (!first) return (await index.page(query, paging))!;
  if (index.size <= great) {
    const name = JSON.stringify(paging.order);
    const known = await index.page(query, paging, { name });
    if (known) return known;
    const whole = await openList(services, { ...read, conditions: [] }, index.version);
    return (await index.page(query, paging, { name, ids: await whole.ids(0, whole.total) }))!;
  }
  const field = fieldsOf(area).find(([name]) => name === first.column);
  // So many ids are not sent from the store for one page; of moments the index has the same order.
  if (more.length > 0 || field?.[1].kind !== 'date' || !isSortField(read, field)) {
    throw new BusinessError('数据较多，筛选后不能按此字段排序');
  }
  return (await index.page(query, paging, first))!;
}
