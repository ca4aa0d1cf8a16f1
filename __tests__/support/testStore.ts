import type { Extra } from '../../src/contract/extras';
import { settings } from '../../src/lib/settings';
import { authStateFor } from '../../src/areas/auth/authSlice';
import { makeStore } from '../../src/app/store';
import { createSecretVault, type BrowserPort } from '../../src/state/thunkExtra';

/** Record of what a store's listeners did in the browser. */
export interface BrowserRecord {
  stored: Map<string, string>;
  navigated: string[];
  left: string[];
  reloads: number;
  /** Content of sessionStorage. */
  tabStored: Map<string, string>;
  /** Whether the page is being left or reloaded. */
  leaving: boolean;
  /** The address that the router is loading. */
  pending?: string;
  /** The page's router, once it is set. */
  router?: { navigate(to: string): void; path(): string };
}

/** A fake browser that records what it is told. */
export function recordingBrowser(
  stored: Record<string, string> = {},
  tabStored: Record<string, string> = {},
): { port: BrowserPort; record: BrowserRecord } {
  const record: BrowserRecord = {
    stored: new Map(Object.entries(stored)),
    tabStored: new Map(Object.entries(tabStored)),
    navigated: [],
    left: [],
    reloads: 0,
    leaving: false,
  };
  const currentPath = () => record.router?.path() ?? record.navigated.at(-1) ?? '/index';
  const port: BrowserPort = {
    storage: {
      getItem: (key) => record.stored.get(key) ?? null,
      setItem: (key, value) => void record.stored.set(key, value),
      removeItem: (key) => void record.stored.delete(key),
      keys: () => [...record.stored.keys()],
    },
    tabStorage: {
      getItem: (key) => record.tabStored.get(key) ?? null,
      setItem: (key, value) => record.tabStored.set(key, value).has(key),
      removeItem: (key) => void record.tabStored.delete(key),
    },
    currentPath,
    pendingPath: () => record.pending ?? currentPath(),
    isLeaving: () => record.leaving,
    navigate: (to) => {
      record.navigated.push(to);
      record.router?.navigate(to);
    },
    leave: (url) => void record.left.push(url),
    reload: () => {
      record.reloads += 1;
    },
  };
  return { port, record };
}

/**
 * The real store with its listeners and clients, which call the backend at `origin`.
 * @param token of an existing login; none: logged out
 * @param extras what the backend offers beyond the portal
 */
export function makeTestStore(origin: string, token: string | null = null, extras: Extra[] = []) {
  settings.apiHost = origin;
  const { port, record } = recordingBrowser(token ? { authToken: token } : {});
  const secrets = createSecretVault();
  const store = makeStore({
    extra: { secrets, browser: port },
    preloadedState: { extras, auth: { ...authStateFor(token), settled: true } },
  });
  return { store, secrets, browser: record };
}
