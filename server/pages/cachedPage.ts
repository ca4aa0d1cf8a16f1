import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { OutdatedNotice } from '../../src/contract/renderer';
import { acceptedEncoding, isKnownTo } from '../http/responseCache';
import { keptOrMade } from '../lib/concurrency';
import { PageBody } from './pageBody';
import type { PageReads } from './pageReads';
import type { Document, InlineSources } from './pageTemplate';

/** A rendered page. */
export interface CachedPage {
  status: number;
  /** Redirect target. */
  location?: string;
  body: PageBody;
  sources: InlineSources;
  /** `Link` header with what the browser should request first. */
  link?: string;
  /** When it was rendered, ms. */
  renderedAt: number;
  /** What it was rendered from, unless from an upstream. */
  reads?: PageReads | undefined;
  /** Number of forwarded writes that it shows. */
  writes: number;
  /** Complete, and not an error page. */
  isKeepable: boolean;
  /** Notice to show once the page is outdated, and the text it replaces. */
  outdatedNotice?: OutdatedNotice;
}

type Facts = Pick<CachedPage, 'status' | 'renderedAt' | 'isKeepable'> &
  Partial<Pick<CachedPage, 'link' | 'reads' | 'writes' | 'outdatedNotice'>>;

/** @param effort of its compression, if not the usual one */
export const pageOf = ({ html, sources }: Document, facts: Facts, effort?: number): CachedPage => ({
  writes: 0,
  ...facts,
  body: new PageBody(Buffer.from(html), undefined, effort),
  sources,
});

/** A redirect. */
export const redirectTo = (location: string, renderedAt: number): CachedPage => ({
  status: 302,
  location,
  body: new PageBody(Buffer.alloc(0)),
  sources: { styles: [], scripts: [] },
  renderedAt,
  writes: 0,
  isKeepable: false,
});

/**
 * Adds the page's inline styles and scripts to the Content-Security-Policy. With `strict-dynamic` no other script runs but
 * what these load; browsers that do not know it go by `'self'`.
 */
function allowInline(reply: FastifyReply, { styles, scripts }: InlineSources): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  const added = (directive: string, sources: readonly string[]) => [directive, ...sources].join(' ');
  const exact = policy
    .replace(/style-src [^;]*/, (directive) => added(directive, styles))
    .replace(/script-src [^;]*/, (directive) =>
      scripts.length === 0 ? directive : added(directive, ["'strict-dynamic'", ...scripts]),
    );
  void reply.header('content-security-policy', exact);
}

const cacheControl = {
  /** For a second in caches between browser and server, and once more while they ask for a new one. */
  shared: 'max-age=0, s-maxage=1, stale-while-revalidate=1',
  revalidated: 'no-cache',
  error: 'no-store',
};

/** @param isShared whether shared caches may keep it: the visitor waits for no change of their own */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  isShared = false,
): Promise<void> {
  if (page.location !== undefined) return void reply.redirect(page.location, 302);
  allowInline(reply, page.sources);
  const isGood = page.status === 200;
  void reply
    .header('cache-control', cacheControl[page.status >= 500 ? 'error' : isShared && isGood ? 'shared' : 'revalidated'])
    .header('vary', 'accept-encoding, cookie');
  if (isGood) {
    void reply.header('etag', page.body.etag);
    if (page.link) void reply.header('link', page.link);
    if (isKnownTo(request, page.body.etag)) return void reply.code(304).send();
  }
  void reply.code(page.status).type('text/html; charset=utf-8');
  const encoding = acceptedEncoding(request);
  if (encoding === null) return void reply.send(await page.body.plain());
  void reply.header('content-encoding', encoding).send(await page.body.packed(encoding));
}

/** The cookie of the display, as every proxy reads it. */
const displayPair = /(?:^|; *)display=[a-z-]{1,40}(?=;|$)/;

/**
 * Whether a shared cache tells a request's page from others by the `Host` header and the display cookie (docs/operate.md).
 * By those that it would read otherwise, and by a protocol that another header names, anybody could put the page of another
 * host, protocol or display in the place of the visitors'.
 * @param origin `PORTAL_ORIGIN`
 */
export function hasClearKey({ headers, host, protocol }: FastifyRequest, origin: string | null): boolean {
  const others = (headers.cookie ?? '').replace(displayPair, '');
  return !/display/i.test(others) && (origin !== null || (host === headers.host && protocol === 'http'));
}

const outdatedForms = new WeakMap<CachedPage, Promise<CachedPage>>();

const stateStart = /id="portal-state"[^>]*>\{/;

/** A cached page with a notice of its age, both visible and in the state for hydration. */
export const outdatedPage = (page: CachedPage): Promise<CachedPage> =>
  keptOrMade(outdatedForms, page, async () => {
    if (!page.outdatedNotice) return page;
    const { place, notice } = page.outdatedNotice;
    const html = (await page.body.plain())
      .toString()
      .replace(place, () => notice)
      .replace(stateStart, (start) => `${start}"isOutdated":true,`);
    return pageOf({ html, sources: page.sources }, page);
  });

/** Placeholder for the site's origin in cached pages. Random, so that no content can contain it. */
export const originPlaceholder = `http://${randomBytes(16).toString('hex')}.invalid`;

/** Pages with an origin put in that are kept, compressed. */
const mostForms = 1000;

/** Of brotli, for a page that is never sent itself. */
export const littleEffort = 1;

/**
 * Puts the origin of a request into a page that was rendered for every origin. Anybody can send any host: it costs a copy
 * of the page and its compression, and no rendering.
 */
export function createOriginVariants(): (page: CachedPage, origin: string) => Promise<CachedPage> {
  const forms = new LRUCache<string, Promise<CachedPage>>({ max: mostForms });

  async function formOf(page: CachedPage, origin: string): Promise<CachedPage> {
    const html = (await page.body.plain()).toString().replaceAll(originPlaceholder, () => origin);
    const body = new PageBody(Buffer.from(html), `${page.body.etag} ${origin}`);
    // Kept compressed, even if nobody asks for it so.
    body.packed('br').catch(() => undefined);
    return { ...page, body };
  }

  return async (page, origin) => {
    // A redirect contains no origin.
    if (page.location !== undefined) return page;
    return keptOrMade(forms, `${origin} ${page.body.etag}`, () => formOf(page, origin));
  };
}
