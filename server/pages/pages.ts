import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { knownQuery } from '../../src/contract/addresses';
import { displayOf } from '../../src/contract/display';
import type { ServerConfig } from '../config';
import type { PortalApp } from '../http/portalApp';
import { pathOf } from '../lib/backendPaths';
import { withTimeout } from '../lib/withTimeout';
import { limitConcurrency } from '../lib/limitConcurrency';
import { backendFetch } from './backendFetch';
import { headTags } from './headTags';
import { pageOf, redirectTo, sendPage, type CachedPage } from './cachedPage';
import { createFailureLog } from './failureLog';
import { createOriginVariants, originPlaceholder } from './originPlaceholder';
import { outdatedPage } from './outdatedPage';
import { PageCache, pageCacheLimits, type Found } from './pageCache';
import { ForwardedWrites } from './forwardedWrites';
import { readBudgets } from './readBudgets';
import { readPageTemplate } from './pageTemplate';
import { loadRenderer } from './renderer';
import { requestOrigin } from './requestOrigin';

/**
 * Concurrent renderings and queue length, per queue; requests that wait longer than the read budget get the plain page.
 * Cached pages have a queue of their own, so that they do not wait for individually filtered lists. With the embedded
 * store reads are fast, and more concurrency would only block the event loop; with a slow upstream each rendering takes
 * all of its time budget.
 */
const concurrency = {
  embedded: { forAll: { running: 2, waiting: 64 }, forOne: { running: 2, waiting: 64 } },
  upstream: { forAll: { running: 6, waiting: 12 }, forOne: { running: 2, waiting: 4 } },
};

/** Where pages get their content from. */
export interface PageSource {
  /** Version of the current content; null: an upstream, which has none. */
  version: (() => Promise<string>) | null;
  /** Writes forwarded to an upstream by this server. */
  writes?: ForwardedWrites;
  now: () => number;
}

export interface Pages {
  /**
   * Sends the rendered page of an address.
   *
   * @param url canonical path, with query
   * @returns false if there is none: the plain page has to be sent
   */
  send(request: FastifyRequest, reply: FastifyReply, url: string): Promise<boolean>;
}

/** A requested page. */
interface PageRequest {
  url: string;
  origin: string;
  /** Canonical form, so that the number of cached variants is limited. */
  display: string;
  /** Address of the client. */
  visitor: string;
}

/** Pages that are cached: filtered lists are rarely requested twice. */
const cacheablePath = /^[^?]+(?:\?page=[1-9]\d{0,5})?$/;

/** Renders and caches the portal's pages. Null if the build contains no renderer. */
export function createPages(
  app: PortalApp,
  config: ServerConfig,
  { version, now, writes = new ForwardedWrites(now) }: PageSource,
): Pages | null {
  const load = config.rendererFile === null ? null : loadRenderer(config.rendererFile);
  const template = load && readPageTemplate(config.clientDir, config.extras);
  if (!load || !template) return null;
  const callForAll = backendFetch(app);
  const kind = version ? 'embedded' : 'upstream';
  const budgetMs = readBudgets[kind];
  const queueOf = (whom: 'forAll' | 'forOne') =>
    limitConcurrency(concurrency[kind][whom].running, concurrency[kind][whom].waiting, budgetMs);
  const [queueForAll, queueForOne] = [queueOf('forAll'), queueOf('forOne')];
  const showsWrites = (shown: string, due: string) => Number(shown) >= Number(due);
  const cache = new PageCache(now, pageCacheLimits[kind], version ? undefined : showsWrites);
  const logFailure = createFailureLog(now);
  const withOrigin = createOriginVariants();
  const isCached = (url: string) => config.pageCache && cacheablePath.test(url);

  async function render({ url, origin, display, visitor }: PageRequest, of: string): Promise<CachedPage> {
    const renderedAt = now();
    // For large lists the backend queues by visitor; an upstream identifies these calls by their user agent only.
    const call = version && !isCached(url) ? backendFetch(app, visitor) : callForAll;
    const queued = isCached(url) ? queueForAll : queueForOne;
    const page = await queued(async () =>
      load!()({ url, origin, display, fetch: call, now: renderedAt, budgetMs, extras: config.extras }),
    );
    if (page.location !== undefined) return redirectTo(page.location, renderedAt);
    const { status, outdatedNotice } = page;
    const tags = page.head ? headTags(page.head, { title: page.title, origin }) : '';
    const isKeepable = page.isWhole && (status === 200 || status === 404);
    return pageOf(template!(page, tags, display), { status, renderedAt, version: of, isKeepable, outdatedNotice });
  }

  /** @throws Error if there is no page, not even an outdated one */
  async function find(requested: PageRequest, log: FastifyBaseLogger): Promise<Found> {
    const { url, origin, display, visitor } = requested;
    const key = `${origin && 'named'} ${display} ${url}`;
    const renderAs = async (of: string) => {
      try {
        const page = await render(requested, of);
        if (page.status === 503) logFailure(log, url, new Error('the content could not be read'));
        else if (page.status === 200 && !page.isKeepable)
          logFailure(log, url, new Error('some content was late or missing'));
        return page;
      } catch (error) {
        // Logged here, since nobody may be waiting for the result.
        logFailure(log, url, error);
        throw error;
      }
    };
    try {
      // A hanging store must not delay the plain page.
      const of = version ? await withTimeout(budgetMs, 'the store did not respond', version()) : null;
      const renderNow = () => renderAs(of ?? String(writes.count));
      if (!isCached(url)) return { page: await renderNow(), isOutdated: false };
      return await cache.get(key, of ?? String(writes.dueTo(visitor)), renderNow);
    } catch (error) {
      logFailure(log, url, error);
      const last = isCached(url) ? cache.last(key) : undefined;
      if (last) return last;
      throw error;
    }
  }

  /** The page with the site's origin as the request knows it. */
  async function pageFor(request: FastifyRequest, requested: string): Promise<Found> {
    const path = pathOf(requested);
    const url = path + knownQuery(path, requested.slice(path.length));
    const origin = requestOrigin(request, config.origin);
    const usesPlaceholder = config.origin === null && origin !== '';
    const display = displayOf(request.headers.cookie);
    const named = usesPlaceholder ? originPlaceholder : origin;
    const { page, isOutdated } = await find({ url, display, visitor: request.ip, origin: named }, request.log);
    const shown = isOutdated ? outdatedPage(page) : page;
    return { page: usesPlaceholder ? withOrigin(shown, origin) : shown, isOutdated };
  }

  return {
    async send(request, reply, url) {
      let found: Found;
      try {
        found = await pageFor(request, url);
      } catch {
        return false;
      }
      const { page, isOutdated } = found;
      if (isOutdated) {
        const age = Math.max(0, Math.floor((now() - page.renderedAt) / 1000));
        void reply.header('age', age).header('warning', '111 - "Revalidation Failed"');
      }
      await sendPage(request, reply, page);
      return true;
    },
  };
}
