import type { PortalApp } from '../http/portalApp';

/** Something with data that expires. */
interface Purgeable {
  purge(): Promise<void>;
}

const everyMs = 60 * 60 * 1000;

/** Deletes expired data every hour: sessions, captchas, counters, keys, unclaimed uploads. */
export function cleanup(app: PortalApp, services: readonly Purgeable[]): void {
  const purge = async () => {
    for (const service of services) await service.purge();
  };
  const timer = setInterval(() => {
    purge().catch((error: unknown) => app.log.error({ err: error }, 'cleaning up failed'));
  }, everyMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
