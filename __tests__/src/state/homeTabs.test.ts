import { homeShown, homeTabChosen } from '../../../src/state/rotationSlices';
import { openPage } from '../../support/cannedPage';

/** Tab changes are blocked during the slide of 500 ms: docs/behaviour/home.md. */

beforeEach(() => void jest.useFakeTimers());

test('the first slide runs when the page comes up, and ends after 500 ms', async () => {
  const { store } = openPage();
  store.dispatch(homeShown());
  store.dispatch(homeTabChosen('special'));
  expect(store.getState().homeTabs).toEqual({ tab: 'policy', sliding: true });
  await jest.advanceTimersByTimeAsync(500);
  expect(store.getState().homeTabs.sliding).toBe(false);
});

test('while a slide runs no other tab can be chosen, and choosing does not make it longer', async () => {
  const { store } = openPage();
  store.dispatch(homeTabChosen('specialist'));
  await jest.advanceTimersByTimeAsync(400);
  store.dispatch(homeTabChosen('special'));
  expect(store.getState().homeTabs.tab).toBe('specialist');
  await jest.advanceTimersByTimeAsync(100);
  store.dispatch(homeTabChosen('special'));
  expect(store.getState().homeTabs).toEqual({ tab: 'special', sliding: true });
});
