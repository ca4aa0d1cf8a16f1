import type { BrowserPort } from '../state/thunkExtra';

const nothing = { getItem: () => null, setItem: () => false, removeItem: () => undefined, keys: () => [] };

/** The browser of a page that is drawn on the server: it holds nothing and goes nowhere. */
export const inertBrowser = (path: string): BrowserPort => ({
  storage: nothing,
  tabStorage: nothing,
  currentPath: () => path,
  pendingPath: () => path,
  isLeaving: () => false,
  navigate: () => undefined,
  leave: () => undefined,
  reload: () => undefined,
});
