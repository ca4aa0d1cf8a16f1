import { sortKey, type Sorting } from '../lib/argsort';
import { placeAfter, placesOfComing, spliced, type Splice } from '../lib/spliced';
import type { FilterRows, IndexedRow } from './filterRows';

/** What a change did to the places of rows. */
export interface Moves {
  /** By row as it was: where it stands now, or `nowhere` if it has gone, or may have to stand elsewhere in an order. */
  places: Uint32Array;
  /** Rows that changed or came, as they stand now. */
  changed: number[];
}

const nowhere = 2 ** 32 - 1;

function placesAfter(length: number, splice: Splice): Uint32Array {
  const kept = Uint32Array.from({ length }, (_, row) => row);
  if (splice.gone.length + splice.before.length === 0) return kept;
  const places = new Uint32Array(length);
  spliced(
    kept,
    splice,
    splice.before.map(() => nowhere),
  ).forEach((row, place) => {
    if (row !== nowhere) places[row] = place;
  });
  return places;
}

/**
 * Brings the rows of an index up to date.
 * @param fdIds of what has changed
 * @param rows those of them that are still there, as they are now
 */
export function updateRows(index: FilterRows, fdIds: readonly string[], rows: readonly IndexedRow[]): Moves {
  const { ids, conditions, facets, numbers, closes } = index;
  const { length } = ids;
  const known = ids.rowsOf(fdIds);
  const now = new Map(rows.map((row) => [row.fdId!, row]));
  const changed = new Map([...known].flatMap(([id, row]) => (now.has(id) ? [[row, now.get(id)!] as const] : [])));
  const coming = rows.filter(({ fdId }) => !known.has(fdId!)).sort((a, b) => (a.fdId! < b.fdId! ? 1 : -1));
  const splice = {
    gone: [...known].flatMap(([id, row]) => (now.has(id) ? [] : [row])),
    before: coming.map(({ fdId }) => ids.placeOf(fdId!)),
  };
  const columns = [...conditions.values(), ...[...facets.values()].map(({ column }) => column)];
  for (const column of closes ? [...columns, closes] : columns) column.update(changed, splice, coming);
  for (const sorted of numbers.values()) {
    for (const [row, values] of changed) sorted.values[row] = sorted.of(values);
    sorted.values = spliced(sorted.values, splice, coming.map(sorted.of));
  }
  ids.splice(
    splice,
    coming.map(({ fdId }) => fdId!),
  );
  const places = placesAfter(length, splice);
  for (const row of [...changed.keys(), ...splice.gone]) places[row] = nowhere;
  const stayed = [...changed.keys()].map((row) => placeAfter(splice, row));
  return { places, changed: [...stayed, ...placesOfComing(splice)] };
}

/**
 * An order after a change: what did not change stands as it did.
 * @param values by row, as they are now
 * @param ranks where rows of equal values stand among each other; as they stand unless given
 */
export function reordered(
  order: Uint32Array,
  { places, changed }: Moves,
  values: Float64Array,
  sorting: Sorting,
  ranks?: Uint32Array,
): Uint32Array {
  const rankOf = (row: number) => (ranks ? ranks[row]! : row);
  const isBefore = (a: number, b: number) => {
    const [key, other] = [sortKey(values[a]!, sorting), sortKey(values[b]!, sorting)];
    return key === other ? rankOf(a) < rankOf(b) : key < other;
  };
  const coming = [...changed].sort((a, b) => (isBefore(a, b) ? -1 : 1));
  const next = new Uint32Array(values.length);
  let [to, taken] = [0, 0];
  const put = (row: number) => (next[to++] = row);
  for (const before of order) {
    const row = places[before]!;
    if (row === nowhere) continue;
    while (taken < coming.length && isBefore(coming[taken]!, row)) put(coming[taken++]!);
    put(row);
  }
  while (taken < coming.length) put(coming[taken++]!);
  return next;
}
