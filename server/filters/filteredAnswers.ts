import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../lib/networkOf';
import type { ContentVersions } from '../db/contentVersion';
import { LongReads } from '../db/longReads';
import type { ContentName } from '../db/schema';
import { ResponseCache } from '../http/responseCache';
import { BusinessError } from '../lib/errors';
import { fieldsOf } from '../content/contentFields';
import { openList, type ListRead, type ListServices } from '../content/readList';
import type { FilterQuery } from './filterIndex';
import type { FilterIndexes } from './filterIndexes';
import { great, type ListIndex } from './listIndex';
import { isSortField } from './indexBuilder';

/** A call about a list of which something is chosen. */
export interface FilteredCall {
  area: ContentName;
  indexes: FilterIndexes;
  query: FilterQuery;
  /** What the answer depends on besides content, choice and day. */
  key: string;
}

/**
 * Sends what is left of lists when something is chosen of them. Any choice is an answer of its own, which anybody may ask
 * for: such answers are kept apart from those of whole lists, and great lists are worked on one at a time, each visitor
 * in turn.
 */
export class FilteredAnswers {
  readonly #cache: ResponseCache;
  readonly #work = new LongReads(1);

  constructor(private readonly versions: ContentVersions) {
    this.#cache = new ResponseCache(versions);
  }

  /**
   * Answers from the index as it is; that of a great list may be of earlier content, which the answer's key says.
   * @param look works on the index; it has its turn then
   * @param make what is sent
   */
  async send<Found>(
    request: FastifyRequest,
    reply: FastifyReply,
    { area, indexes, query, key }: FilteredCall,
    look: (index: ListIndex) => Promise<Found>,
    make: (found: Found) => object | Promise<object>,
  ) {
    const index = await indexes.of(await this.versions.of(area));
    const full = JSON.stringify([key, index.version, query]);
    return this.#cache.send(request, reply, area, full, async (_version, isGone) => {
      const who = networkOf(request.ip);
      const found = index.size > great ? await this.#work.run(() => look(index), isGone, who) : await look(index);
      return make(found);
    });
  }
}

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
