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
import { scrollPlaceOf } from './scrollPlace';

interface Store {
  getState(): RootState;
  dispatch: AppDispatch;
  subscribe(listener: () => void): () => void;
}

/** What lies over a page has the page's own scroll position: the page may move under it. */
const overlayState = (page: Location) => ({ isOverlay: true, scrollPlace: scrollPlaceOf(page) });

/** Whether a history entry belongs to something open over a page. */
export const isOverlayEntry = ({ state }: Pick<Location, 'state'>): boolean =>
  (state as { isOverlay?: unknown } | null)?.isOverlay === true;

/** What lies on top of the page; a notice that still waits for its answer cannot be closed. */
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
 * Going back, by the button or a phone's gesture, closes what lies on top of the page and nothing else. While anything
 * is open an entry of its own lies over the page's in the history; it goes with the last thing that closes. A page that
 * is left takes its dialogs with it, and the page that follows takes over their entry.
 *
 * @returns ends it
 */
export function keepOverlayEntry(store: Store, router: PageRouter): () => void {
  const top = () => topOf(store.getState());
  let last = router.state.location;
  /** Key of the entry that is being taken back from here. */
  let leaving: string | null = null;
  /** Key of the entry that stays behind because the browser is loading another document. */
  let abandoned: string | null = null;
  let isUnloading = false;
  let isEnded = false;
  let isDue = false;

  const settle = () => {
    isDue = false;
    const { location, navigation } = router.state;
    if (isEnded || navigation.state !== 'idle' || leaving === location.key) return;
    const isOpen = top() !== null;
    if (isOpen) abandoned = null;
    if (isOpen === isOverlayEntry(location) || abandoned === location.key) return;
    if (isOpen) {
      const { pathname, search, hash } = location;
      void router.navigate({ pathname, search, hash }, { state: overlayState(location), preventScrollReset: true });
    } else if (isUnloading) {
      // Going back would break off the load that the visitor waits for.
      abandoned = location.key;
    } else {
      leaving = location.key;
      void router.navigate(-1);
    }
  };
  // A form that closes and the notice of its success are one change.
  const settleSoon = () => {
    if (!isDue) queueMicrotask(settle);
    isDue = true;
  };

  const moved = (from: Location, { location, historyAction }: PageRouterState) => {
    const isOwn = leaving === from.key;
    const isAbandoned = abandoned === from.key;
    leaving = abandoned = null;
    isUnloading = false;
    // The page's own entry below looks the same: the way back leads on.
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
    // A link knows nothing of what is open over it.
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
