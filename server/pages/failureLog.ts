import type { FastifyBaseLogger } from 'fastify';
import { ageOf } from '../lib/ageOf';
import { pathOf } from '../lib/backendPaths';

/** Each failure is logged once in this time, ms, with a maximum number of lines: anybody can request any address. */
const limits = { everyMs: 10 * 60_000, lines: 50 };

const reasonOf = (error: unknown): string =>
  error instanceof Error ? String((error as NodeJS.ErrnoException).code ?? error.message) : String(error);

/**
 * Logs why a page could not be rendered, once per reason and interval. Queries are omitted, since they may contain
 * anything.
 */
export function createFailureLog(now: () => number) {
  const said = new Set<string>();
  let began = -Infinity;
  return (log: FastifyBaseLogger, url: string, error: unknown): void => {
    if (ageOf(began, now()) >= limits.everyMs) {
      began = now();
      said.clear();
    }
    const path = pathOf(url);
    const key = `${path} ${reasonOf(error)}`;
    if (said.has(key) || said.size >= limits.lines) return;
    said.add(key);
    log.error({ err: error, path }, 'The page could not be rendered');
  };
}
