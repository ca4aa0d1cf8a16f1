import { zh } from '../i18n/zh';
import { whenIdle } from '../lib/events';
import { loadScript } from '../lib/loadScript';
import { selectLocationPath } from '../state/locationSlice';
import { workFailed } from '../state/dialogsSlice';
import type { BrowserPort } from '../state/thunkExtra';
import type { HeldInteraction } from './pageActions/startPageActions';
import type { AppStore } from './store';

/** A tap or click on something else is answered first: the browser takes as long on a slow phone, ms. */
const answeredAfterMs = 500;

/**
 * Loads the page actions with the first interaction that needs them, or after any other, and replays the interactions
 * made meanwhile. A visitor with saved pages gets them at once: the page may show its saved state.
 */
export function loadOnFirstInteraction(store: AppStore, browser: BrowserPort): void {
  let queue: HeldInteraction[] = [];
  let isLoading = false;
  /** An interaction has asked for it, and is replayed with those that follow. */
  let isDue = false;
  const isOn = ({ target }: Event, selector: string) => target instanceof Element && target.closest(selector) !== null;
  const isClicked = () => queue.some(({ event }) => event.type === 'click' && isOn(event, 'button[data-action]'));
  let handle = (event: Event) => {
    const { type } = event;
    if (!isDue && /down$/.test(type)) queue = [];
    queue.push({ event, path: selectLocationPath(store.getState()) });
    if (type === 'keydown' || isOn(event, 'button[data-action], a[data-file]')) load();
    // After a click on a link the next page comes first; a swipe that begins there loads by its movement.
    else if (!isOn(event, 'a') || /cancel|wheel/.test(type)) loadSoon();
  };
  const load = () => {
    if (isLoading) return;
    isDue = isLoading = true;
    loadScript(() => import(/* webpackChunkName: "page-actions" */ './pageActions/startPageActions'), isClicked).then(
      ({ startPageActions }) => {
        handle = startPageActions(store, browser, queue);
      },
      () => {
        // The next interaction retries.
        isDue = isLoading = false;
        if (isClicked()) store.dispatch(workFailed(zh.states.loadFailed));
        queue = [];
      },
    );
  };
  const loadSoon = () => {
    if (!isDue) setTimeout(() => whenIdle(load), answeredAfterMs);
    isDue = true;
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'wheel'])
    addEventListener(type, (event) => handle(event), true);
  // A moving pointer is about to click: preloading makes the click fast. A finger that moves is at its tap.
  const preload = ({ pointerType }: PointerEvent) => (pointerType === 'touch' ? loadSoon() : load());
  addEventListener('pointermove', preload, { once: true });
  if (browser.storage.getItem('saved')) load();
}
