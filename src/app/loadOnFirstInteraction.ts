import { zh } from '../i18n/zh';
import { loadScript } from '../lib/loadScript';
import { selectLocationPath } from '../state/locationSlice';
import { workFailed } from '../state/noticesSlice';
import type { BrowserPort } from '../state/thunkExtra';
import type { HeldInteraction } from './pageActions/heldInteraction';
import type { AppStore } from './store';

/**
 * Loads what only somebody who acts needs, and hands over what they have done meanwhile. Whoever has saved a page gets it
 * at once: the page may say so.
 */
export function loadOnFirstInteraction(store: AppStore, browser: BrowserPort): void {
  let held: HeldInteraction[] = [];
  let isLoading = false;
  const isButton = ({ event: { type, target } }: HeldInteraction) =>
    type === 'click' && target instanceof Element && target.closest('button[data-action]') !== null;
  const isClicked = () => held.some(isButton);
  let handle = (event: Event) => {
    held.push({ event, path: selectLocationPath(store.getState()) });
    load();
  };
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    loadScript(() => import(/* webpackChunkName: "page-actions" */ './pageActions/startPageActions'), isClicked).then(
      ({ startPageActions }) => {
        handle = startPageActions(store, browser, held);
      },
      () => {
        // The next interaction tries again.
        isLoading = false;
        if (isClicked()) store.dispatch(workFailed(zh.states.loadFailed));
        held = [];
      },
    );
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'wheel'])
    addEventListener(type, (event) => handle(event), true);
  // A pointer that moves is about to act: its click then asks for nothing more.
  addEventListener('pointermove', load, { once: true });
  if (browser.storage.getItem('saved')) load();
}
