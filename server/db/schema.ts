import type { Kysely, Transaction } from 'kysely';
import type { entities } from '../../src/contract/entities';
import type { StoredEntity } from '../../src/contract/entity';
import type { AccountTables } from './accountTables';
import type { ContentDeskTables } from './contentDeskTables';
import type { SearchDocument } from './searchDocument';

type Entities = typeof entities;

/** The content tables: one per area, columns named like its fields; `demo` '1' marks demo content. */
export type ContentTables = {
  [Name in keyof Entities]: StoredEntity<Entities[Name]> & { demo: string };
};

/** Content by area, as it is stored, without the `demo` flag. */
export type ContentRows = { [Name in keyof ContentTables]: Omit<ContentTables[Name], 'demo'>[] };

/** Name of a content table, which is also the area's name. */
export type ContentName = keyof ContentTables;

/** All tables. */
export interface Database extends ContentTables, AccountTables, ContentDeskTables {
  /** The migrations that the store has; written by Kysely. */
  schemaMigration: { name: string; timestamp: string };
  /**
   * Version of each content area, incremented with every change, so that all servers know when cached responses are
   * outdated.
   */
  contentVersion: { area: string; version: number };
  /** Rows to be indexed for the search; recorded by triggers. */
  searchChange: { number: number | string; area: string; fdId: string };
  /** Indexed documents; their terms are a column on PostgreSQL, a table of their own on the embedded engine. */
  searchDocument: Omit<SearchDocument, 'place' | 'area'> & { place: number | string; area: string };
  /** Words of titles with their suffixes, pinyin, and number of entities. */
  searchWord: { word: string; ending: string; count: number; pinyin: string | null; initials: string | null };
  /** What visitors searched for in vain, and the last day. */
  emptySearch: { word: string; day: string };
  /** Key-value state of the store: `content` says whether the demo content was loaded or removed. */
  portalState: { name: string; value: string };
}

/** The store, or a transaction on it. */
export type Store = Kysely<Database>;
export type StoreTransaction = Transaction<Database>;

/** The areas' tables differ in their columns, which the descriptions name; Kysely's types cannot express that. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyTable = any;
