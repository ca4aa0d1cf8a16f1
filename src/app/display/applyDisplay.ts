import { loadScript } from '../../lib/loadScript';
import { readDisplay } from '../../contract/display';
import { displaySheets, prefersDark, themeColours } from '../../contract/displaySheets';

const sheets: Readonly<Record<string, () => Promise<unknown>>> = {
  'theme-large': () => import(/* webpackChunkName: "theme-large" */ '../../styles/themes/large.css'),
  'theme-dark': () => import(/* webpackChunkName: "theme-dark" */ '../../styles/themes/dark.css'),
  'theme-contrast': () => import(/* webpackChunkName: "theme-contrast" */ '../../styles/themes/contrast.css'),
  'theme-contrast-dark': () =>
    import(/* webpackChunkName: "theme-contrast-dark" */ '../../styles/themes/contrastDark.css'),
};

/**
 * Applies display settings: theme style sheets and the browser's UI colour.
 *
 * @param isOver whether newer settings have been chosen meanwhile
 * @throws loading errors of a style sheet; the page then keeps its former appearance
 */
export async function applyDisplay(display: string, isOver: () => boolean): Promise<void> {
  const needed = displaySheets(display);
  await Promise.all(needed.map(({ chunk }) => loadScript(sheets[chunk]!, () => !isOver())));
  if (isOver()) return;
  const root = document.documentElement;
  if (display) root.dataset.display = display;
  else delete root.dataset.display;
  for (const chunk of Object.keys(sheets)) {
    const sheet = needed.find((one) => one.chunk === chunk);
    const links = document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"][href*="/${chunk}."]`);
    for (const link of links) link.media = sheet ? (sheet.media ?? 'all') : 'not all';
  }
  paintAround();
}

let system: MediaQueryList | undefined;

function systemIsDark(): boolean {
  if (!system) {
    system = matchMedia(prefersDark);
    system.addEventListener('change', paintAround);
  }
  return system.matches;
}

function paintAround(): void {
  const { colour } = readDisplay(document.documentElement.dataset.display ?? '');
  const isDark = colour === 'dark' || (colour === 'system' && systemIsDark());
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = themeColours[isDark ? 'dark' : 'light'];
}
