import type { Fault } from '../support/faultServer';
import type { Site } from './sites';

/** How long the clients wait for an answer, ms: the secondary one, which sends submissions, less than the main one. */
const timeLimit = ({ family }: Site) => (family === 'submit' ? 10_000 : 30_000);

/** How far the page's clock has to move for a fault to come to its end, ms, and whether the answer then comes. */
export function faultDelay(site: Site, fault: Fault): { ms: number; isAnswered: boolean } | null {
  const limit = timeLimit(site);
  if (fault === 'F01') return { ms: limit, isAnswered: false };
  // Who has given up waits for this answer no more.
  if (fault === 'F13') return { ms: Math.min(25_000, limit), isAnswered: limit > 25_000 };
  return null;
}
