import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Read } from '../api/query';
import type { Extra } from '../contract/extras';
import { loadRichText } from '../components/markup/richTextSanitizer';
import { splitWords } from '../lib/splitWords';
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

/** A visitor who has begun to act goes on for this long, ms, before what may come next is fetched. */
const actedAfterMs = 300;

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

const isDetail = ({ pathname }: HTMLAnchorElement): boolean => pathname.includes('/detail/');

/** The links of the page's content that are in the window; the breadcrumb and the section's navigation are on every page. */
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
  /** What the backend offers. */
  extras: readonly Extra[];
  /** Makes ready what the page of an entity shows of an answer. */
  prepare: (answer: unknown) => void;
}

const acts = ['pointermove', 'touchstart', 'pointerdown', 'wheel', 'keydown'] as const;

/**
 * Fetches what a link leads to before it is followed: its script and its reads once the visitor points at it, touches it
 * or focuses it. When the page has nothing else to do, the reads of the links in view, and their scripts too if the
 * visitor has done anything yet: who only reads this page loads no script of another one.
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
    // Reads that need a script which does not arrive are made again on the way there.
    return readMatches(matches, search, readOn, extras).catch(() => undefined);
  };

  /** One after the other, so that a click never waits behind them. */
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
    // One tap is a touch, a press and a focus.
    if (!link || link === lastMeant || !leadsOn(link)) return;
    lastMeant = link;
    hasActed = true;
    // A title is shown in the same words on its page.
    if (isDetail(link)) splitWords(link.textContent ?? '');
    void warm(link, { isMeant: true });
  };
  const pointed = ({ target }: Event) => {
    clearTimeout(resting);
    const link = linkOf(target);
    if (!link || !leadsOn(link)) return;
    // Each script is loaded once, however many links are passed over; reads are one a link.
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
