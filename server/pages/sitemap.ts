import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config';
import type { PortalApp } from '../http/portalApp';
import { chinaDay } from '../lib/chinaTime';
import { StatusError } from '../lib/errors';
import { escapeMarkup } from '../lib/markup';
import { messages } from '../lib/messages';
import { listRead } from './listRead';
import { requestOrigin } from './requestOrigin';
import { sendXml } from './sendXml';
import { planSitemap, readPart, type SitemapEntry, type SitemapPart, type SitemapStore } from './sitemapPlan';
import { upstreamSitemap } from './upstreamSitemap';

/** Data source of the sitemap. */
interface SitemapSource extends SitemapStore {
  /** Version of the current content. */
  contentVersions: { ofAll(): Promise<string> };
  now: () => number;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const xmlStart = '<?xml version="1.0" encoding="UTF-8"?>\n';

// eslint-disable-next-line no-restricted-syntax -- names a version
const etagOf = (...parts: string[]) => `W/"${createHash('sha1').update(parts.join('\n')).digest('base64url')}"`;

const urlOf = (origin: string, { path, lastmod }: SitemapEntry): string =>
  `<url><loc>${escapeMarkup(origin + path)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>\n`;

async function* partOf(source: SitemapSource, part: SitemapPart, origin: string, today: string) {
  yield `${xmlStart}<urlset xmlns="${namespace}">\n`;
  for await (const entries of readPart(source, part, today))
    yield entries.map((entry) => urlOf(origin, entry)).join('');
  yield '</urlset>\n';
}

const indexOf = (origin: string, parts: readonly SitemapPart[]): string =>
  [
    `${xmlStart}<sitemapindex xmlns="${namespace}">\n`,
    ...parts.map((_, index) => `<sitemap><loc>${escapeMarkup(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>\n`),
    '</sitemapindex>\n',
  ].join('');

/** Sitemaps need absolute addresses. */
function originOf(request: FastifyRequest, configured: string | null): string {
  const origin = requestOrigin(request, configured);
  if (!origin) throw new StatusError(400, messages.noHost);
  return origin;
}

/** `/sitemap.xml` and its parts: every list, category and entry, streamed from the store. */
export function sitemap(app: PortalApp, { origin: configured }: ServerConfig, source: SitemapSource): void {
  let known: { version: string; plan: Promise<SitemapPart[]> } | null = null;

  /** The plan for a content version and a day. */
  function planFor(version: string, today: string): Promise<SitemapPart[]> {
    if (known?.version === version) return known.plan;
    const plan = planSitemap(source, today);
    const mine = { version, plan };
    known = mine;
    plan.catch(() => {
      if (known === mine) known = null;
    });
    return plan;
  }

  async function current() {
    const today = chinaDay(source.now());
    const version = `${today} ${await source.contentVersions.ofAll()}`;
    return { today, version, parts: await planFor(version, today) };
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request, configured);
    const { version, parts } = await current();
    return sendXml(request, reply, 'application/xml', etagOf('index', version, origin), () => indexOf(origin, parts));
  });
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,4}).xml', async (request, reply) => {
    const origin = originOf(request, configured);
    const { today, version, parts } = await current();
    const part = parts[Number(request.params.part) - 1];
    if (!part) throw new StatusError(404, messages.noSitemapPart);
    return sendXml(request, reply, 'application/xml', etagOf(request.params.part, version, origin), () =>
      Readable.from(partOf(source, part, origin, today)),
    );
  });
}

/** The sitemap of an upstream, from its lists (docs/behaviour/search-engines-and-feeds.md#sitemap). */
export function sitemapOfUpstream(app: PortalApp, { origin: configured }: ServerConfig, now: () => number): void {
  const entriesOn = upstreamSitemap(listRead(app, true), now);
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request, configured);
    const entries = await entriesOn(chinaDay(now()));
    const urls = entries.map((entry) => urlOf(origin, entry)).join('');
    const xml = `${xmlStart}<urlset xmlns="${namespace}">\n${urls}</urlset>\n`;
    return sendXml(request, reply, 'application/xml', etagOf(xml), () => xml);
  });
}
