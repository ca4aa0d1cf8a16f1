import type { PortalApp } from '../context';
import type { Accounts } from '../auth/accounts';

const everyMs = 60 * 60 * 1000;

/** Removes expired rows every hour: sessions, captchas, counters, keys, uploads that no application claimed. */
export function cleanup(app: PortalApp, { attachments, sessions, ephemeralStore, writes }: Accounts): void {
  const purge = async () => {
    for (const part of [sessions, ephemeralStore, writes, attachments]) await part.purge();
  };
  const timer = setInterval(() => {
    purge().catch((error: unknown) => app.log.error({ err: error }, 'cleaning up failed'));
  }, everyMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
