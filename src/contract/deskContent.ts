import type { ListQuery } from './envelope';
import type { ListOrder } from './sortOrder';

/** Publication state of a content item. */
export const contentStates = ['published', 'draft', 'scheduled', 'removed'] as const;
export type ContentState = (typeof contentStates)[number];

/** An entity's values by field name. */
export type ContentValues = Record<string, string | number | null>;

export interface ContentQuery extends ListQuery {
  area: string;
  state?: ContentState;
  q?: string;
  order?: ListOrder<'content'>;
}

export interface ContentRow {
  area: string;
  fdId: string;
  title: string;
  /** Second line: issuer or owner. */
  subtitle: string | null;
  category: string | null;
  state: ContentState;
  /** Whether a published item has unpublished changes. */
  changed: boolean;
  /** Its public date. */
  day: string | null;
  scheduledAt: string | null;
  updatedAt: string | null;
  updatedBy: string | null;
}

/** A content item by its id. */
export type ItemRef = Pick<ContentRow, 'area' | 'fdId'>;

export interface ContentRevision {
  version: number;
  at: string;
  by: string;
  note: string | null;
}

export interface ContentDetail extends ContentRow {
  /** Version: increases with every save; a save names its base version. 0: never saved at the desk. */
  version: number;
  values: ContentValues;
  /** The published values; null: not published. */
  published: ContentValues | null;
  /** Newest first. */
  revisions: ContentRevision[];
  /** A company's own entry: handled in the inbox and edited by the company only. */
  locked: boolean;
}

/** A content item and its version as displayed: payload of actions on it. */
export interface ContentRef extends ItemRef {
  version: number;
}

/** Payload of a restore, which creates a draft. */
export interface ContentRestore extends ContentRef {
  revision: number;
}

/** Payload of an act on several items, each as it stood in the list. */
export interface ContentBatch {
  area: string;
  act: 'publish' | 'takeDown' | 'purge';
  items: Pick<ContentRow, 'fdId' | 'updatedAt'>[];
}

/** An item that a batch left as it was, and why. */
export interface BatchRefusal {
  fdId: string;
  reason: string;
}

/** Payload of an import of an area's content file, JSON. */
export interface ContentImport {
  area: string;
  format: 'json' | 'csv' | 'xlsx';
  text: string;
  /** Whether rows missing in the file are deleted. */
  replace: boolean;
  /** Without it a dry run. */
  apply: boolean;
}

export interface ImportReport extends SheetOfImport {
  created: number;
  changed: number;
  same: number;
  removed: number;
  /** Some of the changed rows, in file order. */
  examples: { change: 'created' | 'changed' | 'removed'; title: string }[];
  errors: { line: number; field: string | null; problem: string }[];
  /** Number of errors beyond those listed. */
  moreErrors: number;
  /** New rows that say what another row says, of the file or among those that are published. */
  repeated: number;
  applied: boolean;
}

/** Payload of a save, JSON. */
export interface ContentSave {
  area: string;
  /** Empty for a new item. */
  fdId: string;
  /** The base version of the edit. */
  version: number;
  values: ContentValues;
  /** `draft` saves only, `publish` publishes now, `schedule` at the given time. */
  act: 'draft' | 'publish' | 'schedule';
  /** `yyyy-MM-dd HH:mm:ss`, with `schedule`. A draft keeps its scheduled time, unless this is empty. */
  scheduledAt?: string;
  note?: string;
  /** Key of the draft that this saves. */
  draft?: string;
  /** Whether it merges two versions: the draft is kept as it was, too. */
  merges?: boolean;
  /** Whether to ask before a publication that may be unintended. */
  asks?: boolean;
}

/** Response code of a version conflict; `data` is the current ContentDetail. */
export const versionConflictCode = 409;

/** Response code of a publication that may be unintended; `data` are the questions; without `asks` it is made. */
export const confirmationNeededCode = 428;

/** Response code of a validation failure; `data` is FieldErrors. */
export const validationErrorCode = 422;

export type FieldErrors = Record<string, string>;

/** Counts of an area's content by state. */
export type ContentCounts = Record<ContentState, number>;

/** A page of an area's content. */
export interface ContentPage {
  total: number;
  rows: ContentRow[];
  /** A search of a large area covers this many of its newest items; null: all. */
  searched: number | null;
}

/** Key of a draft: the id of its item, or that of a new item's own. */
export interface DraftKey {
  area: string;
  key: string;
}

/** What a staff member has typed and not saved, as the server keeps it. */
export interface KeptDraft {
  /** Changed fields only. */
  fields: Record<string, string>;
  /** The item's version that it is based on. */
  version: number;
  savedAt: string;
}

/** An unpublished state that was replaced. */
export interface DraftVersion {
  fdId: string;
  at: string;
  by: string;
  note: string;
}

/** One's own draft of an item, and the unpublished states of everybody's that were replaced. */
export interface ItemDrafts {
  draft: KeptDraft | null;
  versions: DraftVersion[];
}

/** Payload of keeping a draft; without fields it is dropped. */
export interface DraftSave extends DraftKey {
  version: number;
  /** One opening of the editor: the last state of each is kept as a version. */
  sitting: string;
  /** When what the window knows was kept: a duplicated tab shares its sitting. */
  since?: string;
  /** Whether the state before becomes a version although the sitting goes on: another one replaces it. */
  aside?: boolean;
  fields: Record<string, string>;
}

/** Response to it: when it was kept; `taken`: somebody else writes by now, so that it became a version instead. */
export interface DraftSaved {
  savedAt: string;
  taken: boolean;
}

/** One's own draft in a list. */
export interface DraftRow extends DraftKey {
  title: string;
  savedAt: string;
  isNew: boolean;
}

/** Payload of opening an item, of staying, of taking it over, and of leaving it. */
export interface Presence extends ItemRef {
  sitting: string;
  act: 'stay' | 'take' | 'leave';
}

/** Somebody else who has the item open. */
export interface OtherEditor {
  name: string;
  /** Whether it is one's own other window. */
  isSelf: boolean;
  since: string;
  /** Whether it is they who write. */
  writes: boolean;
}

/** The sheet of a workbook that is imported, and the rows and columns in it that are hidden: left out. */
export interface ImportedSheet {
  name: string;
  hiddenRows: number;
  hiddenColumns: number;
}

interface SheetOfImport {
  /** Of a workbook that could be read. */
  sheet?: ImportedSheet;
}
