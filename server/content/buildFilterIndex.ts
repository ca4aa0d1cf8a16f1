import type { EntityField } from '../../src/contract/entity';
import type { AnyTable, ContentName, Store } from '../db/schema';
import { GrowingNumbers } from '../lib/growingNumbers';
import { sortPlaces } from '../lib/sortPlaces';
import { yieldingLoop } from '../lib/turns';
import { fieldsOf } from './contentFields';
import { spanOf } from './spanOf';
import { ColumnBuilder } from './filterColumn';
import { FilterIndex } from './filterIndex';
import type { FilterRows } from './filterRows';
import { momentNumber } from './momentNumber';
import { RowIds } from './rowIds';

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
const atOnce = 500;

type Row = Record<string, string | null>;

const numberOf = ({ kind, facet }: EntityField, text: string | null): number => {
  if (kind === 'date') return momentNumber(text);
  // What is paid at least counts.
  return spanOf(text ?? '', facet?.kind === 'range' && facet.per === 'month')?.[0] ?? NaN;
};

/**
 * Reads all rows of a list.
 * @param version of the area's content, as it was before
 */
export async function buildFilterIndex(db: Store, list: FilteredList, version: number): Promise<FilterIndex> {
  const { area, order, conditions, closes } = list;
  const fields = fieldsOf(area);
  const facets = fields.flatMap(([name, { facet }]) => {
    if (!facet) return [];
    return [{ name, facet, builder: new ColumnBuilder(facet.kind === 'window' ? [name, facet.from] : [name], facet) }];
  });
  const conditionBuilders = conditions.map((name) => ({ name, builder: new ColumnBuilder([name]) }));
  const closing = closes === undefined ? null : new ColumnBuilder([closes], undefined, true);
  const sorted = fields
    .filter(([name, { orders }]) => orders || name === order[0])
    .map(([name, field]) => ({ name, field, numbers: new GrowingNumbers((length) => new Float64Array(length)) }));
  const builders = [...[...facets, ...conditionBuilders].map(({ builder }) => builder), ...(closing ? [closing] : [])];
  const columns = new Set(['fdId', ...builders.flatMap(({ fields }) => fields), ...sorted.map(({ name }) => name)]);

  const ids = new RowIds();
  for (let last: string | null = null; ;) {
    let query = db
      .selectFrom(area as AnyTable)
      .select([...columns])
      .orderBy('fdId', 'desc')
      .limit(atOnce);
    if (last !== null) query = query.where('fdId', '<', last);
    const rows = (await query.execute()) as Row[];
    for (const row of rows) {
      ids.add(row.fdId!);
      for (const builder of builders) builder.add(row);
      for (const { name, field, numbers } of sorted) numbers.push(numberOf(field, row[name] ?? null));
    }
    if (rows.length < atOnce) break;
    last = rows.at(-1)!.fdId!;
  }

  const own = sorted.find(({ name }) => name === order[0])!;
  const places = await sortPlaces(own.numbers.values, order[1] === 'desc');
  const built: FilterRows = {
    version,
    ids: await ids.inOrder(places),
    conditions: new Map(),
    facets: new Map(),
    numbers: new Map(),
    closes: (await closing?.build(places)) ?? null,
  };
  for (const { name, builder } of conditionBuilders) built.conditions.set(name, await builder.build(places));
  for (const { name, facet, builder } of facets) built.facets.set(name, { facet, column: await builder.build(places) });
  for (const { name, numbers } of sorted) built.numbers.set(name, await inListOrder(numbers.values, places));
  return new FilterIndex(built);
}

async function inListOrder(numbers: Float64Array, places: Uint32Array): Promise<Float64Array> {
  const inOrder = new Float64Array(places.length);
  await yieldingLoop(places.length, (from, to) => {
    for (let row = from; row < to; row += 1) inOrder[row] = numbers[places[row]!]!;
  });
  return inOrder;
}
