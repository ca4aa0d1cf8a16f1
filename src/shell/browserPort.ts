import type { BrowserPort } from '../state/extra';

/** Storage that never throws: private modes, full quotas and blocked sites leave the page working (docs/decisions). */
function safeStorage(): BrowserPort['storage'] {
  const attempt = <Result>(work: () => Result, otherwise: Result): Result => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt(() => localStorage.getItem(key), null),
    setItem: (key, value) => attempt(() => localStorage.setItem(key, value), undefined),
    removeItem: (key) => attempt(() => localStorage.removeItem(key), undefined),
    keys: () => attempt(() => Object.keys(localStorage), []),
  };
}

export type Navigate = BrowserPort['navigate'];

/** The real browser. The router moves only once it exists: `setNavigate` hands it in. */
export function createBrowserPort(): BrowserPort & { setNavigate(navigate: Navigate): void } {
  let go: Navigate = () => undefined;
  return {
    storage: safeStorage(),
    currentPath: () => `${location.pathname}${location.search}`,
    navigate: (to, options) => go(to, options),
    setNavigate: (navigate) => {
      go = navigate;
    },
    leave: (url) => location.assign(url),
    reload: () => location.reload(),
  };
}
