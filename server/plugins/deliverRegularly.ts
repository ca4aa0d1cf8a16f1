import type { PortalApp } from '../http/portalApp';

const everyMs = 10_000;

/** Sends what waits in the outbox every few seconds; the server closes after the notice that is under way. */
export function deliverRegularly(app: PortalApp, outbox: { deliver(isClosing: () => boolean): Promise<void> }): void {
  let isClosing = false;
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= outbox
      .deliver(() => isClosing)
      .catch((error: unknown) => app.log.error({ err: error }, 'delivering notices failed'))
      .finally(() => (running = null));
  }, everyMs);
  timer.unref();
  app.addHook('onClose', async () => {
    isClosing = true;
    clearInterval(timer);
    await running;
  });
}
