import type { Facet } from '../../src/contract/filters';
import { sortPlaces } from '../lib/sortPlaces';
import { fixedChoices } from './facetValues';
import type { FilterColumn } from './filterColumn';

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

/** All that an index holds; the rows are in the list's own order. */
export interface FilterRows {
  /** Of the area's content. */
  version: number;
  ids: readonly string[];
  /** What conditions are about, by field. */
  conditions: Map<string, FilterColumn>;
  facets: Map<string, { facet: Facet; column: FilterColumn }>;
  /** What the rows can be sorted by, by field; NaN: nothing. */
  numbers: Map<string, Float64Array>;
  /** The last day of each row, of a list whose closed rows come last. */
  closes: FilterColumn | null;
}

/** More of a choice than a row can miss of the others. */
const out = 100;

/** The rows of a list as filters see them, in memory: on either engine, a million of them are counted in a moment. */
export class FilterIndex {
  readonly version: number;
  readonly size: number;
  readonly #rows: FilterRows;
  readonly #totals = new Map<string, [value: string, count: number][]>();
  readonly #orders = new Map<string, Promise<Uint32Array>>();

  constructor(rows: FilterRows) {
    this.#rows = rows;
    this.version = rows.version;
    this.size = rows.ids.length;
  }

  /** The fields that the list is filtered by. */
  get facets(): ReadonlyMap<string, { facet: Facet }> {
    return this.#rows.facets;
  }

  /** Ids of a stretch of what is left, and how many are left. */
  async page(query: FilterQuery, window: (total: number) => { offset: number; limit: number }) {
    const { ids } = this.#rows;
    const { missed } = this.#missed(query);
    const order = query.order && (await this.#order(query.order.column, query.order.direction));
    let total = 0;
    for (let row = 0; row < missed.length; row += 1) if (missed[row] === 0) total += 1;
    const { offset, limit } = window(total);
    const page: string[] = [];
    let passed = 0;
    for (const isWanted of this.#stretches(query.today)) {
      for (let place = 0; place < missed.length && page.length < limit; place += 1) {
        const row = order ? order[place]! : place;
        if (missed[row] !== 0 || !isWanted(row)) continue;
        if (passed >= offset) page.push(ids[row]!);
        passed += 1;
      }
    }
    return { total, ids: page };
  }

  /** How many rows each choice leaves, given what is chosen of the other facets; and all of them together. */
  counts(query: FilterQuery): { total: number; counts: Map<string, Map<string, number>> } {
    const { missed, passes } = this.#missed(query);
    const { facets } = this.#rows;
    let total = 0;
    for (let row = 0; row < missed.length; row += 1) if (missed[row] === 0) total += 1;
    const counts = new Map<string, Map<string, number>>();
    for (const [field, { column }] of facets) {
      const choices = column.choices(query.today);
      const byCode = new Uint32Array(choices.length);
      const { codes } = column;
      const passed = passes.get(field);
      for (let row = 0; row < missed.length; row += 1) {
        // A row that misses nothing but this facet's own choice.
        if (missed[row] === 0 || (passed && missed[row] === 1 && passed[codes[row]!] === 0)) byCode[codes[row]!]! += 1;
      }
      counts.set(field, sumChoices(choices, byCode));
    }
    return { total, counts };
  }

  /** The choices of a facet, in the order in which they are shown; the least frequent ones of very many are left out. */
  choices(field: string, today: string, most: number): readonly [value: string, label: string][] {
    const { facet, column } = this.#rows.facets.get(field)!;
    const fixed = fixedChoices(facet);
    if (fixed) return fixed;
    const first = facet.kind === 'value' ? (facet.first ?? []) : [];
    const place = (value: string) => (first.includes(value) ? first.indexOf(value) : first.length);
    let totals = this.#totals.get(field);
    if (!totals) {
      const all = column.choices(today);
      const byCode = new Uint32Array(all.length);
      for (let row = 0; row < this.size; row += 1) byCode[column.codes[row]!]! += 1;
      totals = [...sumChoices(all, byCode)].sort(([a, countA], [b, countB]) => {
        if (facet.kind === 'year') return a < b ? 1 : -1;
        return place(a) - place(b) || countB - countA || (a < b ? -1 : 1);
      });
      this.#totals.set(field, totals);
    }
    return totals.slice(0, most).map(([value]) => [value, value]);
  }

  /** Whether some rows have a choice of a facet that others do not have. */
  parts(field: string, today: string): boolean {
    const { column } = this.#rows.facets.get(field)!;
    const kinds = new Set(column.choices(today).map((choices) => choices.join('\0')));
    return kinds.size > 1;
  }

  /** By row how many choices it misses; by facet which codes pass. */
  #missed({ conditions, chosen, today }: FilterQuery) {
    const missed = new Uint8Array(this.size);
    const passes = new Map<string, Uint8Array>();
    const miss = ({ codes }: FilterColumn, passed: Uint8Array, by: number) => {
      for (let row = 0; row < missed.length; row += 1) if (passed[codes[row]!] === 0) missed[row]! += by;
    };
    const passing = (column: FilterColumn, values: readonly string[]) =>
      Uint8Array.from(column.choices(today), (choices) => (choices.some((choice) => values.includes(choice)) ? 1 : 0));
    for (const [field, value] of conditions) {
      const column = this.#rows.conditions.get(field)!;
      miss(column, passing(column, [value]), out);
    }
    for (const [field, values] of Object.entries(chosen)) {
      const column = this.#rows.facets.get(field)!.column;
      const passed = passing(column, values);
      passes.set(field, passed);
      miss(column, passed, 1);
    }
    return { missed, passes };
  }

  /** The open rows and then the closed ones, of a list whose closed rows come last. */
  #stretches(today: string): ((row: number) => boolean)[] {
    const { closes } = this.#rows;
    if (!closes) return [() => true];
    const isOpen = Uint8Array.from(closes.choices(today), ([day = '']) => (day === '' || day >= today ? 1 : 0));
    return [(row) => isOpen[closes.codes[row]!] === 1, (row) => isOpen[closes.codes[row]!] === 0];
  }

  #order(column: string, direction: 'asc' | 'desc'): Promise<Uint32Array> {
    const key = `${column} ${direction}`;
    const known = this.#orders.get(key);
    if (known) return known;
    const order = sortPlaces(this.#rows.numbers.get(column)!, direction === 'desc');
    this.#orders.set(key, order);
    return order;
  }
}

function sumChoices(choices: readonly (readonly string[])[], byCode: Uint32Array): Map<string, number> {
  const sums = new Map<string, number>();
  choices.forEach((values, code) => {
    for (const value of values) sums.set(value, (sums.get(value) ?? 0) + byCode[code]!);
  });
  return sums;
}
