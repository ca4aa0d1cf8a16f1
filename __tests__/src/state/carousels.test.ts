import { carouselHeld, carouselLeft, carouselPaused, carouselShown } from '../../../src/state/carouselsSlice';
import { openPage } from '../../support/cannedPage';

/** Carousels: docs/behaviour/carousels.md. */

beforeEach(() => void jest.useFakeTimers());

const key = 'banner_policy';

function running(options: Partial<{ count: number; interval: number; paused: boolean }> = {}) {
  const { store } = openPage();
  store.dispatch(carouselShown({ key, count: 3, interval: 3000, paused: false, ...options }));
  return { store, index: () => store.getState().carousels[key]?.index };
}

test('a carousel stands still while it is held, and advances a full interval after', async () => {
  const { store, index } = running();
  await jest.advanceTimersByTimeAsync(2000);
  store.dispatch(carouselHeld({ key, held: true }));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(index()).toBe(0);
  store.dispatch(carouselHeld({ key, held: false }));
  await jest.advanceTimersByTimeAsync(2999);
  expect(index()).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(index()).toBe(1);
});

test('its button stops a carousel until it is resumed', async () => {
  const { store, index } = running();
  store.dispatch(carouselPaused({ key, paused: true }));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(index()).toBe(0);
  store.dispatch(carouselPaused({ key, paused: false }));
  await jest.advanceTimersByTimeAsync(3000);
  expect(index()).toBe(1);
});

test.each([0, 1])('with %d pictures nothing moves', async (count) => {
  const { index } = running({ count });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(index()).toBe(0);
});

test('a carousel starts paused for people who ask for reduced motion', async () => {
  const { index } = running({ paused: true });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(index()).toBe(0);
});

test('a carousel leaves nothing behind when its page is left', async () => {
  const { store, index } = running();
  store.dispatch(carouselLeft({ key }));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(index()).toBeUndefined();
});

test('two carousels keep their own time', async () => {
  const { store, index } = running();
  store.dispatch(carouselShown({ key: 'banner_index', count: 2, interval: 5000, paused: false }));
  store.dispatch(carouselHeld({ key: 'banner_index', held: true }));
  await jest.advanceTimersByTimeAsync(3000);
  expect(index()).toBe(1);
  expect(store.getState().carousels.banner_index?.index).toBe(0);
});
