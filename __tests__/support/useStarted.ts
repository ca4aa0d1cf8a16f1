/** Those that start anew for each test. */
const perTest = new WeakSet<object>();

/** Starts something before the tests of a file or describe, or before each of them; its members exist meanwhile. */
export function useStarted<Started extends object>(
  start: () => Promise<Started>,
  times: 'once' | 'each' = 'once',
): Started {
  const started = {} as Started;
  if (times === 'each') perTest.add(started);
  beforeUse(started, async () => Object.assign(started, await start()));
  return started;
}

/** Prepares something that `useStarted` starts, each time. */
export function beforeUse(started: object, prepare: () => Promise<unknown>): void {
  (perTest.has(started) ? beforeEach : beforeAll)(async () => void (await prepare()));
}
