import type { PortalApp } from './portalApp';

/**
 * Does something again and again, one run at a time; the server closes after the run that is under way, which is told.
 * @param what names it in the log, where its failures go
 * @returns begins a run at once, or awaits the one that is under way
 */
export function workRegularly(
  app: PortalApp,
  everyMs: number,
  what: string,
  work: (closing: AbortSignal) => Promise<unknown>,
): () => Promise<unknown> {
  const closing = new AbortController();
  let running: Promise<unknown> | null = null;
  const run = () =>
    (running ??= work(closing.signal)
      .catch((error: unknown) => app.log.error({ err: error }, `${what} failed`))
      .finally(() => (running = null)));
  const timer = setInterval(() => void run(), everyMs);
  timer.unref();
  app.addHook('onClose', async () => {
    closing.abort();
    clearInterval(timer);
    await running;
  });
  return run;
}

/** Something with data that expires. */
interface Purgeable {
  purge(): Promise<void>;
}

const cleanupMs = 60 * 60 * 1000;

/** Deletes expired data every hour: sessions, captchas, counters, keys, unclaimed uploads. */
export function cleanup(app: PortalApp, services: readonly Purgeable[]): void {
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'cleaning up failed');
  workRegularly(app, cleanupMs, 'cleaning up', async (closing) => {
    for (const service of services) {
      if (closing.aborted) return;
      // One that fails does not hold up the others.
      await service.purge().catch(onFailure);
    }
  });
}
