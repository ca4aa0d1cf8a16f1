import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../lib/networkOf';
import type { ContentVersions } from '../db/contentVersion';
import { LongReads } from '../db/longReads';
import type { ContentName } from '../db/schema';
import { ResponseCache } from '../http/responseCache';
import type { FilterQuery } from './filterIndex';
import type { FilterIndexes } from './filterIndexes';
import { great, type ListIndex } from './listIndex';

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
