import type { Facet } from '../../src/contract/filters';
import { GrowingNumbers } from '../lib/growingNumbers';
import { changesByDay, valuesOf } from './facetValues';

/** Separates a row's field values in a bucket key; no field contains it. */
const separator = '\0';

/**
 * Maximum number of buckets of a facet. Further rows, which only free-text fields can have, get no choices: the list of
 * choices is far shorter anyway, and memory is bounded.
 */
const maxBuckets = 100_000;

const dayLength = 'yyyy-MM-dd'.length;

/** For each choice, the buckets that have it. */
export interface Postings {
  byChoice: ReadonlyMap<string, readonly number[]>;
  /** Whether the choice distinguishes rows at all. */
  isSelective: boolean;
}

/** Number of rows with a choice. @param rows per bucket */
export function sumOf({ byChoice }: Postings, rows: Uint32Array, choice: string): number {
  let sum = 0;
  for (const bucket of byChoice.get(choice) ?? []) sum += rows[bucket]!;
  return sum;
}

/** A column of the index for one facet or condition: rows with the same value share a bucket. */
export interface FilterColumn {
  /** Bucket of each row. */
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

/** Collects the rows of a list one by one. */
export class ColumnBuilder {
  readonly #buckets = new GrowableNumbers((length) => new Uint32Array(length));
  readonly #known = new Map<string, number>();
  readonly #byDay: boolean;

  /**
   * @param facet undefined: a condition on the field's value
   * @param isDay for a condition: its value is a day
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
    const isFull = this.facet !== undefined && !this.#byDay && this.#known.size >= maxBuckets;
    this.#buckets.push(this.#bucketOf(isFull && !this.#known.has(key) ? '' : key));
  }

  #bucketOf(key: string): number {
    let bucket = this.#known.get(key);
    if (bucket === undefined) this.#known.set(key, (bucket = this.#known.size));
    return bucket;
  }

  #keyOf(raw: readonly string[]): string {
    // Choices that do not depend on the date are computed per bucket here, since many rows share them.
    if (this.facet && !this.#byDay) return valuesOf(this.facet, raw, '').join(separator);
    if (this.#byDay) return raw.map((text) => text.trim().slice(0, dayLength)).join(separator);
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
        known = {
          today,
          postings: postingsOf(count, (bucket) => valuesOf(facet, keys[bucket]!.split(separator), today)),
        };
      }
      return known.postings;
    };
    return { buckets, count, postings };
  }
}
