import type { PortalApp } from '../http/portalApp';
import { shareRunning } from '../lib/shareRunning';

const everyMs = 10_000;

/** Sends what waits in the outbox every few seconds; the server closes after what is under way. */
export function deliverRegularly(app: PortalApp, outbox: { deliver(): Promise<void> }): void {
  let running = Promise.resolve();
  const deliver = shareRunning(() => outbox.deliver());
  const timer = setInterval(() => {
    running = deliver().catch((error: unknown) => app.log.error({ err: error }, 'delivering notices failed'));
  }, everyMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
