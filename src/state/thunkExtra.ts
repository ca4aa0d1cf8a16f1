/**
 * Keeps passwords and captcha codes, which must never reach an action or the store. A submission puts them here and
 * passes only a reference; the endpoint takes them out, once.
 */
export interface SecretVault {
  put(secrets: Record<string, string>): string;
  take(reference: string): Record<string, string>;
}

export function createSecretVault(): SecretVault {
  const held = new Map<string, Record<string, string>>();
  let count = 0;
  return {
    put(secrets) {
      count += 1;
      const reference = `secret-${count}`;
      held.set(reference, secrets);
      return reference;
    },
    take(reference) {
      const secrets = held.get(reference) ?? {};
      held.delete(reference);
      return secrets;
    },
  };
}

/** The thunk extra argument of every store: one for each page or request. */
export interface ThunkExtra {
  secrets: SecretVault;
  /** Where the side effects of listeners end; tests and the server hand in their own. */
  browser: BrowserPort;
  /** The server has drawn the page: what no screen shows is asked for when it is needed. */
  isServerRendered?: boolean;
  /** Makes the calls; the browser's own unless given. */
  fetch?: typeof fetch;
}

/** The browser features that listeners use; nothing else touches storage, history or the window. */
export interface BrowserPort {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { keys(): string[] };
  /** Outlives a reload and ends with the tab. `setItem` tells whether it was kept. */
  tabStorage: Pick<Storage, 'getItem' | 'removeItem'> & { setItem(key: string, value: string): boolean };
  /** Path plus query of the current address. */
  currentPath(): string;
  /** Path plus query of the address that is being opened; the current one while none is. */
  pendingPath(): string;
  /** Whether the page is being left or reloaded, so that what breaks off now has not failed. */
  isLeaving(): boolean;
  /** Moves the router (set once the router exists). */
  navigate(to: string, options?: { replace?: boolean }): void;
  /** Leaves the portal for an absolute address or another page of this host. */
  leave(url: string): void;
  reload(): void;
}
