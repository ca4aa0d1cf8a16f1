import { savedApi } from '../../areas/saved/savedApi';
import { bookmarkKeys } from '../../areas/saved/bookmarks';
import { selectHasBookmarks } from '../../state/selectIsSaved';
import type { AppStore } from '../store';
import { committedPage } from './committedPage';
import { headingOf } from './headingOf';

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
