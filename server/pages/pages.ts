import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config';
import type { PortalApp } from '../http/portalApp';
import { limitConcurrency } from '../lib/limitConcurrency';
import { backendFetch } from './backendFetch';
import { headTags } from './headTags';
import { pageOf, redirectTo, sendPage, type DrawnPage } from './drawnPage';
import { PageCache, pageCacheLimits } from './pageCache';
import { readPageTemplate } from './pageTemplate';
import { loadRenderer } from './renderer';
import { requestOrigin } from './requestOrigin';

/** Longest wait for a page's reads, ms: what is late is left to the browser. */
const budgets = { embedded: 2_000, upstream: 1_500 };

/** Pages drawn at a time, and how many more may wait; to others the plain page is sent. */
const drawing = { atOnce: 8, waiting: 64 };

/** Names of this site under which pages are kept apart. */
const mostOrigins = 8;

/** What pages are drawn from. */
export interface PageSource {
  /** Stands for the content as it is now, and changes with it; null: an upstream's, of which nobody tells. */
  version: (() => Promise<string>) | null;
  now: () => number;
}

export interface Pages {
  /**
   * Answers with the drawn page of an address.
   *
   * @param url path and query, the path in its one spelling
   * @returns false where there is none to send: the plain page has to do
   */
  send(request: FastifyRequest, reply: FastifyReply, url: string): Promise<boolean>;
}

/** @throws Error if it takes longer: a store that hangs must not hold up the plain page. */
async function inTime<Result>(ms: number, task: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the store came to no answer')), ms);
  });
  return Promise.race([task, late]).finally(() => clearTimeout(timer));
}

/** Addresses whose pages are kept; other queries say nothing to the server. */
const keepable = /^[^?]+(?:\?page=[1-9]\d{0,5})?$/;

/** Draws the portal's pages, and keeps them. Null where the build holds nothing to draw with. */
export function createPages(app: PortalApp, config: ServerConfig, { version, now }: PageSource): Pages | null {
  const load = config.rendererFile === null ? null : loadRenderer(config.rendererFile);
  const template = load && readPageTemplate(config.clientDir);
  if (!load || !template) return null;
  const call = backendFetch(app);
  const inTurn = limitConcurrency(drawing.atOnce, drawing.waiting);
  const budgetMs = version ? budgets.embedded : budgets.upstream;
  const cache = new PageCache(now, version ? pageCacheLimits.fresh : pageCacheLimits.freshFromUpstream);

  async function draw(url: string, origin: string, of: string): Promise<DrawnPage> {
    const drawnAt = now();
    const page = await inTurn(async () => load!()({ url, origin, fetch: call, now: drawnAt, budgetMs }));
    if (page.location !== undefined) return redirectTo(page.location, drawnAt);
    const { status } = page;
    const tags = page.head ? headTags(page.head, { title: page.title, origin }) : '';
    return pageOf(template!(page, tags), { status, drawnAt, version: of, isKeepable: page.isWhole && status === 200 });
  }

  async function find(url: string, origin: string): Promise<DrawnPage> {
    const of = version ? await inTime(budgetMs, version()) : '';
    if (!config.pageCache || !keepable.test(url)) return draw(url, origin, of);
    const key = `${origin} ${url}`;
    const page = await cache.get(key, of, () => draw(url, origin, of));
    // What was there a while ago says more than that there is nothing now.
    return page.status === 503 ? (cache.last(key) ?? page) : page;
  }

  const origins = new Set<string>();
  /** Anybody can send any host: beyond the first few, pages are those of a site that does not know its name. */
  const knownOrigin = (origin: string): string => {
    if (origins.size < mostOrigins) origins.add(origin);
    return origins.has(origin) ? origin : '';
  };

  return {
    async send(request, reply, url) {
      let page: DrawnPage;
      try {
        page = await find(url, knownOrigin(requestOrigin(request, config.origin)));
      } catch (error) {
        request.log.error({ err: error }, 'The page could not be drawn');
        return false;
      }
      await sendPage(request, reply, page);
      return true;
    },
  };
}
