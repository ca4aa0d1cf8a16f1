import { throttleLogs } from '../../../server/plugins/logging';

let written: unknown[][];
let say: (...line: unknown[]) => void;
beforeEach(() => {
  jest.useFakeTimers();
  written = [];
  const limited = throttleLogs();
  say = (...line) => limited(line, (parts) => void written.push(parts));
});
afterEach(() => jest.useRealTimers());

const away = (path: string) => ({
  err: Object.assign(new Error(`no answer to ${path}`), { code: 'ECONNREFUSED' }),
  path,
});

it('logs the first line at once, and the last of the following ones with their count after a second', () => {
  for (let number = 0; number < 800; number += 1) say(away(`/api/policy/${number}`), 'request failed');
  expect(written).toHaveLength(1);
  jest.advanceTimersByTime(1000);
  expect(written).toHaveLength(2);
  expect(written[1]).toMatchObject([{ path: '/api/policy/799', count: 799 }, 'request failed']);
  jest.advanceTimersByTime(10_000);
  expect(written).toHaveLength(2);
});

it('logs at most one line a second while a cause lasts, and the next one after a pause at once', () => {
  for (let ms = 0; ms < 5000; ms += 10) {
    say(away('/index'), 'request failed');
    jest.advanceTimersByTime(10);
  }
  expect(written.length).toBeLessThanOrEqual(6);
  jest.advanceTimersByTime(5000);
  written.length = 0;
  say(away('/index'), 'request failed');
  expect(written).toMatchObject([[{ path: '/index' }, 'request failed']]);
  expect(written[0]![0]).not.toHaveProperty('count');
});

it('separates causes by message and error, and treats more than fifty as one', () => {
  say(away('/a'), 'request failed');
  say({ err: new TypeError('x') }, 'request failed');
  say(away('/a'), 'Redis fails');
  expect(written).toHaveLength(3);
  for (let number = 0; number < 1000; number += 1) say({}, `line ${number}`);
  expect(written.length).toBeLessThanOrEqual(51);
  jest.advanceTimersByTime(1000);
  expect(written.length).toBeLessThanOrEqual(52);
});
