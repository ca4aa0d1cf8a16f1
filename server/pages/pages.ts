import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { knownQuery } from '../../src/contract/addresses';
import { displayOf } from '../../src/contract/display';
import type { RenderPage } from '../../src/contract/renderer';
import type { ServerConfig } from '../config';
import type { ContentSnapshot } from '../db/contentVersion';
import { saysItIsKnown } from '../http/headers';
import type { PortalApp } from '../http/portalApp';
import { areaHeader, isDisconnected } from '../http/responseCache';
import { pathOf, networkOf } from '../lib/addresses';
import { FairQueue, withTimeout } from '../lib/concurrency';
import type { Figure } from '../lib/figure';
import { backendFetch } from './backendFetch';
import { headTags } from './headTags';
import {
  createOriginVariants,
  hasClearKey,
  littleEffort,
  originPlaceholder,
  outdatedPage,
  pageOf,
  redirectTo,
  sendPage,
  type CachedPage,
} from './cachedPage';
import { LoopDelay } from './loopDelay';
import { ContentHistory, PageCache, pageCacheLimits, type Found, type PageContent } from './pageCache';
import { PageReads } from './pageReads';
import { preloadHeader } from './preloadHeader';
import { ForwardedWrites } from './forwardedWrites';
import { readBudgets } from './readBudgets';
import { readPageTemplate } from './pageTemplate';
import { loadRenderer, findRenderer } from './renderer';
import { RenderPool } from './renderPool';
import { requestOrigin } from './requestOrigin';

/**
 * Concurrent renderings and queue length, per queue; requests that wait longer than the read budget get the plain page.
 * Cached pages have a queue of their own, so that they do not wait for individually filtered lists. With the embedded
 * store reads are fast, and so many renderings keep each thread busy; with a slow upstream each takes all of its time
 * budget, and more of them would be a burden to it.
 */
const concurrency = {
  embedded: { forAll: { running: 2, waiting: 64 }, forOne: { running: 2, waiting: 64 } },
  upstream: { forAll: { running: 6, waiting: 12 }, forOne: { running: 2, waiting: 4 } },
};

/** Where pages get their content from. */
export interface PageSource {
  /** The versions of the current content; null: an upstream, which has none. */
  snapshot: (() => Promise<ContentSnapshot>) | null;
  /** Writes forwarded to an upstream by this server. */
  writes?: ForwardedWrites;
  now: () => number;
  /** Renders instead of the built renderer, on the event loop. */
  render?: RenderPage;
}

export interface Pages {
  /**
   * Sends the rendered page of an address.
   *
   * @param url canonical path, with query
   * @returns false if there is none: the plain page has to be sent
   */
  send(request: FastifyRequest, reply: FastifyReply, url: string): Promise<boolean>;
  /** Pages since the start, and the cache and queue now. */
  figures: Record<string, Figure>;
}

/** A requested page. */
interface PageRequest {
  url: string;
  origin: string;
  /** Canonical form, so that the number of cached variants is limited. */
  display: string;
  /** Address of the client. */
  visitor: string;
  /** The browser has logged in before: it may have written what it asks for. */
  mayHaveWritten: boolean;
  /** Whether the client has disconnected. */
  isGone: () => boolean;
}

/** Pages that are cached: filtered lists are rarely requested twice. */
const cacheablePath = /^[^?]+(?:\?page=[1-9]\d{0,5})?$/;

/** Renders in threads, or on the event loop if there are none. Null if pages are not rendered, or there is no build. */
function createRenderer(
  app: PortalApp,
  { rendererFile: file, renderWorkers: workers }: ServerConfig,
): RenderPage | null {
  const renderer = file === null ? null : findRenderer(file);
  if (!renderer) return null;
  if (workers === 0) {
    const load = loadRenderer(renderer);
    return (request) => load()(request);
  }
  const pool = new RenderPool({ renderer, workers, log: app.log });
  app.addHook('onClose', () => pool.close());
  return (request) => pool.render(request);
}

/** Logs why a page could not be rendered; without its query, which may contain anything. */
const logFailure = (log: FastifyBaseLogger, url: string, error: unknown) =>
  log.error({ err: error, path: pathOf(url) }, 'The page could not be rendered');

/** Renders and caches the portal's pages. Null if the build contains no renderer. */
export function createPages(
  app: PortalApp,
  config: ServerConfig,
  { snapshot, now, writes = new ForwardedWrites(now), render: givenRenderer }: PageSource,
): Pages | null {
  const renderPage = config.rendererFile === null ? null : (givenRenderer ?? createRenderer(app, config));
  const template = renderPage && readPageTemplate(config);
  if (!renderPage || !template) return null;
  const callForAll = backendFetch(app);
  const kind = snapshot ? 'embedded' : 'upstream';
  const budgetMs = readBudgets[kind];
  const queueOf = (whom: 'forAll' | 'forOne') => {
    const { running, waiting } = concurrency[kind][whom];
    const threads = snapshot && !givenRenderer ? Math.max(1, config.renderWorkers) : 1;
    return new FairQueue({ running: running * threads, waiting, waitMs: budgetMs });
  };
  const [queueForAll, queueForOne] = [queueOf('forAll'), queueOf('forOne')];
  const cache = new PageCache(now, pageCacheLimits[kind]);
  const history = new ContentHistory(now);
  const loopDelay = new LoopDelay();
  const counts = { sent: 0, rendered: 0, plain: 0 };
  let isClosed = false;
  app.addHook('onClose', async () => {
    isClosed = true;
    loopDelay.stop();
  });
  const withOrigin = createOriginVariants();
  const isCached = (url: string) => config.pageCache && cacheablePath.test(url);

  /** @param last the page before, if it may still be right */
  async function render(
    { url, origin, display, visitor }: PageRequest,
    asOf: ContentSnapshot | null,
    isGone: () => boolean,
    last?: CachedPage,
  ): Promise<CachedPage> {
    const [renderedAt, shown] = [now(), writes.count];
    // Cached and plain pages are still sent.
    if (loopDelay.isLong) throw new Error('the event loop is too busy');
    // For large lists the backend queues by visitor; an upstream identifies these calls by their user agent only.
    const call = snapshot && !isCached(url) ? backendFetch(app, visitor) : callForAll;
    const queue = isCached(url) ? queueForAll : queueForOne;
    const reads = asOf ? new PageReads(asOf) : undefined;
    const fetch = reads?.recordedBy(call) ?? call;
    const work = async () => {
      if (asOf && (await last?.reads?.isUnchanged(asOf, call))) return null;
      counts.rendered += 1;
      const { extras, imageHosts } = config;
      return renderPage!({ url, origin, display, fetch, now: renderedAt, budgetMs, extras, imageHosts });
    };
    const page = await queue.run(work, isGone, networkOf(visitor));
    if (page === null) {
      last!.reads!.asOf = asOf!;
      return last!;
    }
    if (page.location !== undefined) return redirectTo(page.location, renderedAt);
    const { status, outdatedNotice } = page;
    const tags = page.head ? headTags(page.head, { title: page.title, origin }) : '';
    const isKeepable = page.isWhole && (status === 200 || status === 404);
    const facts = { status, renderedAt, reads, writes: shown, isKeepable, outdatedNotice };
    // A page for every origin is never sent as it is.
    const effort = origin === originPlaceholder ? littleEffort : undefined;
    return pageOf(template!(page, tags, display), { ...facts, link: preloadHeader(page.preloads) }, effort);
  }

  /** The content as a visitor has to see it. */
  function contentFor({ visitor, mayHaveWritten }: PageRequest, asOf: ContentSnapshot | null): PageContent {
    if (asOf === null) {
      const due = writes.dueTo(visitor);
      return { version: String(due), stateOf: (page) => (page.writes >= due ? 'current' : 'outdated') };
    }
    return history.contentFor(asOf, mayHaveWritten);
  }

  /** @throws Error if there is no page, not even an outdated one */
  async function find(requested: PageRequest, log: FastifyBaseLogger): Promise<Found> {
    const { url, origin, display, isGone } = requested;
    const key = `${origin && 'named'} ${display} ${url}`;
    const fail = (error: unknown) => logFailure(log, url, error);
    try {
      // A hanging store must not delay the plain page.
      const versions = snapshot && withTimeout(budgetMs, 'the store did not respond', snapshot());
      versions?.catch(fail);
      const asOf = await versions;
      const renderNow = async (areGone: () => boolean, last?: CachedPage) => {
        try {
          const page = await render(requested, asOf, areGone, last);
          if (page.status === 503) fail(new Error('the content could not be read'));
          else if (page.status === 200 && !page.isKeepable) fail(new Error('some content was late or missing'));
          return page;
        } catch (error) {
          // Logged here, since nobody may be waiting for the result.
          if (!isClosed && !areGone()) fail(error);
          throw error;
        }
      };
      if (!isCached(url)) return { page: await renderNow(isGone), isOutdated: false };
      return await cache.get(key, contentFor(requested, asOf), renderNow, isGone);
    } catch (error) {
      const last = isCached(url) ? cache.last(key) : undefined;
      if (last) return last;
      throw error;
    }
  }

  /** The page with the site's origin as the request knows it. */
  async function pageFor(request: FastifyRequest, requested: string): Promise<Found & { isShared: boolean }> {
    const path = pathOf(requested);
    const url = path + knownQuery(path, requested.slice(path.length));
    const origin = requestOrigin(request, config.origin);
    const usesPlaceholder = config.origin === null && origin !== '';
    const display = displayOf(request.headers.cookie);
    const renderedOrigin = usesPlaceholder ? originPlaceholder : origin;
    const mayHaveWritten = snapshot !== null && saysItIsKnown(request);
    const who = { visitor: request.ip, mayHaveWritten, isGone: () => isDisconnected(request) };
    const { page, isOutdated, isRecent } = await find({ url, display, origin: renderedOrigin, ...who }, request.log);
    const shown = isOutdated ? await outdatedPage(page) : page;
    // Of an upstream's content nothing tells who has changed it.
    const isGood = page.isKeepable && !isOutdated && !isRecent;
    const isShared =
      snapshot !== null && isCached(url) && isGood && !mayHaveWritten && hasClearKey(request, config.origin);
    return { page: usesPlaceholder ? await withOrigin(shown, origin) : shown, isOutdated, isShared };
  }

  return {
    async send(request, reply, url) {
      let found: Awaited<ReturnType<typeof pageFor>>;
      try {
        found = await pageFor(request, url);
      } catch {
        counts.plain += 1;
        return false;
      }
      const { page, isOutdated, isShared } = found;
      if (isOutdated) {
        const age = Math.max(0, Math.floor((now() - page.renderedAt) / 1000));
        void reply.header('age', age).header('warning', '111 - "Revalidation Failed"');
      }
      if (isShared && page.reads) void reply.header(areaHeader, page.reads.areas);
      await sendPage(request, reply, page, isShared);
      counts.sent += 1;
      return true;
    },
    figures: {
      portal_pages_sent: { help: 'Rendered pages sent, from the cache or not', read: () => counts.sent },
      portal_pages_rendered: { help: 'Renderings begun', read: () => counts.rendered },
      portal_pages_plain: { help: 'Requests that got the plain page instead', read: () => counts.plain },
      portal_page_queue: {
        help: 'Renderings that wait for a thread',
        read: () => queueForAll.waiting + queueForOne.waiting,
      },
      portal_page_cache_pages: { help: 'Pages in the cache', read: () => cache.size.pages },
      portal_page_cache_bytes: { help: 'Memory of the page cache', read: () => cache.size.bytes },
    },
  };
}
