/**
 * Keeps passwords and captcha codes, which must never reach an action or the store. A submission puts them here and
 * passes only a reference; the endpoint takes them out, once.
 */
export interface SecretVault {
  put(secrets: Record<string, string>): string;
  take(reference: string): Record<string, string>;
}

export function createSecretVault(): SecretVault {
  const entries = new Map<string, Record<string, string>>();
  let count = 0;
  return {
    put(secrets) {
      count += 1;
      const reference = `secret-${count}`;
      entries.set(reference, secrets);
      return reference;
    },
    take(reference) {
      const secrets = entries.get(reference) ?? {};
      entries.delete(reference);
      return secrets;
    },
  };
}

/** The thunk extra argument of every store: one per page or request. */
export interface ThunkExtra {
  secrets: SecretVault;
  /** Side effects of listeners; tests and the server pass their own. */
  browser: BrowserPort;
  /** The page is server-rendered: data that no screen shows is fetched on demand. */
  isServerRendered?: boolean;
  /** Makes the calls; the browser's own by default. */
  fetch?: typeof fetch;
}

/** The browser features that listeners use; nothing else accesses storage, history or the window. */
export interface BrowserPort {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { keys(): string[] };
  /** Session storage. `setItem` returns whether it was stored. */
  tabStorage: Pick<Storage, 'getItem' | 'removeItem'> & { setItem(key: string, value: string): boolean };
  /** Path plus query of the current address. */
  currentPath(): string;
  /** Path plus query of the pending navigation's target, otherwise of the current address. */
  pendingPath(): string;
  /** Whether the page is being unloaded, so that calls aborted now have not failed. */
  isLeaving(): boolean;
  /** Navigates (set once the router exists). */
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Leaves the portal for an absolute address or another page of this host. */
  leave(url: string): void;
  reload(): void;
}
