import type { Facet } from '../../src/contract/filters';
import { GrowableNumbers } from '../lib/growableNumbers';
import { changesByDay, valuesOf } from './facetValues';

/** What stands between the fields of a row that one facet reads; no field holds it. */
const mark = '\0';

/**
 * Kinds of rows that a facet tells apart. Of more, which only a field of any text at all has, the rows that come after
 * have no choice: the list of choices is far shorter, and memory is kept for rows.
 */
const mostKinds = 100_000;

const dayLength = 'yyyy-MM-dd'.length;

/** Which buckets of rows have a choice. */
export interface Postings {
  byChoice: ReadonlyMap<string, readonly number[]>;
  /** Whether some rows have a choice that others do not have. */
  part: boolean;
}

/** Rows that have a choice. @param rows by bucket */
export function sumOf({ byChoice }: Postings, rows: Uint32Array, choice: string): number {
  let sum = 0;
  for (const bucket of byChoice.get(choice) ?? []) sum += rows[bucket]!;
  return sum;
}

/** What a facet, or a condition, makes of the rows of a list: few buckets of them, and for each row its bucket. */
export interface FilterColumn {
  /** By row. */
  buckets: Uint8Array | Uint16Array | Uint32Array;
  count: number;
  postings(today: string): Postings;
}

function postingsOf(count: number, choicesOf: (bucket: number) => readonly string[]): Postings {
  const byChoice = new Map<string, number[]>();
  for (let bucket = 0; bucket < count; bucket += 1) {
    for (const choice of choicesOf(bucket)) {
      const known = byChoice.get(choice);
      if (known) known.push(bucket);
      else byChoice.set(choice, [bucket]);
    }
  }
  return { byChoice, part: [...byChoice.values()].some((buckets) => buckets.length < count) };
}

/** The smallest kind of array that tells so many buckets apart. */
const smallest = (count: number) => {
  if (count <= 2 ** 8) return Uint8Array;
  return count <= 2 ** 16 ? Uint16Array : Uint32Array;
};

/** Takes the rows of a list one by one. */
export class ColumnBuilder {
  readonly #buckets = new GrowableNumbers((length) => new Uint32Array(length));
  readonly #known = new Map<string, number>();
  readonly #byDay: boolean;

  /**
   * @param facet none: a condition, which the field's own value meets
   * @param isDay of a condition: its value is a day
   */
  constructor(
    readonly fields: readonly string[],
    private readonly facet?: Facet,
    private readonly isDay = false,
  ) {
    this.#byDay = facet !== undefined && changesByDay(facet);
  }

  add(row: Readonly<Record<string, string | null>>): void {
    const key = this.#keyOf(this.fields.map((field) => row[field] ?? ''));
    const isFull = this.facet !== undefined && !this.#byDay && this.#known.size >= mostKinds;
    this.#buckets.push(this.#bucketOf(isFull && !this.#known.has(key) ? '' : key));
  }

  #bucketOf(key: string): number {
    let bucket = this.#known.get(key);
    if (bucket === undefined) this.#known.set(key, (bucket = this.#known.size));
    return bucket;
  }

  #keyOf(raw: readonly string[]): string {
    // What does not change with the day is worked out here: many rows have the same choices.
    if (this.facet && !this.#byDay) return valuesOf(this.facet, raw, '').join(mark);
    if (this.#byDay) return raw.map((text) => text.trim().slice(0, dayLength)).join(mark);
    return this.isDay ? raw[0]!.slice(0, dayLength) : raw[0]!;
  }

  build(): FilterColumn {
    const keys = [...this.#known.keys()];
    const { facet } = this;
    const count = keys.length;
    const buckets = smallest(count).from(this.#buckets.values);
    if (!facet || !this.#byDay) {
      const postings = postingsOf(count, (bucket) => (facet && keys[bucket] === '' ? [] : keys[bucket]!.split(mark)));
      return { buckets, count, postings: () => postings };
    }
    let known: { today: string; postings: Postings } | null = null;
    const postings = (today: string) => {
      if (known?.today !== today) {
        known = { today, postings: postingsOf(count, (bucket) => valuesOf(facet, keys[bucket]!.split(mark), today)) };
      }
      return known.postings;
    };
    return { buckets, count, postings };
  }
}
