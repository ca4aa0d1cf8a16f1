import type { BrowserPort } from '../state/thunkExtra';

const nothing = { getItem: () => null, setItem: () => false, removeItem: () => undefined, keys: () => [] };

/** The browser port for server rendering: stores nothing and does not navigate. */
export const noopBrowser = (path: string): BrowserPort => ({
  storage: nothing,
  tabStorage: nothing,
  currentPath: () => path,
  pendingPath: () => path,
  isLeaving: () => false,
  navigate: () => undefined,
  leave: () => undefined,
  reload: () => undefined,
});
