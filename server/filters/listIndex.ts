import type { Paging } from '../http/pagination';
import type { FilterQuery, StoreOrder } from './filterIndex';
import type { IndexedRow } from './filterRows';
import type { FilterThread } from './filterThread';

/** A list of more rows is great: what it is asked for takes a while, and reading it anew takes long. */
export const great = 50_000;

/** The way to a list's index in the thread. */
export class ListIndex {
  /**
   * @param columns what it is made of
   * @param version of the area's content; a newer index of the list takes this one's place
   */
  constructor(
    private readonly thread: FilterThread,
    private readonly list: string,
    readonly columns: readonly string[],
    readonly version: number,
    readonly size: number,
  ) {}

  /** Whether it has gone with its thread. */
  get isOver(): boolean {
    return this.thread.isOver;
  }

  /** Brings it up to date. @param rows what is still there of the rows that changed */
  async updated(version: number, fdIds: readonly string[], rows: readonly IndexedRow[]): Promise<ListIndex> {
    const size = await this.thread.call('update', this.list, fdIds, rows);
    return new ListIndex(this.thread, this.list, this.columns, version, size);
  }

  page = (query: FilterQuery, paging: Paging, order?: StoreOrder) =>
    this.thread.call('page', this.list, query, paging, order);

  beside = (query: FilterQuery, fdId: string) => this.thread.call('beside', this.list, query, fdId);

  filters = (query: FilterQuery, category?: string) => this.thread.call('filters', this.list, query, category);
}
