const timers = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

/** Replaces these alone by Jest's. */
export const fakeOnly = (...names: (typeof timers)[number][]) =>
  jest.useFakeTimers({ doNotFake: timers.filter((name) => !names.includes(name)) });
