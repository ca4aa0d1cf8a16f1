import type { Paging } from '../http/pagination';
import { answerCalls } from '../lib/callThread';
import { countFilters } from './countFilters';
import type { FilterIndex, FilterQuery, StoreOrder } from './filterIndex';
import type { IndexedRow } from './filterRows';
import { IndexBuilder, type IndexPlan } from './indexBuilder';

/** By the list's name. */
const builders = new Map<string, IndexBuilder>();
const indexes = new Map<string, FilterIndex>();

const requests = {
  /** @returns the columns of the rows that are to come */
  begin(list: string, plan: IndexPlan) {
    const builder = new IndexBuilder(plan);
    builders.set(list, builder);
    return builder.columns;
  },
  add: (list: string, rows: readonly IndexedRow[]) => builders.get(list)!.add(rows),
  /** From now on the list is what has come. @returns its length */
  finish(list: string) {
    const index = builders.get(list)!.build();
    builders.delete(list);
    indexes.set(list, index);
    return index.size;
  },
  /** @returns the list's length */
  update(list: string, fdIds: readonly string[], rows: readonly IndexedRow[]) {
    const index = indexes.get(list)!;
    index.update(fdIds, rows);
    return index.size;
  },
  page: (list: string, query: FilterQuery, paging: Paging, order?: StoreOrder) =>
    indexes.get(list)!.page(query, paging, order),
  beside: (list: string, query: FilterQuery, fdId: string) => indexes.get(list)!.beside(query, fdId),
  filters: (list: string, query: FilterQuery, category?: string) => countFilters(indexes.get(list)!, query, category),
};

export type FilterRequests = typeof requests;

answerCalls(requests);
