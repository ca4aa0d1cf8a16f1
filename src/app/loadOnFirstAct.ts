import { zh } from '../i18n/zh';
import { selectLocationPath } from '../state/locationSlice';
import { workFailed } from '../state/noticesSlice';
import type { BrowserPort } from '../state/thunkExtra';
import type { HeldAct } from './handy/heldAct';
import type { AppStore } from './store';

/**
 * Loads what only somebody who acts needs, and hands over what they have done meanwhile. Whoever has saved a page gets it
 * at once: the page may say so.
 */
export function loadOnFirstAct(store: AppStore, browser: BrowserPort): void {
  let heard: HeldAct[] = [];
  let isLoading = false;
  let handle = (event: Event) => {
    heard.push({ event, path: selectLocationPath(store.getState()) });
    load();
  };
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    import(/* webpackChunkName: "handy" */ './handy/startHandy').then(
      ({ startHandy }) => {
        handle = startHandy(store, browser, heard);
      },
      () => {
        // The next act tries again.
        isLoading = false;
        const isKey = ({ event: { type, target } }: HeldAct) =>
          type === 'click' && target instanceof Element && target.closest('button[data-act]');
        if (heard.some(isKey)) store.dispatch(workFailed(zh.states.loadFailed));
        heard = [];
      },
    );
  };
  for (const act of ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'wheel'])
    addEventListener(act, (event) => handle(event), true);
  // A pointer that moves is about to act: its click then asks for nothing more.
  addEventListener('pointermove', load, { once: true });
  if (browser.storage.getItem('saved')) load();
}
