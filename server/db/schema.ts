import type { Kysely, Transaction } from 'kysely';
import type { entities } from '../../src/contract/entities';
import type { StoredEntity } from '../../src/contract/entity';
import type { AccountTables } from './accountTables';
import type { SearchDocument } from './searchDocument';

type Entities = typeof entities;

/** The content tables: one an area, columns named as its fields; `demo` '1' marks what came with the first start. */
export type ContentTables = {
  [Name in keyof Entities]: StoredEntity<Entities[Name]> & { demo: string };
};

/** Content by area, as it is stored but for the `demo` mark. */
export type ContentRows = { [Name in keyof ContentTables]: Omit<ContentTables[Name], 'demo'>[] };

/** Name of a content table, which is also the area's name. */
export type ContentName = keyof ContentTables;

interface ListCountRow {
  area: string;
  first: string;
  second: string;
  month: string;
  /** Month on which they close; empty in areas where nothing closes. */
  closes: string;
  count: number | string;
}

/** All tables. */
export interface Database extends ContentTables, AccountTables {
  schemaVersion: { version: number; name: string; appliedAt: string };
  /** Counts the changes of each content area, so that every server knows when its cached answers are old. */
  contentVersion: { area: string; version: number };
  /** Rows of each area by its lists' filters and by month; the store itself keeps them true (migration 006). */
  listCount: ListCountRow;
  /** The same by the day on which they close. */
  closingCount: ListCountRow & { day: string };
  /** Submissions by the China day on which they came in, the number since 1970; the store keeps them true (008). */
  submissionCount: { kind: string; state: string; handler: string; day: number | string; count: number | string };
  /** Rows of the desk's other lists by the China day of their time; the store keeps them true (011). */
  deskCount: { list: string; day: number | string; count: number | string };
  /** Every company and title that a submission has or had: what a search looks through. */
  submissionName: { name: string };
  /** Rows that the search index does not have as they are now; the store itself notes them (migration 012). */
  searchChange: { number: number | string; area: string; fdId: string };
  /** What a search finds; its terms are a column on PostgreSQL, a table of their own on the embedded engine. */
  searchDocument: Omit<SearchDocument, 'place' | 'area'> & { place: number | string; area: string };
  /** Words of titles, how each ends and is typed, and how many entities have it. */
  searchWord: { word: string; ending: string; count: number; pinyin: string | null; initials: string | null };
  /** What belongs to a piece of content because the staff set it by hand; places count up, with gaps. */
  relatedItem: { area: string; fdId: string; place: number; otherArea: string; otherId: string };
  /** Marks of the whole store: `content` says whether the demo content was loaded or removed. */
  portalState: { name: string; value: string };
}

/** The store, or a transaction on it. */
export type Store = Kysely<Database>;
export type StoreTransaction = Transaction<Database>;

/** The areas' tables differ in their columns, which the descriptions name; Kysely's types cannot follow that. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyTable = any;
