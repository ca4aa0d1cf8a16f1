type Started = { close(): Promise<void> };

/** Those that start anew for each test. */
const perTest = new WeakSet<object>();

/**
 * Starts something before the tests of a file or describe, or before each of them, and closes it after them; its
 * members exist meanwhile.
 */
export function useStarted<One extends Started>(start: () => Promise<One>, times: 'once' | 'each' = 'once'): One {
  const started = {} as One;
  if (times === 'each') perTest.add(started);
  beforeUse(started, async () => Object.assign(started, await start()));
  (times === 'each' ? afterEach : afterAll)(() => started.close?.());
  return started;
}

/** Prepares something that `useStarted` starts, each time. */
export function beforeUse(started: object, prepare: () => Promise<unknown>): void {
  (perTest.has(started) ? beforeEach : beforeAll)(async () => void (await prepare()));
}

const ofTest: Started[] = [];
afterEach(async () => {
  for (const one of ofTest.splice(0).reverse()) await one.close();
});

/** What the running test has started for itself; it is closed after the test. */
export async function forTest<One extends Started>(starting: Promise<One>): Promise<One> {
  const started = await starting;
  ofTest.push(started);
  return started;
}
