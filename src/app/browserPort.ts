import type { BrowserPort } from '../state/thunkExtra';

/** Storage that never throws: private modes, full quotas and blocked storage leave the page working. */
function safeStorage(storage: () => Storage): BrowserPort['storage'] & BrowserPort['tabStorage'] {
  const attempt = <Result>(work: () => Result, fallback: Result): Result => {
    try {
      return work();
    } catch {
      return fallback;
    }
  };
  return {
    getItem: (key) => attempt(() => storage().getItem(key), null),
    setItem: (key, value) =>
      attempt(() => {
        storage().setItem(key, value);
        return true;
      }, false),
    removeItem: (key) => attempt(() => storage().removeItem(key), undefined),
    keys: () => attempt(() => Object.keys(storage()), []),
  };
}

/** A page that is still there this long after it was to be left was not: a download, a stopped load. Ms. */
const leavingTime = 3000;

/**
 * Watches whether the page is being left. Some browsers break off its calls right after `beforeunload`, others after
 * `pagehide`; the first may lead nowhere, the second is final unless the browser shows the kept page again.
 */
function watchLeaving() {
  let hidden = false;
  let leavingUntil = 0;
  const leave = () => {
    leavingUntil = Date.now() + leavingTime;
  };
  window.addEventListener('beforeunload', leave);
  window.addEventListener('pagehide', () => {
    hidden = true;
  });
  window.addEventListener('pageshow', () => {
    hidden = false;
    leavingUntil = 0;
  });
  return { leave, isLeaving: () => hidden || Date.now() < leavingUntil };
}

export type Navigate = BrowserPort['navigate'];

export interface RealBrowser extends BrowserPort {
  /** Hands in the router, once it exists. `pendingPath`: where it is going. */
  setNavigate(navigate: Navigate, pendingPath?: () => string): void;
}

/** The real browser. The router moves only once it exists: `setNavigate` hands it in. */
export function createBrowserPort(): RealBrowser {
  let go: Navigate = () => undefined;
  const currentPath = () => `${location.pathname}${location.search}`;
  let pendingPath = currentPath;
  const { leave, isLeaving } = watchLeaving();
  return {
    storage: safeStorage(() => localStorage),
    tabStorage: safeStorage(() => sessionStorage),
    currentPath,
    pendingPath: () => pendingPath(),
    isLeaving,
    navigate: (to, options) => go(to, options),
    setNavigate: (navigate, pending = currentPath) => {
      go = navigate;
      pendingPath = pending;
    },
    leave: (url) => {
      leave();
      location.assign(url);
    },
    reload: () => {
      leave();
      location.reload();
    },
  };
}
