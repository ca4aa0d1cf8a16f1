import type { PortalApp } from '../http/portalApp';

/** Something with data that expires. */
interface Purgeable {
  purge(): Promise<void>;
}

const everyMs = 60 * 60 * 1000;

/** Deletes expired data every hour: sessions, captchas, counters, keys, unclaimed uploads. */
export function cleanup(app: PortalApp, services: readonly Purgeable[]): void {
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'cleaning up failed');
  const purge = async () => {
    // One that fails does not hold up the others.
    for (const service of services) await service.purge().catch(onFailure);
  };
  const timer = setInterval(() => void purge(), everyMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
