import type { BrowserPort } from '../state/thunkExtra';

/** In the tab's storage: the address that was last loaded anew, and for which build. */
const key = 'loadedAnew';

/** The name of a page's own script, which every build changes. */
const ownScript = /\/assets\/main\.[^"'/]+\.js/;

/**
 * Loads an address anew if the server has pages of another build by now, whose screens a tab from before cannot load. Once:
 * if it fails there again, the page says so.
 *
 * @param isWanted whether the visitor has not gone elsewhere meanwhile
 * @returns whether the page is being left
 */
export async function leaveForNewBuild(
  address: string,
  { tabStorage, leave, reload }: Pick<BrowserPort, 'tabStorage' | 'leave' | 'reload'>,
  isWanted: () => boolean = () => true,
): Promise<boolean> {
  const own = [...document.scripts].map(({ src }) => ownScript.exec(src)?.[0]).find(Boolean);
  if (!own) return false;
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-cache' });
    const newest = ownScript.exec(await response.text())?.[0];
    const loaded = `${newest} ${address}`;
    if (!isWanted()) return false;
    if (!newest || newest === own || tabStorage.getItem(key) === loaded || !tabStorage.setItem(key, loaded))
      return false;
  } catch {
    return false;
  }
  // To the address in the bar, with its hash, a browser only scrolls.
  const { pathname, search, hash } = window.location;
  if (address === `${pathname}${search}${hash}`) reload();
  else leave(address);
  return true;
}
