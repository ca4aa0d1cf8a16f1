import type { BrowserPort } from '../state/thunkExtra';

/** Storage that never throws: the page keeps working in private mode, with a full quota or with blocked storage. */
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

/** Session storage. */
export const tabStorage = safeStorage(() => sessionStorage);

/** A page still open this long after an unload began is not being left: a download, a cancelled navigation. Ms. */
const leavingTime = 3000;

/**
 * Watches whether the page is being unloaded. Some browsers abort its calls right after `beforeunload`, others after
 * `pagehide`; the first may be cancelled, the second is final unless the page is restored from the back/forward cache.
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
  /** Provides the router once it exists. `pendingPath`: the destination of a pending navigation. */
  setNavigate(navigate: Navigate, pendingPath?: () => string): void;
}

/** The real browser. Navigation works once `setNavigate` has been called. */
export function createBrowserPort(): RealBrowser {
  let go: Navigate = () => undefined;
  const currentPath = () => `${location.pathname}${location.search}`;
  let pendingPath = currentPath;
  const { leave, isLeaving } = watchLeaving();
  return {
    storage: safeStorage(() => localStorage),
    tabStorage,
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
