import type { BigNumber, BigNumberOrNull } from './bigNumber';

/** Tables of the content that is edited at the desk. Times are ms since 1970. */
export interface ContentDeskTables {
  /**
   * Content items edited at the desk: draft and state. The area's own table holds published rows only, so that no
   * public call can show a draft.
   */
  contentItem: {
    area: string;
    fdId: string;
    state: string;
    title: string;
    /** The category code that its list is filtered by. */
    category: string | null;
    /** JSON of the draft's fields; null: no changes since it was published. */
    values: string | null;
    version: number;
    scheduledAt: BigNumberOrNull;
    updatedAt: BigNumber;
    updatedBy: string;
  };
  /** All versions that were published or taken down; `values` is JSON. */
  contentRevision: {
    area: string;
    fdId: string;
    version: number;
    values: string;
    at: BigNumber;
    by: string;
    note: string | null;
  };
  /** What a staff member has typed and not saved yet, by item, or by the key of a new one; `fields` is JSON. */
  contentDraft: {
    accountId: string;
    area: string;
    draftKey: string;
    /** One opening of the editor. */
    sitting: string;
    /** The item's version that it is based on. */
    version: number;
    title: string;
    fields: string;
    savedAt: BigNumber;
  };
  /** Unpublished states that were replaced; `values` is JSON of all fields. */
  contentDraftVersion: {
    fdId: string;
    area: string;
    draftKey: string;
    version: number;
    values: string;
    at: BigNumber;
    by: string;
    note: string;
  };
  /** Who has an item open; the latest to claim it writes, the others read. `claimedAt` 0: reads. */
  contentEditor: {
    area: string;
    fdId: string;
    sitting: string;
    accountId: string;
    name: string;
    since: BigNumber;
    seenAt: BigNumber;
    claimedAt: BigNumber;
  };
}
