import { QueryStatus } from '@reduxjs/toolkit/query';
import type { DehydratedState } from '../app/dehydratedState';
import type { RootState } from '../state/rootState';

/** What the browser would read as the end of a script element, or old parsers as the end of a line. */
const unsafe = /[<\u2028\u2029]/g;

interface Dehydrated extends Pick<DehydratedState, 'address' | 'at' | 'richTexts'> {
  state: RootState;
}

/**
 * What a drawn page hands to the browser: the answers it was drawn with. Failures are among them: the browser
 * shows them as they were drawn, and asks again.
 */
export function serializeState({ address, at, state, richTexts }: Dehydrated): string {
  const { queries, provided } = state.portalApi;
  const ended = Object.entries(queries).filter(([, query]) => query?.status !== QueryStatus.pending);
  const handed: DehydratedState = {
    address,
    at,
    richTexts,
    state: { queries: Object.fromEntries(ended), provided },
  };
  return JSON.stringify(handed).replace(unsafe, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
