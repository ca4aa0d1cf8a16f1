import { createPath, type Location } from 'react-router-dom';
import {
  formClosed,
  menuClosed,
  questionClosed,
  selectFormDialog,
  selectOpenMenu,
  selectQuestion,
} from '../state/dialogsSlice';
import type { AppDispatch } from '../state/hooks';
import { noticeClosed, selectNotices } from '../state/noticesSlice';
import type { RootState } from '../state/rootState';
import type { PageRouter, PageRouterState } from './pageRouter';
import { scrollKeyOf } from './scrollKey';

interface Store {
  getState(): RootState;
  dispatch: AppDispatch;
  subscribe(listener: () => void): () => void;
}

/** An overlay keeps the page's scroll position: the page may scroll under it. */
const overlayState = (page: Location) => ({ isOverlay: true, scrollPlace: scrollKeyOf(page) });

/** Whether a history entry belongs to an overlay. */
export const isOverlayEntry = ({ state }: Pick<Location, 'state'>): boolean =>
  (state as { isOverlay?: unknown } | null)?.isOverlay === true;

/** The topmost overlay; a notice that is still waiting for its response cannot be closed. */
function topOf(state: RootState): 'waiting' | 'notice' | 'question' | 'form' | 'menu' | null {
  const { loading, success, error } = selectNotices(state);
  if (error !== null || success !== null) return 'notice';
  if (loading !== null) return 'waiting';
  if (selectQuestion(state)) return 'question';
  if (selectFormDialog(state)) return 'form';
  return selectOpenMenu(state) ? 'menu' : null;
}

const closing = { notice: noticeClosed, question: questionClosed, form: formClosed, menu: menuClosed } as const;

/**
 * Going back, by button or gesture, closes the topmost overlay and nothing else. While any overlay is open, an extra
 * history entry lies above the page's; it is removed with the last overlay, but for a notice that closes by itself.
 * Navigating away closes the overlays, and the next page replaces their entry.
 *
 * @returns stops it
 */
export function keepOverlayEntry(store: Store, router: PageRouter): () => void {
  const top = () => topOf(store.getState());
  let last = router.state.location;
  /** Key of the entry being removed from here. */
  let leaving: string | null = null;
  /** Key of the entry left behind, for the next page to replace. */
  let abandoned: string | null = null;
  /** What was open last on the present entry. */
  let latest: ReturnType<typeof top> = null;
  let isUnloading = false;
  let isEnded = false;
  let isDue = false;

  const settle = () => {
    isDue = false;
    const { location, navigation } = router.state;
    if (isEnded || navigation.state !== 'idle' || leaving === location.key) return;
    const isOpen = top() !== null;
    if (isOpen) {
      abandoned = null;
      latest = top();
    }
    if (isOpen === isOverlayEntry(location) || abandoned === location.key) return;
    if (isOpen) {
      const { pathname, search, hash } = location;
      void router.navigate({ pathname, search, hash }, { state: overlayState(location), preventScrollReset: true });
    } else if (isUnloading || !latest || (latest === 'notice' && selectNotices(store.getState()).expired)) {
      // Going back would cancel the page load that is pending, or that may begin while a notice closes by itself; from
      // an entry that is reached again, the pages after it could not be reached.
      abandoned = location.key;
    } else {
      leaving = location.key;
      void router.navigate(-1);
    }
  };
  // A form that closes and its success notice are one change.
  const settleSoon = () => {
    if (!isDue) queueMicrotask(settle);
    isDue = true;
  };

  const moved = (from: Location, { location, historyAction }: PageRouterState) => {
    const isOwn = leaving === from.key;
    const isAbandoned = abandoned === from.key;
    leaving = abandoned = null;
    isUnloading = false;
    if (historyAction === 'POP') latest = null;
    // The page's own entry below looks the same: go back once more.
    if (isAbandoned && historyAction === 'POP' && createPath(from) === createPath(location) && top() === null)
      return void router.navigate(-1);
    const state = store.getState();
    if (from.pathname !== location.pathname) {
      if (selectFormDialog(state)) store.dispatch(formClosed());
      if (selectQuestion(state)) store.dispatch(questionClosed());
    }
    if (isOwn || !isOverlayEntry(from) || isOverlayEntry(location)) return;
    const open = topOf(store.getState());
    if (historyAction === 'POP' && open && open !== 'waiting') store.dispatch(closing[open]());
    else if (selectOpenMenu(state)) store.dispatch(menuClosed());
  };

  const unloading = () => {
    isUnloading = true;
  };
  const shown = () => {
    isUnloading = false;
  };
  addEventListener('beforeunload', unloading);
  addEventListener('pageshow', shown);
  const stops = [
    // A link does not know about open overlays.
    router.intercept((to, options) =>
      typeof to !== 'number' && isOverlayEntry(router.state.location) ? { ...options, replace: true } : options,
    ),
    () => removeEventListener('beforeunload', unloading),
    () => removeEventListener('pageshow', shown),
    store.subscribe(settleSoon),
    router.subscribe((state) => {
      const from = last;
      last = state.location;
      if (from !== last) moved(from, state);
      settleSoon();
    }),
  ];
  settleSoon();
  return () => {
    isEnded = true;
    for (const stop of stops) stop();
  };
}
