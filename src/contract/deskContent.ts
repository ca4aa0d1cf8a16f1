import type { ListQuery } from './envelope';
import type { ContentKey } from './relations';

/** Where a piece of content stands. */
export const contentStates = ['published', 'draft', 'scheduled', 'removed'] as const;
export type ContentState = (typeof contentStates)[number];

/** The values of an entity by the names of its fields. */
export type ContentValues = Record<string, string | number | null>;

/** Query of an area's content. */
export interface ContentQuery extends ListQuery {
  area: string;
  state?: ContentState;
  q?: string;
}

/** A piece of content in a list. */
export interface ContentRow {
  area: string;
  fdId: string;
  title: string;
  /** Second line: who issued it, whose it is. */
  subtitle: string | null;
  category: string | null;
  state: ContentState;
  /** Whether a published one has changes that are not. */
  changed: boolean;
  /** Its day on the portal. */
  day: string | null;
  scheduledAt: string | null;
  updatedAt: string | null;
  updatedBy: string | null;
}

/** An earlier version. */
export interface ContentRevision {
  version: number;
  at: string;
  by: string;
  note: string | null;
}

/** A piece of content in its editor. */
export interface ContentDetail extends ContentRow {
  /** Grows with every save; a save names the one it began from. 0: never saved at the desk. */
  version: number;
  values: ContentValues;
  /** What the portal shows; null: nothing. */
  published: ContentValues | null;
  /** Newest first. */
  revisions: ContentRevision[];
  /** A company's own entry: it is answered in the inbox and written by the company alone. */
  locked: boolean;
}

/** A piece of content as someone has it before them: payload of what is done to it. */
export interface ContentRef {
  area: string;
  fdId: string;
  version: number;
}

/** Payload of going back to an earlier version, which makes a draft. */
export interface ContentRestore extends ContentRef {
  revision: number;
}

/** Payload of another order: these rows, in this order, take the places that they have now. */
export interface ContentOrder {
  area: string;
  fdIds: string[];
}

/** Payload of an import of an area's content file, JSON. */
export interface ContentImport {
  area: string;
  format: 'json' | 'csv';
  text: string;
  /** Whether rows that the file does not hold go. */
  replace: boolean;
  /** Without it nothing is written: the answer says what would be. */
  apply: boolean;
}

/** What an import does, or would do. */
export interface ImportReport {
  created: number;
  changed: number;
  same: number;
  removed: number;
  /** Some of the rows that change, in the order of the file. */
  examples: { change: 'created' | 'changed' | 'removed'; title: string }[];
  mistakes: { line: number; field: string | null; problem: string }[];
  /** Mistakes beyond those that are listed. */
  moreMistakes: number;
  /** Related pieces that the file names and that there are not, as `area/fdId`: they are left out. */
  lost: string[];
  /** Those beyond the ones that are listed. */
  moreLost: number;
  applied: boolean;
}

/** Payload of a save, JSON. */
export interface ContentSave {
  area: string;
  /** Empty for a new one. */
  fdId: string;
  /** The version from which it was edited. */
  version: number;
  values: ContentValues;
  /** `draft` keeps it, `publish` shows it now, `schedule` at that time. */
  act: 'draft' | 'publish' | 'schedule';
  /** `yyyy-MM-dd HH:mm:ss`, with `schedule`. A draft keeps the time that it has, unless this is empty. */
  scheduledAt?: string;
  note?: string;
  /** Of a new one that is another's copy: that one's id. What was set beside the other is set beside it too. */
  copyOf?: string;
}

/** Code of an answer that says that somebody else saved meanwhile; `data` is the present ContentDetail. */
export const collisionCode = 409;

/** Code of an answer that says which fields are wrong; `data` is ContentMistakes. */
export const mistakesCode = 422;

/** What is wrong, by the names of the fields. */
export type ContentMistakes = Record<string, string>;

/** Counts of an area's content by state. */
export type ContentCounts = Record<ContentState, number>;

/** A page of an area's content. */
export interface ContentPage {
  total: number;
  rows: ContentRow[];
  /** A search of a great area looks at so many of its newest; null: at all. */
  searched: number | null;
}

/** Items that the staff may set by hand as belonging to one. */
export const mostRelated = 12;

/** One of them at the desk. */
export interface RelatedRow extends ContentKey {
  title: string;
  /** Whether the portal shows it. */
  published: boolean;
}

/** Payload of setting them. */
export interface RelatedSave extends ContentKey {
  /** In their order. */
  pieces: ContentKey[];
  /** Those that there were when the change began. */
  before: ContentKey[];
}
