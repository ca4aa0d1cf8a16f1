import type { PortalApp } from '../../../server/http/portalApp';
import { cleanup, deliverRegularly } from '../../../server/plugins/regularWork';
import { deferred } from '../../support/deferred';

/** A server that only closes. */
function closing() {
  const hooks: (() => Promise<void>)[] = [];
  const error = jest.fn();
  const app = { addHook: (_name: string, hook: () => Promise<void>) => hooks.push(hook), log: { error } };
  const close = () => Promise.all(hooks.map((hook) => hook()));
  return { app: app as unknown as PortalApp, close, error };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('notices are sent one run at a time, and closing waits for the run, which is told to stop', async () => {
  const { app, close } = closing();
  const held = deferred();
  const deliver = jest.fn<Promise<void>, [() => boolean]>(() => held.promise);
  deliverRegularly(app, { deliver });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(deliver).toHaveBeenCalledTimes(1);
  const closed = jest.fn();
  const whole = close().then(closed);
  await jest.advanceTimersByTimeAsync(0);
  expect(closed).not.toHaveBeenCalled();
  expect(deliver.mock.calls[0]![0]()).toBe(true);
  held.resolve();
  await whole;
});

it('cleaning up goes on after a part that fails', async () => {
  const { app, close, error } = closing();
  const later = jest.fn(() => Promise.resolve());
  cleanup(app, [{ purge: () => Promise.reject(new Error('read-only folder')) }, { purge: later }]);
  await jest.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect([later.mock.calls.length, error.mock.calls.length]).toEqual([1, 1]);
  await close();
});
