/** Starts something before the tests of a file or describe, and closes it after them; its members exist meanwhile. */
export function useStarted<Started extends { close(): Promise<void> }>(start: () => Promise<Started>): Started {
  const started = {} as Started;
  beforeAll(async () => void Object.assign(started, await start()));
  afterAll(() => started.close?.());
  return started;
}
