import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Read } from '../api/query';
import type { Extra } from '../contract/extras';
import { loadRichText } from '../components/markup/richTextSanitizer';
import { splitWords } from '../lib/splitWords';
import { whenIdle } from '../lib/whenIdle';
import { handleOf, readMatches } from './screenHandle';

/** How long the pointer must hover over a link before it counts as intent, ms. */
const restMs = 65;

/** Max links in view to prefetch for without an interaction, so that a long list does not flood the backend. */
const mostInView = 6;

/** Minimum time before the same prefetch is repeated, even after a failure, ms. */
const againAfterMs = 60_000;

/** Time without changes, ms, after which the page counts as settled and prefetching starts. */
const settledAfterMs = 1500;

/** After the first interaction, wait this long, ms, before prefetching. */
const actedAfterMs = 300;

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor is on a metered or slow connection. */
const isSparing = (): boolean => {
  const { connection } = navigator as { connection?: NetworkInformation };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
};

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;

const isDetail = ({ pathname }: HTMLAnchorElement): boolean => pathname.includes('/detail/');

/** The visible links of the page's content; the breadcrumb and the section's navigation are on every page. */
function linksInView(): HTMLAnchorElement[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')];
  return links.filter((link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && !link.closest('nav');
  });
}

interface IntentOptions {
  routes: RouteObject[];
  read: Read;
  /** The optional features that the backend offers. */
  extras: readonly Extra[];
  /** Prepares what the page of an entity shows from a response. */
  prepare: (answer: unknown) => void;
}

const acts = ['pointermove', 'touchstart', 'pointerdown', 'wheel', 'keydown'] as const;

/**
 * Prefetches a link's target: its chunk and queries once the visitor hovers over, touches or focuses it. When the page
 * is idle, the queries of the links in view, and their chunks too after the first interaction: a visitor who only reads
 * this page loads no chunk of another one.
 */
export function followIntent({ routes, read, extras, prepare }: IntentOptions): { pageShown(): void; stop(): void } {
  const warmedAt = new Map<string, number>();
  let hasActed = false;
  let lastMeant: HTMLAnchorElement | null = null;

  const isFresh = (name: string): boolean => {
    if (Date.now() - (warmedAt.get(name) ?? 0) < againAfterMs) return true;
    warmedAt.set(name, Date.now());
    return false;
  };
  const leadsOn = ({ target, pathname }: HTMLAnchorElement) => target !== '_blank' && pathname !== location.pathname;

  const matchesOf = ({ pathname }: HTMLAnchorElement) => matchRoutes(routes, pathname) ?? [];
  const warmScript = (link: HTMLAnchorElement, matches = matchesOf(link)) => {
    for (const { route } of matches) void handleOf(route).load?.();
    if (isDetail(link)) void loadRichText();
  };
  const warm = (link: HTMLAnchorElement, { isMeant = false } = {}) => {
    const { pathname, search } = link;
    const matches = matchesOf(link);
    if (hasActed) warmScript(link, matches);
    else if (matches.some(({ route }) => handleOf(route).readsNeedScript)) return;
    if (isFresh(`${isMeant ? 'meant ' : ''}${pathname}${search}`)) return;
    const readOn: Read =
      isMeant && isDetail(link)
        ? async (query) => {
            const data = await read(query);
            prepare(data);
            return data;
          }
        : read;
    // Queries that need a chunk which fails to load are repeated on navigation.
    return readMatches(matches, search, readOn, extras).catch(() => undefined);
  };

  /** Sequential, so that a click never queues behind them. */
  const warmInView = async () => {
    for (const link of linksInView().filter(leadsOn).slice(0, mostInView)) await warm(link);
  };
  let settling: ReturnType<typeof setTimeout> | undefined;
  const warmAfter = (ms: number) => {
    clearTimeout(settling);
    if (!isSparing()) settling = setTimeout(() => whenIdle(() => void warmInView()), ms);
  };
  const pageShown = () => {
    lastMeant = null;
    warmAfter(settledAfterMs);
  };

  let resting: ReturnType<typeof setTimeout> | undefined;
  const mean = (link: HTMLAnchorElement | null) => {
    // One tap fires touch, pointer and focus events.
    if (!link || link === lastMeant || !leadsOn(link)) return;
    lastMeant = link;
    hasActed = true;
    // A title's segmentation is reused on its page.
    if (isDetail(link)) splitWords(link.textContent ?? '');
    void warm(link, { isMeant: true });
  };
  const pointed = ({ target }: Event) => {
    clearTimeout(resting);
    const link = linkOf(target);
    if (!link || !leadsOn(link)) return;
    // Each chunk is loaded once, however many links are hovered; queries run once per link.
    if (hasActed && !isSparing()) warmScript(link);
    resting = setTimeout(() => mean(link), restMs);
  };
  const meant = ({ target }: Event) => mean(linkOf(target));
  const options = { passive: true, capture: true } as const;
  const acted = () => {
    stopWaiting();
    hasActed = true;
    warmAfter(actedAfterMs);
  };
  const stopWaiting = () => acts.forEach((name) => document.removeEventListener(name, acted, options));
  acts.forEach((name) => document.addEventListener(name, acted, options));
  document.addEventListener('pointerover', pointed, options);
  document.addEventListener('touchstart', meant, options);
  document.addEventListener('pointerdown', meant, options);
  document.addEventListener('focusin', meant, options);
  const stop = () => {
    clearTimeout(resting);
    clearTimeout(settling);
    stopWaiting();
    for (const name of ['pointerover', 'touchstart', 'pointerdown', 'focusin']) {
      document.removeEventListener(name, name === 'pointerover' ? pointed : meant, options);
    }
  };
  return { pageShown, stop };
}
