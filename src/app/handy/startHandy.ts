import type { BrowserPort } from '../../state/thunkExtra';
import type { AppStore } from '../store';
import { createBackToTop } from './backToTop';
import { createPresses } from './presses';
import { keepShelf } from './keepShelf';
import { createPrintSource } from './printSource';
import { createSwipes } from './swipes';
import { createToast } from './toast';

/**
 * What makes the portal handy, loaded with the first act: docs/decisions/046-on-the-device.md.
 *
 * @returns what is done about an act
 */
export function startHandy(store: AppStore, browser: BrowserPort): (event: Event) => void {
  const toast = createToast((path) => browser.navigate(path));
  const handlers: Record<string, (event: never) => void> = {
    ...createSwipes(),
    click: createPresses(store, toast),
  };
  keepShelf(store);
  createBackToTop();
  createPrintSource(store);
  return (event) => handlers[event.type]?.(event as never);
}
