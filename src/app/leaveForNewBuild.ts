import { onMissingScript } from '../lib/loadScript';
import type { BrowserPort } from '../state/thunkExtra';

/** In session storage, a line each: the addresses that were reloaded, and for which build. */
const key = 'loadedAnew';

/** How many of them are kept, newest first. */
const maxRemembered = 20;

/** The hashed name of a page's own script, the portal's or the desk's, which every build changes. */
const ownScript = /\/assets\/(?:main|desk)\.[^"'/]+\.js/;

/** Max wait for the server's page, and then for the reload, ms: meanwhile no error is shown. */
const maxWait = 10_000;

const timeout = () => new Promise<undefined>((goOn) => setTimeout(goOn, maxWait));

async function scriptOnServer(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-cache' });
    return ownScript.exec(await response.text())?.[0];
  } catch {
    return undefined;
  }
}

/**
 * Reloads an address if the server has a newer build, whose chunks a tab of the old one cannot load. Once per build: if
 * it fails again, or servers of two builds alternate, the page shows the error. Resolves if the page stays, also when the
 * visitor stops the load.
 *
 * @param isWanted whether the visitor has not navigated elsewhere meanwhile
 */
export async function leaveForNewBuild(
  address: string,
  { tabStorage, isLeaving, leave, reload }: Pick<BrowserPort, 'tabStorage' | 'isLeaving' | 'leave' | 'reload'>,
  isWanted: () => boolean = () => true,
): Promise<void> {
  const own = [...document.scripts].map(({ src }) => ownScript.exec(src)?.[0]).find(Boolean);
  if (!own) return;
  const newest = await Promise.race([scriptOnServer(address), timeout()]);
  const loaded = `${newest} ${address}`;
  if (!isWanted() || !newest || newest === own) return;
  const before = tabStorage.getItem(key)?.split('\n') ?? [];
  // Another script may be the first that was missing.
  if (before.includes(loaded) || !tabStorage.setItem(key, [loaded, ...before].slice(0, maxRemembered).join('\n'))) {
    if (!isLeaving()) return;
  } else {
    // Assigning the current address with its hash would only scroll.
    const { pathname, search } = window.location;
    if (address.split('#')[0] === pathname + search) reload();
    else leave(address);
  }
  await timeout();
}

/** From here on, any missing chunk reloads the page if there is a newer build. */
export function leaveForMissingScripts(browser: BrowserPort): void {
  onMissingScript((isWanted) => {
    const address = browser.pendingPath();
    return leaveForNewBuild(address, browser, () => isWanted() && browser.pendingPath() === address);
  });
}
