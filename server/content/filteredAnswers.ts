import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../auth/networkOf';
import type { ContentVersions } from '../db/contentVersion';
import { LongReads } from '../db/longReads';
import type { ContentName } from '../db/schema';
import { ResponseCache } from '../http/responseCache';
import type { FilterQuery } from './filterIndex';
import type { FilterIndexes } from './filterIndexes';
import { great, type ListIndex } from './listIndex';

/** A request for a filtered list. */
export interface FilteredCall {
  area: ContentName;
  indexes: FilterIndexes;
  query: FilterQuery;
  /** Cache key besides content version, filters and day. */
  key: string;
}

/**
 * Serves filtered lists. Since clients can request any combination of filters, these responses have a cache of their
 * own, and large lists are processed one request at a time, fair between visitors.
 */
export class FilteredAnswers {
  readonly #cache: ResponseCache;
  readonly #work = new LongReads(1);

  constructor(private readonly versions: ContentVersions) {
    this.#cache = new ResponseCache(versions);
  }

  /**
   * Answers from the current index; for a large list it may be of an older version, which is part of the cache key.
   * @param look queries the index; queued for large lists
   * @param make builds the response
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
      const found =
        index.size > largeListRows ? await this.#work.run(() => look(index), isGone, who) : await look(index);
      return make(found);
    });
  }
}
