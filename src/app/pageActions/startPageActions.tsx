import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { BrowserPort } from '../../state/thunkExtra';
import type { AppStore } from '../store';
import { hideReading } from './chineseVoice';
import { createClickHandler, createSwipes, headingOf } from './clicks';
import { committedPage, pageOf } from './committedPage';
import type { HeldInteraction } from './heldInteraction';
import { PageActions, type PageActionsHandle } from './PageActions';
import { displayOf } from '../../contract/display';
import { displayChosen, selectDisplay } from '../../state/servedSlices';
import { savedApi } from '../../areas/saved/savedApi';
import { bookmarkKeys } from '../../areas/saved/bookmarks';
import { selectHasBookmarks } from '../../state/selectIsSaved';

const { listBookmarks, updateBookmarks } = savedApi.endpoints;

/** Loads this device's bookmarks into the store, keeps them in step with other tabs, and records visited entries. */
export function keepBookmarks(store: AppStore): void {
  let noted = '';
  let isWaiting = false;

  let wasLoggedIn = false;

  const look = () => {
    isWaiting = false;
    const isLoggedIn = store.getState().auth.token !== null;
    // Logging out leaves the device to others.
    if (wasLoggedIn && !isLoggedIn)
      void store.dispatch(updateBookmarks.initiate({ kind: 'readCleared' }, { track: false }));
    wasLoggedIn = isLoggedIn;
    const path = committedPage(store);
    // A log-out clears all queries, this one included.
    if (!selectHasBookmarks(store.getState())) void store.dispatch(listBookmarks.initiate());
    // The button exists on entry pages only, once they have loaded.
    if (path === noted || !document.querySelector('[data-action="save"]')) return;
    noted = path;
    const item = { path, title: headingOf(), at: Date.now() };
    void store.dispatch(updateBookmarks.initiate({ kind: 'read', item }, { track: false }));
  };
  // Store changes are rendered a moment later.
  const lookSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(look);
  };
  look();
  store.subscribe(lookSoon);
  addEventListener('storage', ({ key }) => {
    const isBookmarks = key === null || (Object.values(bookmarkKeys) as string[]).includes(key);
    if (isBookmarks) void store.dispatch(listBookmarks.initiate(undefined, { forceRefetch: true, subscribe: false }));
  });
}

/** Adopts display settings from other tabs, at once and whenever this tab becomes visible. */
export function keepDisplay(store: AppStore): void {
  // Cookies blocked: settings then apply to this page only.
  if (!navigator.cookieEnabled) return;
  /** Already tried: a cookie that was rejected will not appear. */
  let tried: string | undefined;
  const agree = () => {
    const kept = displayOf(document.cookie);
    if (kept === selectDisplay(store.getState())) tried = undefined;
    else if (!document.hidden && kept !== tried) {
      tried = kept;
      store.dispatch(displayChosen(kept));
    }
  };
  document.addEventListener('visibilitychange', agree);
  addEventListener('focus', agree);
  addEventListener('pageshow', agree);
  // Chosen here meanwhile: now in agreement.
  addEventListener('blur', agree);
  agree();
}

/**
 * Starts the page actions: docs/behaviour/page-actions.md.
 *
 * @param held interactions queued until now
 * @returns handles an event
 */
export function startPageActions(
  store: AppStore,
  browser: BrowserPort,
  held: readonly HeldInteraction[],
): (event: Event) => void {
  const start = document.createElement('div');
  const end = document.createElement('div');
  document.body.prepend(start);
  document.body.append(end);
  const view: { current: PageActionsHandle | null } = { current: null };
  flushSync(() =>
    createRoot(end).render(
      <Provider store={store}>
        <PageActions ref={view} start={start} navigate={(path) => browser.navigate(path)} />
      </Provider>,
    ),
  );
  const handlers: Record<string, (event: never) => void> = {
    ...createSwipes(),
    click: createClickHandler(store, (bar) => view.current?.showReading(bar)),
  };
  keepBookmarks(store);
  keepDisplay(store);
  hideReading(store);
  const handle = (event: Event) => handlers[event.type]?.(event as never);
  const replay = ({ event, path }: HeldInteraction) => {
    const isThere = event.target instanceof Node && event.target.isConnected;
    if (isThere && pageOf(path) === committedPage(store)) handle(event);
  };
  // Separately: the page renders one effect before the next, and one failure does not stop the others.
  for (const interaction of held) setTimeout(replay, 0, interaction);
  return handle;
}
