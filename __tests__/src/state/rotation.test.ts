import {
  carouselHeld,
  carouselLeft,
  carouselPaused,
  carouselShown,
  homeShown,
  homeTabChosen,
} from '../../../src/state/rotationSlices';
import { openPage } from '../../support/cannedPage';

/** Carousels: docs/behaviour/carousels.md. */

beforeEach(() => void jest.useFakeTimers());

const key = 'banner_policy';

/** A running carousel, and which picture it shows once some time has passed. */
function running(options: Partial<{ count: number; interval: number; paused: boolean }> = {}) {
  const { store } = openPage();
  store.dispatch(carouselShown({ key, count: 3, interval: 3000, paused: false, ...options }));
  const after = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return store.getState().carousels[key]?.index;
  };
  return { store, after };
}

test('a carousel stands still while it is held, and advances a full interval after', async () => {
  const { store, after } = running();
  await after(2000);
  store.dispatch(carouselHeld({ key, held: true }));
  expect(await after(60_000)).toBe(0);
  store.dispatch(carouselHeld({ key, held: false }));
  expect(await after(2999)).toBe(0);
  expect(await after(1)).toBe(1);
});

test('its button stops a carousel until it is resumed', async () => {
  const { store, after } = running();
  store.dispatch(carouselPaused({ key, paused: true }));
  expect(await after(60_000)).toBe(0);
  store.dispatch(carouselPaused({ key, paused: false }));
  expect(await after(3000)).toBe(1);
});

test.each([
  ['without pictures', { count: 0 }],
  ['with one picture', { count: 1 }],
  ['for people who ask for reduced motion', { paused: true }],
])('%s nothing moves', async (_where, options) => {
  expect(await running(options).after(60_000)).toBe(0);
});

test('a carousel leaves nothing behind when its page is left', async () => {
  const { store, after } = running();
  store.dispatch(carouselLeft({ key }));
  expect(await after(60_000)).toBeUndefined();
});

test('two carousels keep their own time', async () => {
  const { store, after } = running();
  store.dispatch(carouselShown({ key: 'banner_index', count: 2, interval: 5000, paused: false }));
  store.dispatch(carouselHeld({ key: 'banner_index', held: true }));
  expect(await after(3000)).toBe(1);
  expect(store.getState().carousels.banner_index?.index).toBe(0);
});

/** Tab changes are blocked during the slide of 500 ms: docs/behaviour/home.md. */

test('the first slide runs when the page comes up, and ends after 500 ms', async () => {
  const { store } = openPage();
  store.dispatch(homeShown());
  store.dispatch(homeTabChosen('special'));
  expect(store.getState().homeTabs).toEqual({ tab: 'policy', sliding: true });
  await jest.advanceTimersByTimeAsync(500);
  expect(store.getState().homeTabs.sliding).toBe(false);
});
