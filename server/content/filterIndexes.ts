import type { EntityField } from '../../src/contract/entity';
import type { ContentName, Store } from '../db/schema';
import { sortPlaces } from '../lib/sortPlaces';
import { fieldsOf } from './contentFields';
import { spanOf } from './facetValues';
import { ColumnBuilder } from './filterColumn';
import { FilterIndex, type FilterRows } from './filterIndex';

/** The list whose rows are indexed. */
export interface FilteredList {
  area: ContentName;
  /** The order unless one is chosen. */
  order: readonly [column: string, direction: 'asc' | 'desc'];
  /** The columns that the list's own conditions are about. */
  conditions: readonly string[];
  /** Column with the day after which a row is closed. */
  closes?: string;
}

/** Rows of one read. */
const atOnce = 2000;

/**
 * A list of more rows is indexed anew while the index before it still answers, no more than one tenth of the time: what
 * is written then is filtered some seconds later. Any other is indexed before it is answered.
 */
const great = 50_000;

/** The areas' tables differ in their columns, which the descriptions name; Kysely's types cannot follow that. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyTable = any;

type Row = Record<string, string | null>;

const turn = () => new Promise<void>(setImmediate);

/** A moment as a number that sorts as its text does: a day comes before its first second. */
function momentNumber(text: string | null): number {
  const digits = (text ?? '').replace(/\D/g, '');
  return digits.length < 8 ? NaN : Number(digits.padEnd(14, '0')) - (digits.length === 8 ? 0.5 : 0);
}

const numberOf = ({ kind }: EntityField, text: string | null): number => {
  if (kind === 'date') return momentNumber(text);
  // What is paid at least counts.
  return spanOf(text ?? '')?.[0] ?? NaN;
};

/** Keeps the index of a list for as long as its area's content does not change. */
export class FilterIndexes {
  #index: FilterIndex | null = null;
  #building: { version: number; index: Promise<FilterIndex> } | null = null;
  /** When a great list may be indexed again, ms. */
  #next = 0;

  constructor(
    private readonly db: Store,
    private readonly list: FilteredList,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @param version of the area's content; the index of a great list may be of an earlier one */
  async of(version: number): Promise<FilterIndex> {
    const known = this.#index;
    if (known && known.version >= version) return known;
    const isGreat = known !== null && known.size > great;
    if (isGreat && (this.#building || this.now() < this.#next)) return known;
    const index = this.#build(version);
    if (!isGreat) return index;
    index.catch(() => undefined);
    return known;
  }

  #build(version: number): Promise<FilterIndex> {
    if (this.#building && this.#building.version >= version) return this.#building.index;
    const began = this.now();
    const index = buildIndex(this.db, this.list, version).then((built) => {
      if (!this.#index || this.#index.version <= version) this.#index = built;
      this.#next = this.now() + 9 * (this.now() - began);
      return built;
    });
    const building = { version, index };
    this.#building = building;
    const done = () => {
      if (this.#building === building) this.#building = null;
    };
    index.then(done, done);
    return index;
  }
}

async function buildIndex(db: Store, list: FilteredList, version: number): Promise<FilterIndex> {
  const { area, order, conditions, closes } = list;
  const fields = fieldsOf(area);
  const facets = fields.flatMap(([name, { facet }]) => {
    if (!facet) return [];
    return [{ name, facet, builder: new ColumnBuilder(facet.kind === 'window' ? [name, facet.from] : [name], facet) }];
  });
  const conditionBuilders = conditions.map((name) => ({ name, builder: new ColumnBuilder([name]) }));
  const closing = closes === undefined ? null : new ColumnBuilder([closes]);
  const sorted = fields
    .filter(([name, { orders }]) => orders || name === order[0])
    .map(([name, field]) => ({ name, field, numbers: [] as number[] }));
  const builders = [...[...facets, ...conditionBuilders].map(({ builder }) => builder), ...(closing ? [closing] : [])];
  const columns = new Set(['fdId', ...builders.flatMap(({ fields }) => fields), ...sorted.map(({ name }) => name)]);

  const ids: string[] = [];
  for (;;) {
    let query = db
      .selectFrom(area as AnyTable)
      .select([...columns])
      .orderBy('fdId', 'desc')
      .limit(atOnce);
    const last = ids.at(-1);
    if (last !== undefined) query = query.where('fdId', '<', last);
    const rows = (await query.execute()) as Row[];
    for (const row of rows) {
      ids.push(row.fdId!);
      for (const builder of builders) builder.add(row);
      for (const { name, field, numbers } of sorted) numbers.push(numberOf(field, row[name] ?? null));
    }
    if (rows.length < atOnce) break;
  }

  const own = sorted.find(({ name }) => name === order[0])!;
  const places = await sortPlaces(Float64Array.from(own.numbers), order[1] === 'desc');
  const built: FilterRows = {
    version,
    ids: Array.from(places, (place) => ids[place]!),
    conditions: new Map(),
    facets: new Map(),
    numbers: new Map(),
    closes: closing?.build(places) ?? null,
  };
  for (const { name, builder } of conditionBuilders) {
    built.conditions.set(name, builder.build(places));
    await turn();
  }
  for (const { name, facet, builder } of facets) {
    built.facets.set(name, { facet, column: builder.build(places) });
    await turn();
  }
  for (const { name, numbers } of sorted) {
    built.numbers.set(
      name,
      Float64Array.from(places, (place) => numbers[place]!),
    );
    await turn();
  }
  return new FilterIndex(built);
}
