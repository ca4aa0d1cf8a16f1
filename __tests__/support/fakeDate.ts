/** Sets the clock to a moment; timers run on as usual. */
export const fakeDate = (now: string) =>
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: ['setTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'setInterval', 'performance'],
  });
