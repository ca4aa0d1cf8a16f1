import { sql } from 'kysely';
import { isDay } from '../content/checkValue';
import type { LongReads } from '../db/longReads';
import type { AnyTable, Store } from '../db/schema';
import { contentPages, demandPages, pathOfPage, plainPages, type ContentPages } from './contentPages';

/** The store, and the queue for long reads. */
export interface SitemapStore {
  db: Store;
  longReads: LongReads;
}

/** Maximum addresses of one part, per the sitemap protocol. */
export const maxInPart = 50_000;

/** Rows per read: a part is never completely in memory. */
const rowsAtOnce = 2_000;

export interface SitemapEntry {
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

export interface SitemapPart {
  /** Lists and static pages. */
  entries: readonly SitemapEntry[];
  ranges: Range[];
}

const rowsOf = ({ db }: SitemapStore, { area, only }: ContentPages) => {
  const rows = db.selectFrom(area as AnyTable);
  return only ? rows.where(only[0] as AnyTable, '=', only[1]) : rows;
};

/** An address with its entry's date, unless that is in the future. */
export function entryOf(path: string, date: unknown, today: string): SitemapEntry {
  const day = typeof date === 'string' ? (/^\d{4}-\d{2}-\d{2}/.exec(date)?.[0] ?? '') : '';
  // An entry that opens tomorrow was not modified tomorrow.
  return isDay(day) && day <= today ? { path, lastmod: day } : { path };
}

/** The date of a list's newest entry, via the list's index; undefined if it is empty. */
async function newest(store: SitemapStore, pages: ContentPages, category?: string) {
  const sortable = sql`coalesce(${sql.ref(pages.date)}, '')`;
  let rows = rowsOf(store, pages);
  if (category !== undefined) rows = rows.where(pages.categories?.column as AnyTable, '=', category);
  return rows
    .select([sql<string | null>`${sql.ref(pages.date)}`.as('date')])
    .orderBy(sortable as AnyTable, 'desc')
    .orderBy('fdId' as AnyTable, 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** An area's lists; empty categories are omitted, as their pages are not indexed either. */
async function listsOf(store: SitemapStore, pages: ContentPages, today: string): Promise<SitemapEntry[]> {
  const all = await newest(store, pages);
  const entries = pages.lists.map((path) => entryOf(path, all?.date, today));
  if (!pages.categories) return entries;
  const codes = await store.db
    .selectFrom('category')
    .select('fdCategory')
    .where('area', '=', pages.area)
    .orderBy('sort')
    .execute();
  for (const { fdCategory } of codes) {
    const row = await newest(store, pages, fdCategory);
    if (row)
      for (const list of pages.categories.lists) entries.push(entryOf(pathOfPage(list, fdCategory), row.date, today));
  }
  return entries;
}

/** Whether demand is shown: unless the setting is `false`. */
async function showsDemand({ db }: SitemapStore): Promise<boolean> {
  const row = await db
    .selectFrom('navigation')
    .select('configValue')
    .where('configKey', '=', 'demand')
    .orderBy('configId')
    .executeTakeFirst();
  return row?.configValue?.trim().toLowerCase() !== 'false';
}

async function countRows(store: SitemapStore, pages: ContentPages): Promise<number> {
  const row = await store.longReads.run(() =>
    rowsOf(store, pages)
      .select([sql<number | string>`count(*)`.as('count')])
      .executeTakeFirst(),
  );
  return Number(row?.count ?? 0);
}

/**
 * Distributes the addresses over parts.
 * @param today in China, `yyyy-MM-dd`
 * @param maxAddresses maximum addresses of one part
 */
export async function planSitemap(
  store: SitemapStore,
  today: string,
  maxAddresses = maxInPart,
): Promise<SitemapPart[]> {
  const hasDemand = await showsDemand(store);
  const shown = contentPages.filter((pages) => hasDemand || pages !== demandPages);
  const entries: SitemapEntry[] = plainPages.map((path) => ({ path }));
  for (const pages of shown) entries.push(...(await listsOf(store, pages, today)));
  let part: SitemapPart = { entries, ranges: [] };
  const parts = [part];
  let room = maxAddresses - entries.length;
  for (const pages of shown) {
    const total = await countRows(store, pages);
    for (let offset = 0; offset < total;) {
      if (room <= 0) {
        part = { entries: [], ranges: [] };
        parts.push(part);
        room = maxAddresses;
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
export async function* readPart(
  store: SitemapStore,
  { entries, ranges }: SitemapPart,
  today: string,
): AsyncGenerator<readonly SitemapEntry[]> {
  yield entries;
  for (const { pages, offset, count } of ranges) {
    let last = '';
    for (let read = 0; read < count; read += rowsAtOnce) {
      const rows = (await store.longReads.run(() => {
        // By the last id, so that a row that is deleted meanwhile moves no other out of the part.
        const rest =
          last === '' ? rowsOf(store, pages).offset(offset) : rowsOf(store, pages).where('fdId' as AnyTable, '>', last);
        return rest
          .select(['fdId' as AnyTable, sql<string | null>`${sql.ref(pages.date)}`.as('date')])
          .orderBy('fdId' as AnyTable)
          .limit(Math.min(rowsAtOnce, count - read))
          .execute();
      })) as { fdId: string; date: string | null }[];
      yield rows.map(({ fdId, date }) => entryOf(pathOfPage(pages.detail, fdId), date, today));
      const end = rows.at(-1);
      if (!end) break;
      last = end.fdId;
    }
  }
}
