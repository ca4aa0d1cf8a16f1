import type { PortalApp } from '../http/portalApp';

/** Something with data that expires. */
interface Purgeable {
  purge(): Promise<void>;
}

const cleanupMs = 60 * 60 * 1000;

/** Deletes expired data every hour: sessions, captchas, counters, keys, unclaimed uploads. */
export function cleanup(app: PortalApp, services: readonly Purgeable[]): void {
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'cleaning up failed');
  const purge = async () => {
    // One that fails does not hold up the others.
    for (const service of services) await service.purge().catch(onFailure);
  };
  const timer = setInterval(() => void purge(), cleanupMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

const deliveryMs = 10_000;

/** Sends what waits in the outbox every few seconds; the server closes after the notice that is under way. */
export function deliverRegularly(app: PortalApp, outbox: { deliver(isClosing: () => boolean): Promise<void> }): void {
  let isClosing = false;
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= outbox
      .deliver(() => isClosing)
      .catch((error: unknown) => app.log.error({ err: error }, 'delivering notices failed'))
      .finally(() => (running = null));
  }, deliveryMs);
  timer.unref();
  app.addHook('onClose', async () => {
    isClosing = true;
    clearInterval(timer);
    await running;
  });
}
