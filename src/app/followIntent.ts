import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Read } from '../api/reads';
import { loadRichText } from '../components/markup/richTextSanitizer';
import { whenIdle } from '../lib/whenIdle';
import { handleOf, readMatches } from './screenHandle';

/** How long the pointer rests on a link before it is meant, ms. */
const restMs = 65;

/** Links in view whose reads are made without an act: a long list is no reason for a storm of calls. */
const mostInView = 6;

/** Not even a read that failed is made again sooner, ms. */
const againAfterMs = 60_000;

/** A page that has settled for this long, ms, has time for what may come next. */
const settledAfterMs = 1500;

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor pays for what they do not ask for. */
const isSparing = (): boolean => {
  const { connection } = navigator as { connection?: NetworkInformation };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
};

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;

/** The links of the page's content that are in the window; the breadcrumb and the section's navigation are on every page. */
function linksInView(): HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')];
  return links.filter((link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && !link.closest('nav');
  });
}

/**
 * Fetches what a link leads to before it is followed: its script and its reads once the visitor points at it, touches it
 * or focuses it, and those of the links in view when the page has nothing else to do.
 */
export function followIntent(routes: RouteObject[], read: Read): { pageShown(): void; stop(): void } {
  const warmedAt = new Map<string, number>();

  const warm = (link: HTMLAnchorElement | null) => {
    if (!link || link.target === '_blank' || link.pathname === location.pathname) return;
    const { pathname, search } = link;
    const matches = matchRoutes(routes, pathname) ?? [];
    for (const { route } of matches) void handleOf(route).load?.();
    if (pathname.includes('/detail/')) void loadRichText();
    const address = pathname + search;
    if (Date.now() - (warmedAt.get(address) ?? 0) < againAfterMs) return;
    warmedAt.set(address, Date.now());
    // Reads that need a script which does not arrive are made again on the way there.
    return readMatches(matches, search, read).catch(() => undefined);
  };

  /** One after the other, so that a click never waits behind them. */
  const warmInView = async (links: HTMLAnchorElement[]) => {
    for (const link of links) await warm(link);
  };
  let settling: ReturnType<typeof setTimeout> | undefined;
  const pageShown = () => {
    clearTimeout(settling);
    if (isSparing()) return;
    settling = setTimeout(() => whenIdle(() => void warmInView(linksInView().slice(0, mostInView))), settledAfterMs);
  };

  let resting: ReturnType<typeof setTimeout> | undefined;
  const pointed = ({ target }: Event) => {
    clearTimeout(resting);
    const link = linkOf(target);
    if (link) resting = setTimeout(() => void warm(link), restMs);
  };
  const meant = ({ target }: Event) => void warm(linkOf(target));
  const options = { passive: true, capture: true } as const;
  document.addEventListener('pointerover', pointed, options);
  document.addEventListener('touchstart', meant, options);
  document.addEventListener('pointerdown', meant, options);
  document.addEventListener('focusin', meant, options);
  const stop = () => {
    clearTimeout(resting);
    clearTimeout(settling);
    for (const name of ['pointerover', 'touchstart', 'pointerdown', 'focusin']) {
      document.removeEventListener(name, name === 'pointerover' ? pointed : meant, options);
    }
  };
  return { pageShown, stop };
}
