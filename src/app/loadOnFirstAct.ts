import type { BrowserPort } from '../state/thunkExtra';
import type { AppStore } from './store';

/**
 * Loads what only somebody who acts needs, and hands over what they have done meanwhile. Whoever has saved a page gets it
 * at once: the page may say so.
 */
export function loadOnFirstAct(store: AppStore, browser: BrowserPort): void {
  let heard: Event[] = [];
  let isLoading = false;
  let handle = (event: Event) => {
    heard.push(event);
    load();
  };
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    import(/* webpackChunkName: "handy" */ './handy/startHandy').then(
      ({ startHandy }) => {
        handle = startHandy(store, browser);
        heard.forEach(handle);
      },
      () => {
        // The next act tries again.
        isLoading = false;
        heard = [];
      },
    );
  };
  for (const act of ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'wheel'])
    addEventListener(act, (event) => handle(event), true);
  if (browser.storage.getItem('saved')) load();
}
