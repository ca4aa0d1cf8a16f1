import type { CategoryCounts } from '../../src/contract/filters';
import { sortPlaces } from '../lib/sortPlaces';
import { yieldingLoop } from '../lib/turns';
import { fixedChoices } from './facetValues';
import { sumOf, type FilterColumn, type Postings } from './filterColumn';
import type { FilterCounts, FilterRows } from './filterRows';
import { frequentChoices } from './frequentChoices';

/** What is chosen of a list. */
export interface FilterQuery {
  /** What the list itself asks of its rows. */
  conditions: readonly [column: string, value: string][];
  /** By field: any of these. */
  chosen: Readonly<Record<string, readonly string[]>>;
  order: { column: string; direction: 'asc' | 'desc' } | null;
  /** China's day. */
  today: string;
}

/** A list of more rows is great: what it is asked for takes a while, and reading it anew takes long. */
export const great = 50_000;

/** For a row outside the list's own conditions: more than the number of filters that can exclude it. */
const out = 100;

/** What is put in order in one turn, orders that are kept, and categories that are counted: of more none is. */
const most = { sorted: 5_000, orders: 6, categories: 200 };

/**
 * The rows of a list as filters see them, in memory: on either engine, a million of them are counted in a moment. Works
 * in turns, so that the moment is nobody else's.
 */
export class FilterIndex {
  readonly version: number;
  readonly size: number;
  readonly #rows: FilterRows;
  readonly #choices = new Map<string, Promise<string[]>>();
  readonly #orders = new Map<string, Promise<Uint32Array>>();

  constructor(rows: FilterRows) {
    this.#rows = rows;
    this.version = rows.version;
    this.size = rows.ids.length;
  }

  /** Whether the rows can be sorted by a field. */
  sorts(column: string): boolean {
    return this.#rows.numbers.has(column);
  }

  /**
   * Ids of a partition of what is left, and how many are left.
   * @param whole the places of all rows in an order of the store's, in which closed ones stand among the others
   */
  async page(query: FilterQuery, window: (total: number) => { offset: number; limit: number }, whole?: Uint32Array) {
    const { missed } = await this.#missed(query);
    const order = whole ?? (query.order && (await this.#order(query.order.column, query.order.direction)));
    const total = await this.#left(missed);
    const { offset, limit } = window(total);
    const page: string[] = [];
    let passed = 0;
    for (const isWanted of whole ? [() => true] : await this.#partitions(query.today)) {
      await yieldingLoop(missed.length, (from, to) => {
        for (let place = from; place < to && page.length < limit; place += 1) {
          const row = order ? order[place]! : place;
          if (missed[row] !== 0 || !isWanted(row)) continue;
          if (passed >= offset) page.push(this.#rows.ids.at(row));
          passed += 1;
        }
      });
    }
    return { total, ids: page };
  }

  /** The ids before and after one in what is left; null: it is not in it. */
  async beside(query: FilterQuery, fdId: string) {
    const own = this.#rows.ids.rowOf(fdId);
    const { missed } = await this.#missed(query);
    if (missed[own] !== 0) return null;
    const order = query.order && (await this.#order(query.order.column, query.order.direction));
    let [previous, next, last] = [-1, -1, -1];
    for (const isWanted of await this.#partitions(query.today)) {
      await yieldingLoop(missed.length, (from, to) => {
        for (let place = from; place < to && next < 0; place += 1) {
          const row = order?.[place] ?? place;
          if (missed[row] !== 0 || !isWanted(row)) continue;
          if (row === own) previous = last;
          else if (last === own) next = row;
          last = row;
        }
      });
    }
    return { previous: this.#rows.ids.find(previous), next: this.#rows.ids.find(next) };
  }

  /** How many rows each choice leaves, given what is chosen of the other facets; and all of them together. */
  async counts(query: FilterQuery): Promise<FilterCounts> {
    const { missed, passes } = await this.#missed(query);
    const byField = new Map<string, { postings: Postings; rows: Uint32Array }>();
    for (const [field, { column }] of this.#rows.facets) {
      const passed = passes.get(field);
      const rows = new Uint32Array(column.count);
      await yieldingLoop(missed.length, (from, to) => {
        for (let row = from; row < to; row += 1) {
          const bucket = column.buckets[row]!;
          // A row that misses nothing but this facet's own choice.
          if (missed[row] === 0 || (passed && missed[row] === 1 && passed[bucket] === 0)) rows[bucket]! += 1;
        }
      });
      byField.set(field, { postings: await column.postings(query.today), rows });
    }
    return {
      total: await this.#left(missed),
      of(field, choice) {
        const { postings, rows } = byField.get(field)!;
        return sumOf(postings, rows, choice);
      },
    };
  }

  /** The choices of a facet, in the order in which they are shown; the least frequent ones of very many are left out. */
  async choices(field: string, today: string): Promise<readonly (readonly [value: string, label: string])[]> {
    const fixed = fixedChoices(this.#rows.facets.get(field)!.facet);
    if (fixed) return fixed;
    let known = this.#choices.get(field);
    if (!known) this.#choices.set(field, (known = frequentChoices(this.#rows.facets.get(field)!, today)));
    return (await known).map((value) => [value, value]);
  }

  /** Whether any row has a choice of a facet. */
  async holds(field: string, choice: string, today: string): Promise<boolean> {
    return (await this.#rows.facets.get(field)!.column.postings(today)).byChoice.has(choice);
  }

  /**
   * How many rows the list has of each category, given what is chosen; undefined: it has very many categories.
   * @param column what holds the category, one of the conditions' columns
   * @param conditions the other ones
   */
  async categories(column: string, { conditions, chosen, today }: FilterQuery): Promise<CategoryCounts | undefined> {
    const category = this.#rows.conditions.get(column)!;
    const held = await category.postings(today);
    const values = [...held.byChoice.keys()].filter((value) => value !== '');
    if (values.length > most.categories) return undefined;
    const others = conditions.filter(([name]) => name !== column);
    const { missed } = await this.#missed({ conditions: others, chosen, order: null, today });
    const { buckets } = category;
    const rows = new Uint32Array(category.count);
    await yieldingLoop(missed.length, (from, to) => {
      for (let row = from; row < to; row += 1) if (missed[row] === 0) rows[buckets[row]!]! += 1;
    });
    const all = rows.reduce((sum, own) => sum + own, 0);
    return Object.fromEntries([['', all], ...values.map((value) => [value, sumOf(held, rows, value)])]);
  }

  /** Whether some rows have a choice of a facet that others do not have. */
  async parts(field: string, today: string): Promise<boolean> {
    return (await this.#rows.facets.get(field)!.column.postings(today)).part;
  }

  /**
   * The places of all rows in an order that is not the index's own.
   * @param key of the order
   * @param read all ids in that order; what is not among them comes last
   */
  placesOf(key: string, read: () => Promise<readonly string[]>): Promise<Uint32Array> {
    return this.#keep(`store ${key}`, async () => {
      const byId = new Map<string, number>();
      const addRows = (from: number, to: number) => {
        for (let row = from; row < to; row += 1) byId.set(this.#rows.ids.at(row), row);
      };
      await yieldingLoop(this.size, addRows, most.sorted);
      const places = new Uint32Array(this.size);
      let next = 0;
      for (const id of await read()) {
        const row = byId.get(id);
        if (row === undefined) continue;
        places[next++] = row;
        byId.delete(id);
      }
      for (const row of byId.values()) places[next++] = row;
      return places;
    });
  }

  /** The places of all rows by a field as the store sorts them: what is missing is the least. */
  placesBy(column: string, direction: 'asc' | 'desc'): Promise<Uint32Array> {
    if (direction === 'desc') return this.#order(column, direction);
    const sort = () => sortPlaces(this.#rows.numbers.get(column)!, false, true);
    return this.#keep(`${column} with what is missing first`, sort);
  }

  /** By row how many choices it misses; by facet which buckets of rows pass. */
  async #missed({ conditions, chosen, today }: FilterQuery) {
    const missed = new Uint8Array(this.size);
    const passes = new Map<string, Uint8Array>();
    const miss = async (column: FilterColumn, values: readonly string[], by: number) => {
      const { buckets } = column;
      const { byChoice } = await column.postings(today);
      const passed = new Uint8Array(column.count);
      for (const value of values) for (const bucket of byChoice.get(value) ?? []) passed[bucket] = 1;
      await yieldingLoop(missed.length, (from, to) => {
        for (let row = from; row < to; row += 1) if (passed[buckets[row]!] === 0) missed[row]! += by;
      });
      return passed;
    };
    for (const [field, value] of conditions) await miss(this.#rows.conditions.get(field)!, [value], out);
    for (const [field, values] of Object.entries(chosen)) {
      passes.set(field, await miss(this.#rows.facets.get(field)!.column, values, 1));
    }
    return { missed, passes };
  }

  async #left(missed: Uint8Array): Promise<number> {
    let total = 0;
    await yieldingLoop(missed.length, (from, to) => {
      for (let row = from; row < to; row += 1) if (missed[row] === 0) total += 1;
    });
    return total;
  }

  /** The open rows and then the closed ones, of a list whose closed rows come last. */
  async #partitions(today: string): Promise<((row: number) => boolean)[]> {
    const { closes } = this.#rows;
    if (!closes) return [() => true];
    const isOpen = new Uint8Array(closes.count);
    for (const [day, buckets] of (await closes.postings(today)).byChoice) {
      if (day === '' || day >= today) for (const bucket of buckets) isOpen[bucket] = 1;
    }
    return [(row) => isOpen[closes.buckets[row]!] === 1, (row) => isOpen[closes.buckets[row]!] === 0];
  }

  #order(column: string, direction: 'asc' | 'desc'): Promise<Uint32Array> {
    return this.#keep(`${column} ${direction}`, () =>
      sortPlaces(this.#rows.numbers.get(column)!, direction === 'desc'),
    );
  }

  /** Keeps few orders: callers may name any. */
  #keep(key: string, make: () => Promise<Uint32Array>): Promise<Uint32Array> {
    const known = this.#orders.get(key);
    if (known) return known;
    const order = make();
    this.#orders.set(key, order);
    order.catch(() => this.#orders.delete(key));
    const [oldest] = this.#orders.keys();
    if (this.#orders.size > most.orders) this.#orders.delete(oldest!);
    return order;
  }
}
