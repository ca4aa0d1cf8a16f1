import path from 'node:path';
import { CallThread } from '../../../server/lib/callThread';
import { serviceUnavailable } from '../../../server/lib/errors';
import type { EndlessFunctions } from '../../support/endlessWorker';

class EndlessThread extends CallThread<EndlessFunctions> {
  constructor(maxMs?: number) {
    super(path.resolve(__dirname, '../../support/endlessWorker'), maxMs === undefined ? {} : { maxMs });
  }

  protected ended(): Error {
    return serviceUnavailable();
  }
}

afterEach(() => jest.useRealTimers());

it('ends a thread whose call takes too long, and refuses that call and those behind it', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const thread = new EndlessThread(50_000);
  const calls = [thread.call('stall'), thread.call('greet', '甲')];
  const outcomes = Promise.allSettled(calls);
  await jest.advanceTimersByTimeAsync(49_999);
  expect(thread.isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(thread.isOver).toBe(true);
});

it('leaves a call that is answered in time', async () => {
  const thread = new EndlessThread(50_000);
  expect(await thread.call('greet', '甲')).toBe('甲，您好');
  await thread.close();
});
