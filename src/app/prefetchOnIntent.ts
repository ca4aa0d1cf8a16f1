import type { RouteObject } from 'react-router-dom';
import type { RunQuery } from '../api/query';
import type { Extra } from '../contract/extras';
import { loadRichText } from '../components/markup/RichTextContext';
import { listen, whenIdle } from '../lib/events';
import { chunkOf, routeMatches, handleOf, runLoaders, type ScreenAt } from './pageRouter';
import { loadDictionary, splitWords } from '../lib/splitWords';

/** How long the pointer must hover over a link before it counts as intent, ms. */
const hoverMs = 30;

/** Max links in view to prefetch for without an interaction: about a dozen requests, so that a phone stays quiet. */
const maxInView = 3;

/** Minimum time before the same prefetch is repeated, even after a failure, ms. */
const repeatAfterMs = 60_000;

/** After a page is shown, and after the first interaction, wait this long, ms, before prefetching. */
const settledAfterMs = 300;

/** Whether the visitor is on a metered or slow connection. */
const savesData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
};

/** A link at a place of the page, or one that leads where a button of the pagination bar does. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  const { form, value } = target.closest<HTMLButtonElement>('button[name="page"]:enabled:not([aria-current])') ?? {};
  if (!form) return target.closest('a[href^="/"]');
  if (savesData()) return null;
  const link = document.createElement('a');
  const hiddenFields = Array.from(form.querySelectorAll('input'), ({ name, value }) => [name, value]);
  const query = new URLSearchParams([...hiddenFields, ['page', value!]]);
  link.href = `?${query}`;
  return link;
}

const isDetail = ({ pathname }: HTMLAnchorElement): boolean => pathname.includes('/detail/');

/** The visible ones of some elements; asking for their places would make the browser lay out the page at once. */
const visibleOf = (elements: readonly Element[]): Promise<Element[]> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
    });
    for (const element of elements) observer.observe(element);
    if (elements.length === 0) resolve([]);
  });

/**
 * The visible links of the page's content, those to details first; the breadcrumb and the section's navigation are on
 * every page.
 */
async function linksInView(): Promise<HTMLAnchorElement[]> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')];
  const visible = new Set(await visibleOf(links.filter((link) => !link.closest('nav'))));
  return links
    .filter((link) => visible.has(link))
    .sort((one, other) => Number(isDetail(other)) - Number(isDetail(one)));
}

interface IntentOptions {
  routes: RouteObject[];
  read: RunQuery;
  /** The optional features that the backend offers. */
  extras: readonly Extra[];
  /** Whether details are read ahead; a backend may count that. */
  asksForDetails: boolean;
  /** Prepares what the page of an entity shows from a response, so that a click need not. */
  prepare: (answer: unknown) => void;
  /** Renders a screen out of sight. */
  renderAhead: (screen: ScreenAt) => void;
}

const acts = ['pointermove', 'touchstart', 'pointerdown', 'wheel', 'keydown'] as const;

/**
 * Prefetches a link's target: its chunk and queries once the visitor hovers over, touches or focuses it. When the page
 * is idle, those of a few links in view: a tap is often a visitor's first interaction, and would wait for the chunk.
 */
export function prefetchOnIntent({ routes, read, extras, asksForDetails, prepare, renderAhead }: IntentOptions): {
  pageShown(): void;
  stop(): void;
} {
  const prefetchedAt = new Map<string, number>();
  let lastIntended: HTMLAnchorElement | null = null;

  const isFresh = (name: string): boolean => {
    if (Date.now() - (prefetchedAt.get(name) ?? 0) < repeatAfterMs) return true;
    prefetchedAt.set(name, Date.now());
    return false;
  };
  const leavesPage = ({ target, pathname }: HTMLAnchorElement) => target !== '_blank' && pathname !== location.pathname;
  /** Also to another page of the same list, or to other filters of it. */
  const leavesAddress = (link: HTMLAnchorElement) =>
    leavesPage(link) || (link.target !== '_blank' && link.search !== location.search);

  const matchesOf = ({ pathname }: HTMLAnchorElement) => routeMatches(routes, pathname) ?? [];
  /** Resolves to false if the chunk failed to load. */
  const prefetchChunk = async (link: HTMLAnchorElement) => {
    const chunks = matchesOf(link).map(({ route }) => handleOf(route).load?.());
    const [, ...loaded] = await Promise.all([isDetail(link) && loadRichText(), ...chunks]);
    return !loaded.includes(false);
  };
  const prefetchData = (link: HTMLAnchorElement, { isIntended = false } = {}) => {
    const { pathname, search } = link;
    if (isDetail(link) && !asksForDetails) return;
    if (isFresh(`${isIntended ? 'meant ' : ''}${pathname}${search}`)) return;
    const runQuery: RunQuery = isDetail(link)
      ? async (query) => {
          const data = await read(query);
          prepare(data);
          return data;
        }
      : read;
    // Queries that need a chunk which fails to load are repeated on navigation.
    return runLoaders(matchesOf(link), search, runQuery, extras).catch(() => undefined);
  };

  const rendered = new Set<string | undefined>();
  const renderDetail = (link: HTMLAnchorElement) => {
    const { pathname, search, hash } = link;
    const matches = matchesOf(link);
    rendered.add(chunkOf(matches));
    renderAhead({ matches, location: { pathname, search, hash, state: null, key: 'ahead' } });
  };

  const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));
  let turn = 0;
  let hasActed = false;
  /** Chunks, which a tap would wait for, then the data of details; one by one, until the visitor acts or leaves. */
  const prefetchInView = async () => {
    const own = (turn += 1);
    const links = (await linksInView()).filter(leavesPage).slice(0, maxInView);
    for (const prefetch of [prefetchChunk, prefetchData]) {
      for (const link of prefetch === prefetchData ? links.filter(isDetail) : links) {
        await idle();
        if (own !== turn) return;
        await prefetch(link);
      }
    }
    // A page that nobody has touched may be read and left.
    if (!hasActed) return;
    await idle();
    const first = links.find(isDetail);
    // A screen's first page takes longer than any other: the browser compiles a script when it first runs.
    if (!first || !asksForDetails || rendered.has(chunkOf(matchesOf(first)))) return;
    if ((await prefetchChunk(first)) && own === turn) renderDetail(first);
  };
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  const prefetchWhenSettled = () => {
    clearTimeout(idleTimer);
    turn += 1;
    const prefetch = () => {
      // A hydrated page does not split titles into words, and the dictionary takes a phone a while to load.
      if (hasActed) void loadDictionary();
      if (!savesData()) void prefetchInView();
    };
    idleTimer = setTimeout(() => whenIdle(prefetch), settledAfterMs);
  };
  const pageShown = () => {
    lastIntended = null;
    prefetchWhenSettled();
  };

  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  const prefetchIntended = (link: HTMLAnchorElement | null) => {
    // One tap fires touch, pointer and focus events.
    if (!link || link === lastIntended || !leavesAddress(link)) return;
    lastIntended = link;
    if (!leavesPage(link)) return void prefetchData(link, { isIntended: true });
    // The segmentation of a link's title is reused on its page. A list has its titles later: the touch is answered first.
    if (isDetail(link)) void loadDictionary().then(() => splitWords(link.textContent ?? ''));
    else void idle().then(loadDictionary);
    const chunk = prefetchChunk(link);
    const data = prefetchData(link, { isIntended: true });
    if (isDetail(link) && asksForDetails)
      // A tap may have opened it by then. Without its chunk the screen would say so, even if a click then loads it.
      void Promise.all([chunk, data]).then(
        ([hasLoaded]) => hasLoaded && leavesPage(link) && link === lastIntended && !savesData() && renderDetail(link),
      );
  };
  const onPointerOver = ({ target }: Event) => {
    clearTimeout(hoverTimer);
    const link = linkOf(target);
    if (!link || !leavesAddress(link)) return;
    // Each chunk is loaded once, however many links are hovered; queries run once per link.
    if (!savesData()) void prefetchChunk(link);
    hoverTimer = setTimeout(() => prefetchIntended(link), hoverMs);
  };
  const onIntent = ({ target }: Event) => {
    turn += 1;
    prefetchIntended(linkOf(target));
  };
  const options = { passive: true, capture: true } as const;
  const onInteraction = () => {
    stopWaiting();
    hasActed = true;
    prefetchWhenSettled();
  };
  const stopWaiting = listen(document, acts, onInteraction, options);
  const stops = [
    stopWaiting,
    listen(document, ['pointerover'], onPointerOver, options),
    listen(document, ['touchstart', 'pointerdown', 'focusin'], onIntent, options),
  ];
  const stop = () => {
    clearTimeout(hoverTimer);
    clearTimeout(idleTimer);
    turn += 1;
    stops.forEach((end) => end());
  };
  return { pageShown, stop };
}
