import { whenIdle } from '../../../src/lib/events';

/** Safari has no `requestIdleCallback`, and neither has jsdom. */
const idle = (request: unknown, cancel: unknown) =>
  Object.assign(globalThis, { requestIdleCallback: request, cancelIdleCallback: cancel });
const loading = (state: DocumentReadyState) =>
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => state);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void idle(undefined, undefined));

test('waits until the page has loaded', () => {
  const task = jest.fn();
  loading('interactive');
  whenIdle(task);
  jest.runAllTimers();
  expect(task).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  expect(task).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

test('does nothing once cancelled, before or after the page has loaded', () => {
  const task = jest.fn();
  const cancel = jest.fn();
  loading('loading');
  whenIdle(task)();
  dispatchEvent(new Event('load'));
  loading('complete');
  whenIdle(task)();
  jest.runAllTimers();
  expect(task).not.toHaveBeenCalled();
  idle(() => 7, cancel);
  whenIdle(task)();
  expect(cancel).toHaveBeenCalledWith(7);
});
