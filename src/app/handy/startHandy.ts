import type { BrowserPort } from '../../state/thunkExtra';
import type { AppStore } from '../store';
import { keepDisplay } from '../display/keepDisplay';
import { createBackToTop } from './backToTop';
import { hideReading } from './chineseVoice';
import { committedPage, pageOf } from './committedPage';
import type { HeldAct } from './heldAct';
import { keepShelf } from './keepShelf';
import { createPresses } from './presses';
import { createPrintSource } from './printSource';
import { createSwipes } from './swipes';
import { createToast } from './toast';

/**
 * What makes the portal handy, loaded with the first act: docs/decisions/046-on-the-device.md.
 *
 * @param heard what was done until now
 * @returns what is done about an act
 */
export function startHandy(store: AppStore, browser: BrowserPort, heard: readonly HeldAct[]): (event: Event) => void {
  const toast = createToast((path) => browser.navigate(path));
  const handlers: Record<string, (event: never) => void> = {
    ...createSwipes(),
    click: createPresses(store, toast),
  };
  keepShelf(store);
  keepDisplay(store);
  createBackToTop();
  hideReading(store);
  createPrintSource(store);
  const handle = (event: Event) => handlers[event.type]?.(event as never);
  const replay = ({ event, path }: HeldAct) => {
    const isThere = event.target instanceof Node && event.target.isConnected;
    if (isThere && pageOf(path) === committedPage(store)) handle(event);
  };
  // Each by itself: the page shows what one did before the next, and one that fails is not the others' end.
  for (const act of heard) setTimeout(replay, 0, act);
  return handle;
}
