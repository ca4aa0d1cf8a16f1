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
