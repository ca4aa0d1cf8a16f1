import { zh } from '../i18n/zh';
import { loadScript } from '../lib/loadScript';
import { selectLocationPath } from '../state/locationSlice';
import { workFailed } from '../state/dialogsSlice';
import type { BrowserPort } from '../state/thunkExtra';
import type { HeldInteraction } from './pageActions/startPageActions';
import type { AppStore } from './store';

/**
 * Loads the page actions with the first interaction, and replays the interactions made meanwhile. A visitor with saved
 * pages gets them at once: the page may show its saved state.
 */
export function loadOnFirstInteraction(store: AppStore, browser: BrowserPort): void {
  let held: HeldInteraction[] = [];
  let isLoading = false;
  const isButton = ({ event: { type, target } }: HeldInteraction) =>
    type === 'click' && target instanceof Element && target.closest('button[data-action]') !== null;
  const isClicked = () => held.some(isButton);
  let handle = (event: Event) => {
    const isLink =
      (event.target as Partial<Element>).closest?.('a:not([data-file])') && !/cancel|wheel/.test(event.type);
    if (!isLoading && /down$/.test(event.type)) held = [];
    held.push({ event, path: selectLocationPath(store.getState()) });
    // After a click on a link the next page comes first; a swipe that begins there loads by its movement.
    if (!isLink) load();
  };
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    loadScript(() => import(/* webpackChunkName: "page-actions" */ './pageActions/startPageActions'), isClicked).then(
      ({ startPageActions }) => {
        handle = startPageActions(store, browser, held);
      },
      () => {
        // The next interaction retries.
        isLoading = false;
        if (isClicked()) store.dispatch(workFailed(zh.states.loadFailed));
        held = [];
      },
    );
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'wheel'])
    addEventListener(type, (event) => handle(event), true);
  // A moving pointer is about to click: preloading makes the click fast.
  addEventListener('pointermove', load, { once: true });
  if (browser.storage.getItem('saved')) load();
}
