import { sql } from 'kysely';
import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { isDay } from '../../src/contract/form';
import { countOf, rowsWith } from '../db/queries';
import { keptOrMade, type LongReads } from '../lib/concurrency';
import type { AnyTable, Store } from '../db/schema';
import { contentPages, demandPages, pathOfPage, plainPages, type ContentPages } from './contentPages';
import { ageOf, chinaDay } from '../lib/chinaTime';
import { etagOf } from '../http/responseCache';
import { idOf, type ListRead, listRead, sendXml } from './feeds';
import type { ServerConfig } from '../config';
import type { PortalApp } from '../http/portalApp';
import { StatusError } from '../lib/errors';
import { escapeMarkup } from '../lib/markup';
import { messages } from '../lib/messages';
import { requestOrigin, requireOrigin } from './requestOrigin';

/** Maximum addresses of one part, per the sitemap protocol. */
export const maxInPart = 50_000;

/** Rows per read: a part is never completely in memory. */
const rowsAtOnce = 2_000;

interface SitemapEntry {
  path: string;
  /** `yyyy-MM-dd` */
  lastmod?: string;
}

/** Some of an area's entries, in the order of their ids. */
interface Range {
  pages: ContentPages;
  offset: number;
  count: number;
}

interface SitemapPart {
  /** Lists and static pages. */
  entries: readonly SitemapEntry[];
  ranges: Range[];
}

const rowsOf = (db: Store, { area, only }: ContentPages) => {
  const rows = db.selectFrom(area as AnyTable);
  return only ? rows.where(only[0] as AnyTable, '=', only[1]) : rows;
};

/** An address with its entry's date, unless that is in the future. */
function entryOf(path: string, date: unknown, today: string): SitemapEntry {
  const day = typeof date === 'string' ? (/^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? '') : '';
  // An entry that opens tomorrow was not modified tomorrow.
  return isDay(day) && day <= today ? { path, lastmod: day } : { path };
}

/** The date of a list's newest entry, via the list's index; undefined if it is empty. */
async function newest(db: Store, pages: ContentPages, category?: string) {
  const sortable = sql`coalesce(${sql.ref(pages.date)}, '')`;
  let rows = rowsOf(db, pages);
  if (category !== undefined) rows = rows.where(pages.categories?.column as AnyTable, '=', category);
  return rows
    .select([sql<string | null>`${sql.ref(pages.date)}`.as('date')])
    .orderBy(sortable as AnyTable, 'desc')
    .orderBy('fdId' as AnyTable, 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** An area's lists; empty categories are omitted, as their pages are not indexed either. */
async function listsOf(db: Store, pages: ContentPages, today: string): Promise<SitemapEntry[]> {
  const all = await newest(db, pages);
  const entries = pages.lists.map((path) => entryOf(path, all?.date, today));
  if (!pages.categories) return entries;
  const codes = await rowsWith(db, 'category', { area: pages.area }).select('fdCategory').orderBy('sort').execute();
  for (const { fdCategory } of codes) {
    const row = await newest(db, pages, fdCategory);
    if (row)
      for (const list of pages.categories.lists) entries.push(entryOf(pathOfPage(list, fdCategory), row.date, today));
  }
  return entries;
}

/** Whether demand is shown: unless the setting is `false`. */
async function showsDemand(db: Store): Promise<boolean> {
  const row = await db
    .selectFrom('navigation')
    .select('configValue')
    .where('configKey', '=', 'demand')
    .orderBy('configId')
    .executeTakeFirst();
  return row?.configValue?.trim().toLowerCase() !== 'false';
}

/** Distributes the addresses over parts. @param today in China, `yyyy-MM-dd` */
async function planSitemap(db: Store, today: string): Promise<SitemapPart[]> {
  const hasDemand = await showsDemand(db);
  const shown = contentPages.filter((pages) => hasDemand || pages !== demandPages);
  const entries: SitemapEntry[] = plainPages.map((path) => ({ path }));
  for (const pages of shown) entries.push(...(await listsOf(db, pages, today)));
  let part: SitemapPart = { entries, ranges: [] };
  const parts = [part];
  let room = maxInPart - entries.length;
  for (const pages of shown) {
    const total = await countOf(rowsOf(db, pages));
    for (let offset = 0; offset < total;) {
      if (room <= 0) {
        part = { entries: [], ranges: [] };
        parts.push(part);
        room = maxInPart;
      }
      const count = Math.min(room, total - offset);
      part.ranges.push({ pages, offset, count });
      offset += count;
      room -= count;
    }
  }
  return parts;
}

/** The entries of a part, in batches. */
async function* readPart(
  { db, longReads }: SitemapSource,
  { entries, ranges }: SitemapPart,
  today: string,
): AsyncGenerator<readonly SitemapEntry[]> {
  yield entries;
  for (const { pages, offset, count } of ranges) {
    let last = '';
    for (let read = 0; read < count; read += rowsAtOnce) {
      // By the last id, so that a row that is deleted meanwhile moves no other out of the part.
      const rest =
        last === '' ? rowsOf(db, pages).offset(offset) : rowsOf(db, pages).where('fdId' as AnyTable, '>', last);
      const batch = rest
        .select(['fdId' as AnyTable, sql<string | null>`${sql.ref(pages.date)}`.as('date')])
        .orderBy('fdId' as AnyTable)
        .limit(Math.min(rowsAtOnce, count - read));
      const rows = (await longReads.run(() => batch.execute())) as { fdId: string; date: string | null }[];
      yield rows.map(({ fdId, date }) => entryOf(pathOfPage(pages.detail, fdId), date, today));
      const end = rows.at(-1);
      if (!end) break;
      last = end.fdId;
    }
  }
}

/** Newest entries per list; older ones are found via the pages' links. */
const maxPerList = 100;

/** Cache lifetime, ms: shorter if some lists could not be read. */
const cacheMs = { whole: 10 * 60_000, partial: 60_000 };

/** The sitemap of an upstream: its lists and their newest entries, with one call per list. */
async function readSitemap(read: ListRead, today: string) {
  const areas = [...new Set(contentPages.map(({ area }) => area))];
  const [settings, ...lists] = await Promise.all([
    read('/api/system/navigation?type=demand', 1),
    ...areas.map((area) => read(`/api/${area}/list`, maxPerList)),
  ]);
  const rows = new Map(areas.map((area, index) => [area, lists[index] ?? []]));
  const hasDemand = String(settings?.[0]?.configValue).trim().toLowerCase() !== 'false';
  const entries: SitemapEntry[] = plainPages.map((path) => ({ path }));
  for (const pages of contentPages) {
    if (pages === demandPages && !hasDemand) continue;
    entries.push(...pages.lists.map((path) => ({ path })));
    for (const row of rows.get(pages.area) ?? []) {
      const { only, detail, date } = pages;
      const isMeant = !only || String(row[only[0]]) === only[1];
      const id = idOf(row);
      if (isMeant && id) entries.push(entryOf(pathOfPage(detail, id), row[date], today));
    }
  }
  return { entries, isWhole: lists.every((list) => list !== null) };
}

/** Reads it once for all requests within the cache lifetime. */
function upstreamSitemap(read: ListRead, now: () => number): (today: string) => Promise<SitemapEntry[]> {
  let known: { madeAt: number; forMs: number; entries: Promise<SitemapEntry[]> } | null = null;
  return (today) => {
    if (known && ageOf(known.madeAt, now()) < known.forMs) return known.entries;
    const mine = { madeAt: now(), forMs: cacheMs.whole, entries: Promise.resolve<SitemapEntry[]>([]) };
    mine.entries = readSitemap(read, today).then(({ entries, isWhole }) => {
      if (!isWhole) mine.forMs = cacheMs.partial;
      return entries;
    });
    known = mine;
    mine.entries.catch(() => {
      if (known === mine) known = null;
    });
    return mine.entries;
  };
}

/** Data source of the sitemap. */
interface SitemapSource {
  db: Store;
  /** The queue for long reads: a part is many of them. */
  longReads: LongReads;
  /** Version of the current content. */
  contentVersions: { ofAll(): Promise<string> };
  now: () => number;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const xmlStart = '<?xml version="1.0" encoding="UTF-8"?>\n';

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

/** `/sitemap.xml` and its parts: every list, category and entry, streamed from the store. */
export function sitemap(app: PortalApp, { origin: configured }: ServerConfig, source: SitemapSource): void {
  /** The plan for a content version and a day. */
  const plans = new LRUCache<string, Promise<SitemapPart[]>>({ max: 1 });

  async function current() {
    const today = chinaDay(source.now());
    const version = `${today} ${await source.contentVersions.ofAll()}`;
    return { today, version, parts: await keptOrMade(plans, version, () => planSitemap(source.db, today)) };
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = requireOrigin(request, configured);
    const { version, parts } = await current();
    return sendXml(request, reply, 'application/xml', etagOf(`index ${version} ${origin}`), () =>
      indexOf(origin, parts),
    );
  });
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,4}).xml', async (request, reply) => {
    const origin = requireOrigin(request, configured);
    const { today, version, parts } = await current();
    const part = parts[Number(request.params.part) - 1];
    if (!part) throw new StatusError(404, messages.noSitemapPart);
    return sendXml(request, reply, 'application/xml', etagOf(`${request.params.part} ${version} ${origin}`), () =>
      Readable.from(partOf(source, part, origin, today)),
    );
  });
}

/** The sitemap of an upstream, from its lists (docs/behaviour/search-engines-and-feeds.md#sitemap). */
export function sitemapOfUpstream(app: PortalApp, { origin: configured }: ServerConfig, now: () => number): void {
  const entriesOn = upstreamSitemap(listRead(app, true), now);
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = requireOrigin(request, configured);
    const entries = await entriesOn(chinaDay(now()));
    const urls = entries.map((entry) => urlOf(origin, entry)).join('');
    const xml = `${xmlStart}<urlset xmlns="${namespace}">\n${urls}</urlset>\n`;
    return sendXml(request, reply, 'application/xml', etagOf(xml), () => xml);
  });
}

/** Forms, and paths for operators. Pictures under /profile may be indexed. */
const closed = [
  '/captcha/',
  '/components/',
  '/backend',
  '/docs',
  '/healthz',
  '/csp-report',
  '/homeLogin',
  '/homeRegister',
  '/account/',
];

/** `/robots.txt`: what search engines may read, and where the sitemap is. */
export function robots(app: PortalApp, { origin: configured, rendererFile }: ServerConfig): void {
  // Search engines that render a plain page need its API calls.
  const all = rendererFile === null ? closed : ['/api/', ...closed];
  app.get('/robots.txt', (request, reply) => {
    const origin = requestOrigin(request, configured);
    const lines = ['User-agent: *', 'Allow: /', ...all.map((path) => `Disallow: ${path}`)];
    if (origin) lines.push('', `Sitemap: ${origin}/sitemap.xml`);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`);
  });
}
