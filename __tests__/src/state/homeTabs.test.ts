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
