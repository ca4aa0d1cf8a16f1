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

/** Entries of an area in a range of ids; null: to the end. */
interface Partition {
  pages: ContentPages;
  after: string;
  upTo: string | null;
}

export interface SitemapPart {
  /** Lists and static pages. */
  entries: readonly SitemapEntry[];
  partitions: Partition[];
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

/** The id a number of rows after another one; undefined if there are fewer. */
async function idAfter({ longReads, ...store }: SitemapStore, pages: ContentPages, after: string, places: number) {
  const row = await longReads.run(() =>
    rowsOf({ longReads, ...store }, pages)
      .select('fdId' as AnyTable)
      .where('fdId' as AnyTable, '>', after)
      .orderBy('fdId' as AnyTable)
      .offset(places - 1)
      .limit(1)
      .executeTakeFirst(),
  );
  return (row as { fdId: string } | undefined)?.fdId;
}

async function countAfter(store: SitemapStore, pages: ContentPages, after: string): Promise<number> {
  const row = await store.longReads.run(() =>
    rowsOf(store, pages)
      .select([sql<number | string>`count(*)`.as('count')])
      .where('fdId' as AnyTable, '>', after)
      .executeTakeFirst(),
  );
  return Number(row?.count ?? 0);
}

/**
 * Distributes the addresses over parts. Only reads ids, along the primary key.
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
  const parts: SitemapPart[] = [{ entries, partitions: [] }];
  let room = maxAddresses - entries.length;
  for (const pages of shown) {
    for (let after = ''; ;) {
      const last = await idAfter(store, pages, after, room);
      const count = last === undefined ? await countAfter(store, pages, after) : room;
      if (count > 0) parts[parts.length - 1]?.partitions.push({ pages, after, upTo: last ?? null });
      room -= count;
      if (last === undefined) break;
      after = last;
      parts.push({ entries: [], partitions: [] });
      room = maxAddresses;
    }
  }
  return parts.filter((part) => part.entries.length + part.partitions.length > 0);
}

/** The entries of a part, in batches. */
export async function* readPart(
  store: SitemapStore,
  { entries, partitions }: SitemapPart,
  today: string,
): AsyncGenerator<readonly SitemapEntry[]> {
  yield entries;
  for (const { pages, after: start, upTo } of partitions) {
    for (let after = start; ;) {
      const rows = (await store.longReads.run(() => {
        const above = rowsOf(store, pages).where('fdId' as AnyTable, '>', after);
        return (upTo === null ? above : above.where('fdId' as AnyTable, '<=', upTo))
          .select(['fdId' as AnyTable, sql<string | null>`${sql.ref(pages.date)}`.as('date')])
          .orderBy('fdId' as AnyTable)
          .limit(rowsAtOnce)
          .execute();
      })) as { fdId: string; date: string | null }[];
      yield rows.map(({ fdId, date }) => entryOf(pathOfPage(pages.detail, fdId), date, today));
      const last = rows[rowsAtOnce - 1];
      if (!last) break;
      after = last.fdId;
    }
  }
}
