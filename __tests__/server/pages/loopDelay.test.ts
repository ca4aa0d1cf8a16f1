import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LoopDelay } from '../../../server/pages/loopDelay';

jest.mock('node:perf_hooks');

it('is long while half of the delays of the last two seconds were', () => {
  jest.useFakeTimers();
  const delays = { enable: jest.fn(), disable: jest.fn(), reset: jest.fn(), percentile: jest.fn(() => 0) };
  jest.mocked(monitorEventLoopDelay).mockReturnValue(delays as never);
  const loopDelay = new LoopDelay();
  const measured = (ms: number) => {
    delays.percentile.mockReturnValue(ms * 1e6);
    jest.advanceTimersByTime(2_000);
    return loopDelay.isLong;
  };
  expect([loopDelay.isLong, measured(20), measured(251), measured(250)]).toEqual([false, false, true, false]);
  expect(delays.percentile).toHaveBeenCalledWith(50);
  expect(delays.reset).toHaveBeenCalledTimes(3);
  loopDelay.stop();
  expect([measured(500), delays.disable.mock.calls.length]).toEqual([false, 1]);
});
