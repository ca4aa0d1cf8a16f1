import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OutdatedNotice } from '../../src/contract/renderer';
import type { ContentSnapshot } from '../db/contentVersion';
import { acceptedEncoding, isKnownTo } from '../http/responseCache';
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

/** A page whose responses are still the same. */
export function stillCurrent(page: CachedPage, asOf: ContentSnapshot): CachedPage {
  if (page.reads) page.reads.asOf = asOf;
  return page;
}

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
