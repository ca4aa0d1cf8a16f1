import { BusinessError } from '../lib/errors';
import { pageWindow } from '../http/pagination';
import { fieldsOf } from './contentFields';
import { great, type FilterIndex, type FilterQuery } from './filterIndex';
import { openList, type ListRead, type ListServices } from './readList';

/**
 * Ids of a page of what is left of a list. A call that names columns to sort by has its rows as the whole list has them:
 * in the store's order, closed ones among the others.
 * @throws BusinessError for columns that a great list cannot be sorted by while something is chosen
 */
export async function filteredPage(services: ListServices, index: FilterIndex, read: ListRead, query: FilterQuery) {
  const window = (total: number) => pageWindow(read.paging, total);
  const { order: named } = read.paging;
  if (named.length === 0) return index.page(query, window);
  if (index.size <= great) {
    const places = await index.placesOf(JSON.stringify(named), async () => {
      const whole = await openList(services, { ...read, conditions: [] }, index.version);
      return whole.ids(0, whole.total);
    });
    return index.page({ ...query, order: null }, window, places);
  }
  const [first, ...more] = named;
  const isMoment = fieldsOf(read.area).some(([name, { kind }]) => name === first!.column && kind === 'date');
  // So many ids are not sent from the store for one page; of moments the index has the same order.
  if (more.length > 0 || !isMoment || !index.sorts(first!.column)) {
    throw new BusinessError('数据较多，筛选后不能按此字段排序');
  }
  return index.page({ ...query, order: null }, window, await index.placesBy(first!.column, first!.direction));
}
