import type { BrowserPort } from '../../state/thunkExtra';
import type { AppStore } from '../store';
import { createBackToTop } from './backToTop';
import { createPresses } from './presses';
import { keepShelf } from './keepShelf';
import { createSwipes } from './swipes';
import { createToast } from './toast';

/**
 * What makes the portal handy, loaded with the first act: docs/decisions/046-on-the-device.md.
 *
 * @param heard what the visitor has done before this was there, in its order
 */
export function startHandy(store: AppStore, browser: BrowserPort, heard: readonly Event[]): void {
  const toast = createToast((path) => browser.navigate(path));
  const handlers: Record<string, (event: never) => void> = {
    ...createSwipes(),
    click: createPresses(store, toast),
  };
  keepShelf(store);
  createBackToTop();
  for (const event of heard) handlers[event.type]?.(event as never);
  for (const [type, handle] of Object.entries(handlers)) document.addEventListener(type, handle as EventListener);
}
