import type { Fault } from '../support/faultServer';
import type { Site } from './sites';

/** The clients' timeouts, ms: shorter on the secondary one, which sends submissions. */
const timeLimit = ({ family }: Site) => (family === 'submit' ? 10_000 : 30_000);

/** How far the fake clock has to advance for a fault to end, ms, and whether a response then arrives. */
export function faultDelay(site: Site, fault: Fault): { ms: number; isAnswered: boolean } | null {
  const limit = timeLimit(site);
  if (fault === 'F01') return { ms: limit, isAnswered: false };
  // After the timeout the response is ignored.
  if (fault === 'F13') return { ms: Math.min(25_000, limit), isAnswered: limit > 25_000 };
  return null;
}
