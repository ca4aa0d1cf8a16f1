import type { BrowserPort } from '../state/thunkExtra';

/** In the tab's storage: the address that was last loaded anew, and for which build. */
const key = 'loadedAnew';

/** The name of a page's own script, which every build changes. */
const ownScript = /\/assets\/main\.[^"'/]+\.js/;

/**
 * Loads an address anew if the server has pages of another build by now, whose screens a tab from before cannot load. Once:
 * if it fails there again, the page says so.
 *
 * @returns whether the page is being left
 */
export async function leaveForNewBuild(
  address: string,
  { tabStorage, leave }: Pick<BrowserPort, 'tabStorage' | 'leave'>,
): Promise<boolean> {
  const own = [...document.scripts].map(({ src }) => ownScript.exec(src)?.[0]).find(Boolean);
  if (!own) return false;
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-cache' });
    const newest = ownScript.exec(await response.text())?.[0];
    const loaded = `${newest} ${address}`;
    if (!newest || newest === own || tabStorage.getItem(key) === loaded || !tabStorage.setItem(key, loaded))
      return false;
  } catch {
    return false;
  }
  leave(address);
  return true;
}
