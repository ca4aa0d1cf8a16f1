import { QueryStatus } from '@reduxjs/toolkit/query';
import type { DehydratedState } from '../app/dehydratedState';
import type { RootState } from '../state/rootState';

/** Sequences that end a script element, or a line in old parsers. */
const unsafe = /[<\u2028\u2029]/g;

interface Dehydrated extends Pick<DehydratedState, 'address' | 'at' | 'richTexts'> {
  state: RootState;
}

/**
 * A page's dehydrated state: its query results. Failures are included: the browser shows them as rendered, and retries.
 */
export function serializeState({ address, at, state, richTexts }: Dehydrated): string {
  const { queries, provided } = state.portalApi;
  // Ids of requests are random, so that no compression shortens them; nothing waits for these any more.
  const ended = Object.entries(queries).flatMap(([key, query]) =>
    query && query.status !== QueryStatus.pending ? [[key, { ...query, requestId: 'server' }]] : [],
  );
  const handed: DehydratedState = {
    address,
    at,
    richTexts,
    state: { queries: Object.fromEntries(ended), provided },
  };
  return JSON.stringify(handed).replace(unsafe, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
