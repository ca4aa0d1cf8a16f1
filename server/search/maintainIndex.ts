import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../db/schema';
import { indexWaiting } from '../db/searchIndex';
import { createIndexCheck, renewIndex } from '../db/searchIndexVersion';
import type { PortalApp } from '../http/portalApp';

/** Rows per transaction; other writers run between two of them. */
const batchSize = 50;

/** Pause between transactions for other writers: minimum in ms, and as a share of the last transaction's duration. */
const pauses = { leastMs: 20, share: 1 };

/** Maximum rows indexed before the server starts to respond. */
const maxAtStart = 2_000;

/** Interval of the check for changes by other programs, and of progress messages in the log, ms. */
const everyMs = { look: 30_000, word: 10_000 };

type Log = Pick<PortalApp['log'], 'error'>;

const logFailure = (log: Log, error: unknown) => log.error({ err: error }, 'indexing content for the search failed');

/** Indexes rows of a store without an index at start, up to the maximum. A failure does not stop the portal. */
export async function indexAtStart(db: Store, log: Log): Promise<void> {
  try {
    await renewIndex(db);
    let done = 0;
    for (let more = -1; more !== 0 && done < maxAtStart; done += more) more = await indexWaiting(db, batchSize);
  } catch (error) {
    logFailure(log, error);
  }
}

/** A server that is closing does not wait for it. */
const pauseAfter = (tookMs: number, signal: AbortSignal) =>
  pause(Math.max(pauses.leastMs, pauses.share * tookMs), undefined, { signal }).catch(() => undefined);

/** Indexes all queued changes, logging the progress. */
async function indexAll(app: PortalApp, db: Store, closing: AbortSignal): Promise<void> {
  const began = performance.now();
  let [done, lastLogged] = [0, began];
  while (!closing.aborted) {
    const started = performance.now();
    const more = await indexWaiting(db, batchSize);
    if (more === 0) break;
    const now = performance.now();
    if (done === 0 || now - lastLogged > everyMs.word) {
      lastLogged = now;
      const { count } = await db
        .selectFrom('searchChange')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      app.log.info({ done: done + more, waiting: Number(count) }, 'indexing content for the search');
    }
    done += more;
    await pauseAfter(now - started, closing);
  }
  if (done > 0) app.log.info({ done, seconds: (performance.now() - began) / 1000 }, 'indexed content for the search');
}

/** Keeps the search index up to date in the background. */
export function maintainIndex(app: PortalApp, db: Store): void {
  const closing = new AbortController();
  let running: Promise<void> | null = null;
  const check = createIndexCheck(db);
  const work = async () => {
    await check();
    await indexAll(app, db, closing.signal);
  };
  const look = () => {
    running ??= work()
      .catch((error: unknown) => logFailure(app.log, error))
      .finally(() => (running = null));
  };
  const timer = setInterval(look, everyMs.look);
  timer.unref();
  app.addHook('onReady', async () => look());
  app.addHook('onClose', async () => {
    closing.abort();
    clearInterval(timer);
    await running;
  });
}
