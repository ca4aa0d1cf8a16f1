import { onMissingScript } from '../lib/loadScript';
import type { BrowserPort } from '../state/thunkExtra';

/** In the tab's storage, a line each: the addresses that were loaded anew, and for which build. */
const key = 'loadedAnew';

/** As many of them are remembered, the newest first. */
const most = 20;

/** The name of a page's own script, the portal's or the desk's, which every build changes. */
const ownScript = /\/assets\/(?:main|desk)\.[^"'/]+\.js/;

/** Longest wait for the server's page, and then for this one to go, ms: meanwhile nothing is said of what is missing. */
const longest = 10_000;

const passed = () => new Promise<undefined>((goOn) => setTimeout(goOn, longest));

async function scriptOnServer(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-cache' });
    return ownScript.exec(await response.text())?.[0];
  } catch {
    return undefined;
  }
}

/**
 * Loads an address anew if the server has pages of another build by now, whose screens a tab from before cannot load. Once
 * for a build: if it fails there again, or servers of two builds answer in turn, the page says so. It comes to its end
 * where the page stays; whoever stops the load keeps it, too.
 *
 * @param isWanted whether the visitor has not gone elsewhere meanwhile
 */
export async function leaveForNewBuild(
  address: string,
  { tabStorage, isLeaving, leave, reload }: Pick<BrowserPort, 'tabStorage' | 'isLeaving' | 'leave' | 'reload'>,
  isWanted: () => boolean = () => true,
): Promise<void> {
  const own = [...document.scripts].map(({ src }) => ownScript.exec(src)?.[0]).find(Boolean);
  if (!own) return;
  const newest = await Promise.race([scriptOnServer(address), passed()]);
  const loaded = `${newest} ${address}`;
  if (!isWanted() || !newest || newest === own) return;
  const before = tabStorage.getItem(key)?.split('\n') ?? [];
  // Another script may be the first that was missed.
  if (before.includes(loaded) || !tabStorage.setItem(key, [loaded, ...before].slice(0, most).join('\n'))) {
    if (!isLeaving()) return;
  } else {
    // To the address in the bar, with its hash, a browser only scrolls.
    const { pathname, search } = window.location;
    if (address.split('#')[0] === pathname + search) reload();
    else leave(address);
  }
  await passed();
}

/** Has every script that is missing from here on lead to the page of a new build, if there is one. */
export function leaveForMissingScripts(browser: BrowserPort): void {
  onMissingScript((isWanted) => {
    const address = browser.pendingPath();
    return leaveForNewBuild(address, browser, () => isWanted() && browser.pendingPath() === address);
  });
}
