import { whenIdle } from '../../../src/lib/events';

test('waits until the page has loaded', () => {
  jest.useFakeTimers();
  const task = jest.fn();
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  whenIdle(task);
  jest.runAllTimers();
  expect(task).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  expect(task).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(task).toHaveBeenCalledTimes(1);
});

test.each(['loading', 'complete'] as const)('does nothing once cancelled on a page that is %s', (state) => {
  jest.useFakeTimers();
  const task = jest.fn();
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  whenIdle(task)();
  dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(task).not.toHaveBeenCalled();
});
