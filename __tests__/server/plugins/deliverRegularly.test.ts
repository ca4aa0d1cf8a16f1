import Fastify from 'fastify';
import { deliverRegularly } from '../../../server/plugins/deliverRegularly';
import type { PortalApp } from '../../../server/http/portalApp';

afterEach(() => jest.useRealTimers());

it('closes only after a delivery that takes longer than the time between two', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const app = Fastify();
  const events: string[] = [];
  let end = () => {};
  const sent = new Promise<void>((resolve) => (end = resolve));
  let isRunning = false;
  deliverRegularly(app as unknown as PortalApp, {
    // As the outbox does: nothing while it is at it.
    async deliver() {
      if (isRunning) return;
      isRunning = true;
      await sent;
      events.push('delivered');
    },
  });
  await app.ready();
  jest.advanceTimersByTime(30_000);
  const closed = app.close().then(() => events.push('closed'));
  await new Promise<void>(setImmediate);
  end();
  await closed;
  expect(events).toEqual(['delivered', 'closed']);
});
