import type { Kysely, Transaction } from 'kysely';
import type { App } from '../../src/contract/app';
import type { Banner } from '../../src/contract/banner';
import type { FinancialItem } from '../../src/contract/financial';
import type { Getbuginess } from '../../src/contract/getbuginess';
import type { IndustryNews } from '../../src/contract/industryNews';
import type { NavigationRow } from '../../src/contract/navigation';
import type { Policy } from '../../src/contract/policy';
import type { Project } from '../../src/contract/project';
import type { Recruit } from '../../src/contract/recruit';
import type { Specialist } from '../../src/contract/specialist';
import type { AccountTables } from './accountTables';

/** An entity as it is stored: every field of the wire is text; `demo` '1' marks what came with the first start. */
type Stored<Entity> = {
  [Field in keyof Entity]: null extends Entity[Field] ? string | null : string;
} & { demo: string };

/** The content tables: one an area, columns named as the fields on the wire. */
export interface ContentTables {
  banner: Stored<Banner> & { category: string; sort: number };
  navigation: Stored<NavigationRow>;
  category: { fdId: string; area: string; fdCategory: string; fdCategoryName: string; sort: number; demo: string };
  financial: Stored<FinancialItem>;
  policy: Stored<Policy>;
  industryNews: Stored<IndustryNews>;
  project: Stored<Project> & { category: string | null; attachment: string | null };
  app: Stored<App> & { category: string | null; top: string };
  specialist: Stored<Specialist> & { category: string | null; fdEmail: string | null; recommended: string };
  recruit: Stored<Recruit>;
  getbuginess: Stored<Getbuginess>;
}

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
  /** Marks of the whole store: `content` says whether the demo content was loaded or removed. */
  portalState: { name: string; value: string };
}

/** The store, or a transaction on it. */
export type Store = Kysely<Database>;
export type StoreTransaction = Transaction<Database>;
