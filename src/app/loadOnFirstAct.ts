import type { BrowserPort } from '../state/thunkExtra';
import type { AppStore } from './store';

const acts = ['pointerdown', 'pointerup', 'click', 'keydown', 'wheel'] as const;

/**
 * Loads what only somebody who acts needs, and hands over what they have done meanwhile. Whoever has saved a page gets it
 * at once: the page may say so.
 */
export function loadOnFirstAct(store: AppStore, browser: BrowserPort): void {
  let heard: Event[] | undefined;
  const load = (event?: Event) => {
    if (event) heard?.push(event);
    if (heard) return;
    heard = event ? [event] : [];
    const held = heard;
    import(/* webpackChunkName: "handy" */ './handy/startHandy').then(
      ({ startHandy }) => {
        for (const act of acts) removeEventListener(act, load, true);
        startHandy(store, browser, held);
      },
      () => {
        // The next act tries again.
        heard = undefined;
      },
    );
  };
  for (const act of acts) addEventListener(act, load, { capture: true, passive: true });
  if (browser.storage.getItem('saved')) load();
}
