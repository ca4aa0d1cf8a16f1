import { type CategoryCounts, type Facet, choiceLimits } from '../../src/contract/filters';
import { pageWindow, type Paging } from '../http/pagination';
import { argsort } from '../lib/argsort';
import { fixedChoices } from './facetValues';
import { sumOf, type FilterColumn } from './filterColumn';
import type { FilterRows, IndexedRow } from './filterRows';
import { KeptOrders } from './keptOrders';
import { reordered, updateRows } from './updateRows';

/** The values that rows hold, those named first and then the most frequent; years newest first. */
export function frequentChoices({ facet, column }: { facet: Facet; column: FilterColumn }, today: string): string[] {
  const rows = new Uint32Array(column.count);
  for (const bucket of column.buckets) rows[bucket]! += 1;
  const first = facet.kind === 'value' ? (facet.first ?? []) : [];
  const place = (value: string) => (first.includes(value) ? first.indexOf(value) : first.length);
  const postings = column.postings(today);
  const totals = [...postings.byChoice.keys()].map((value) => ({ value, count: sumOf(postings, rows, value) }));
  totals.sort((a, b) => {
    if (facet.kind === 'year') return a.value < b.value ? 1 : -1;
    return place(a.value) - place(b.value) || b.count - a.count || (a.value < b.value ? -1 : 1);
  });
  return totals.slice(0, choiceLimits.values).map(({ value }) => value);
}

interface Order {
  column: string;
  direction: 'asc' | 'desc';
}

/** What is chosen of a list. */
export interface FilterQuery {
  /** What the list itself asks of its rows. */
  conditions: readonly [column: string, value: string][];
  /** By field: any of these. */
  chosen: Readonly<Record<string, readonly string[]>>;
  order: Order | null;
  /** China's day. */
  today: string;
}

/**
 * An order of the store's, in which closed rows stand among the others: by a moment, where what is missing is the least, or
 * any order under a name, which is known once all ids have come in it; what is not among them comes last.
 */
export type StoreOrder = Order | { name: string; ids?: readonly string[] };

/** For a row outside the list's own conditions: more than the number of filters that can exclude it. */
const out = 100;

/** Categories that are counted: of more none is. */
const mostCategories = 200;

function leftOf(missed: Uint8Array): number {
  let left = 0;
  for (let row = 0; row < missed.length; row += 1) if (missed[row] === 0) left += 1;
  return left;
}

/** The rows of a list as filters see them, in memory: on either engine, a million of them are counted in a moment. */
export class FilterIndex {
  readonly #rows: FilterRows;
  readonly #choices = new Map<string, string[]>();
  readonly #orders = new KeptOrders();

  constructor(rows: FilterRows) {
    this.#rows = rows;
  }

  /**
   * Brings the index up to date.
   * @param fdIds of what has changed
   * @param changed those rows that are still there, as they are now
   */
  update(fdIds: readonly string[], changed: readonly IndexedRow[]): void {
    const rows = this.#rows;
    const moves = updateRows(rows, fdIds, changed);
    const { column, sorting } = rows.sortedBy;
    rows.order = reordered(rows.order, moves, rows.numbers.get(column)!.values, sorting);
    this.#orders.update(rows, moves);
    this.#choices.clear();
  }

  get size(): number {
    return this.#rows.ids.length;
  }

  get facets(): [name: string, facet: Facet][] {
    return [...this.#rows.facets].map(([name, { facet }]) => [name, facet]);
  }

  /** Ids of a page of what is left, and how many are left; null where the order's name is not known. */
  page(query: FilterQuery, paging: Paging, storeOrder?: StoreOrder) {
    const order = storeOrder ? this.#storeOrder(storeOrder) : this.#order(query);
    if (!order) return null;
    const { missed } = this.#missed(query);
    const total = leftOf(missed);
    const { offset, limit } = pageWindow(paging, total);
    const ids: string[] = [];
    let passed = 0;
    for (const isWanted of storeOrder ? [() => true] : this.#partitions(query.today)) {
      for (let place = 0; place < order.length && ids.length < limit; place += 1) {
        const row = order[place]!;
        if (missed[row] !== 0 || !isWanted(row)) continue;
        if (passed >= offset) ids.push(this.#rows.ids.at(row));
        passed += 1;
      }
    }
    return { total, ids };
  }

  /** The ids before and after one in what is left; null: it is not in it. */
  beside(query: FilterQuery, fdId: string) {
    const own = this.#rows.ids.rowOf(fdId);
    const { missed } = this.#missed(query);
    if (missed[own] !== 0) return null;
    const order = this.#order(query);
    let [previous, next, last] = [-1, -1, -1];
    for (const isWanted of this.#partitions(query.today)) {
      for (let place = 0; place < order.length && next < 0; place += 1) {
        const row = order[place]!;
        if (missed[row] !== 0 || !isWanted(row)) continue;
        if (row === own) previous = last;
        else if (last === own) next = row;
        last = row;
      }
    }
    return { previous: this.#rows.ids.find(previous), next: this.#rows.ids.find(next) };
  }

  /** How many rows each choice leaves, given what is chosen of the other facets; and all of them together. */
  counts(query: FilterQuery) {
    const { missed, passes } = this.#missed(query);
    const byField = new Map<string, Uint32Array>();
    for (const [field, { column }] of this.#rows.facets) {
      const passed = passes.get(field);
      const { buckets } = column;
      const rows = new Uint32Array(column.count);
      for (let row = 0; row < missed.length; row += 1) {
        // A row that misses nothing but this facet's own choice.
        if (missed[row] === 0 || (passed && missed[row] === 1 && passed[buckets[row]!] === 0))
          rows[buckets[row]!]! += 1;
      }
      byField.set(field, rows);
    }
    return {
      total: leftOf(missed),
      of: (field: string, choice: string) =>
        sumOf(this.#facet(field).column.postings(query.today), byField.get(field)!, choice),
    };
  }

  /** The choices of a facet, in the order in which they are shown; the least frequent ones of very many are left out. */
  choices(field: string, today: string): readonly (readonly [value: string, label: string])[] {
    const facet = this.#facet(field);
    const fixed = fixedChoices(facet.facet);
    if (fixed) return fixed;
    let known = this.#choices.get(field);
    if (!known) this.#choices.set(field, (known = frequentChoices(facet, today)));
    return known.map((value) => [value, value]);
  }

  /** Whether any row has a choice of a facet. */
  holds(field: string, choice: string, today: string): boolean {
    return this.#facet(field).column.postings(today).byChoice.has(choice);
  }

  /** Whether some rows have a choice of a facet that others do not have. */
  parts(field: string, today: string): boolean {
    return this.#facet(field).column.postings(today).part;
  }

  /**
   * How many rows the list has of each category, given what is chosen; undefined: it has very many categories.
   * @param column what holds the category, one of the conditions' columns
   * @param conditions the other ones
   */
  categories(column: string, { conditions, chosen, today }: FilterQuery): CategoryCounts | undefined {
    const category = this.#rows.conditions.get(column)!;
    const held = category.postings(today);
    const values = [...held.byChoice.keys()].filter((value) => value !== '');
    if (values.length > mostCategories) return undefined;
    const others = conditions.filter(([name]) => name !== column);
    const { missed } = this.#missed({ conditions: others, chosen, order: null, today });
    const rows = new Uint32Array(category.count);
    category.buckets.forEach((bucket, row) => {
      if (missed[row] === 0) rows[bucket]! += 1;
    });
    const all = rows.reduce((sum, own) => sum + own, 0);
    return Object.fromEntries([['', all], ...values.map((value) => [value, sumOf(held, rows, value)])]);
  }

  #facet(field: string) {
    return this.#rows.facets.get(field)!;
  }

  /** By row how many choices it misses; by facet which buckets of rows pass. */
  #missed({ conditions, chosen, today }: FilterQuery) {
    const missed = new Uint8Array(this.size);
    const passes = new Map<string, Uint8Array>();
    const miss = (column: FilterColumn, values: readonly string[], by: number) => {
      const { buckets } = column;
      const { byChoice } = column.postings(today);
      const passed = new Uint8Array(column.count);
      for (const value of values) for (const bucket of byChoice.get(value) ?? []) passed[bucket] = 1;
      for (let row = 0; row < missed.length; row += 1) if (passed[buckets[row]!] === 0) missed[row]! += by;
      return passed;
    };
    for (const [field, value] of conditions) miss(this.#rows.conditions.get(field)!, [value], out);
    for (const [field, values] of Object.entries(chosen)) passes.set(field, miss(this.#facet(field).column, values, 1));
    return { missed, passes };
  }

  /** The open rows and then the closed ones, of a list whose closed rows come last. */
  #partitions(today: string): ((row: number) => boolean)[] {
    const { closes } = this.#rows;
    if (!closes) return [() => true];
    const isOpen = new Uint8Array(closes.count);
    for (const [day, buckets] of closes.postings(today).byChoice) {
      if (day === '' || day >= today) for (const bucket of buckets) isOpen[bucket] = 1;
    }
    return [(row) => isOpen[closes.buckets[row]!] === 1, (row) => isOpen[closes.buckets[row]!] === 0];
  }

  /** The places of all rows in the order that is chosen, or else in the list's own. */
  #order({ order }: FilterQuery): Uint32Array {
    return order ? this.#sorted(order, false) : this.#rows.order;
  }

  #storeOrder(order: StoreOrder): Uint32Array | undefined {
    if ('column' in order) return this.#sorted(order, order.direction === 'asc');
    const { name, ids } = order;
    return ids ? this.#orders.keep(name, () => ({ places: this.#placesOf(ids) })) : this.#orders.get(name);
  }

  #sorted({ column, direction }: Order, missingFirst: boolean): Uint32Array {
    const sorting = { descending: direction === 'desc', missingFirst };
    return this.#orders.keep(`${column} ${direction} ${missingFirst}`, () => ({
      places: argsort(this.#rows.numbers.get(column)!.values, sorting, this.#rows.order),
      by: { column, sorting },
    }));
  }

  #placesOf(ids: readonly string[]): Uint32Array {
    const rows = new Map(Array.from(this.#rows.order, (row) => [this.#rows.ids.at(row), row]));
    return Uint32Array.from(new Set([...ids.flatMap((id) => rows.get(id) ?? []), ...rows.values()]));
  }
}
