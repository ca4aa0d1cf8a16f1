import type { Facet } from '../../src/contract/filters';
import { GrowableNumbers } from '../lib/growableNumbers';
import { spliced, type Splice } from '../lib/spliced';
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

type Row = Readonly<Record<string, string | null>>;
type Buckets = Uint8Array | Uint16Array | Uint32Array;

/** The buckets that a facet, or a condition, tells rows apart by. */
class RowKinds {
  readonly #known = new Map<string, number>();
  readonly #keys: string[] = [];
  readonly byDay: boolean;

  constructor(
    readonly fields: readonly string[],
    private readonly facet: Facet | undefined,
    private readonly isDay: boolean,
  ) {
    this.byDay = facet !== undefined && changesByDay(facet);
  }

  get count(): number {
    return this.#keys.length;
  }

  bucketOf(row: Row): number {
    const key = this.#keyOf(this.fields.map((field) => row[field] ?? ''));
    const isFull = this.facet !== undefined && !this.byDay && this.count >= mostKinds;
    return this.#numberOf(isFull && !this.#known.has(key) ? '' : key);
  }

  /** The choices that rows of a bucket have. */
  choicesOf(bucket: number, today: string): readonly string[] {
    const key = this.#keys[bucket]!;
    if (this.facet && this.byDay) return valuesOf(this.facet, key.split(mark), today);
    return this.facet && key === '' ? [] : key.split(mark);
  }

  #numberOf(key: string): number {
    let bucket = this.#known.get(key);
    if (bucket === undefined) {
      this.#known.set(key, (bucket = this.count));
      this.#keys.push(key);
    }
    return bucket;
  }

  #keyOf(raw: readonly string[]): string {
    // What does not change with the day is worked out here: many rows have the same choices.
    if (this.facet && !this.byDay) return valuesOf(this.facet, raw, '').join(mark);
    if (this.byDay) return raw.map((text) => text.trim().slice(0, dayLength)).join(mark);
    return this.isDay ? raw[0]!.slice(0, dayLength) : raw[0]!;
  }
}

/** The smallest kind of array that tells so many buckets apart. */
const smallest = (count: number) => {
  if (count <= 2 ** 8) return Uint8Array;
  return count <= 2 ** 16 ? Uint16Array : Uint32Array;
};

/** What a facet, or a condition, makes of the rows of a list: few buckets of them, and for each row its bucket. */
export class FilterColumn {
  #buckets: Buckets;
  #postings: { today: string; postings: Postings } | null = null;

  constructor(
    private readonly kinds: RowKinds,
    buckets: Uint32Array,
  ) {
    this.#buckets = smallest(kinds.count).from(buckets);
  }

  /** By row. */
  get buckets(): Buckets {
    return this.#buckets;
  }

  get count(): number {
    return this.kinds.count;
  }

  postings(today: string): Postings {
    if (!this.#postings || (this.kinds.byDay && this.#postings.today !== today))
      this.#postings = { today, postings: this.#postingsOf(today) };
    return this.#postings.postings;
  }

  /** @param changed rows that stay, with what they are now @param coming rows that come */
  update(changed: ReadonlyMap<number, Row>, splice: Splice, coming: readonly Row[]): void {
    const moved = [...changed].map(([row, values]) => [row, this.kinds.bucketOf(values)] as const);
    const buckets = coming.map((row) => this.kinds.bucketOf(row));
    const kind = smallest(this.count);
    if (!(this.#buckets instanceof kind)) this.#buckets = kind.from(this.#buckets);
    for (const [row, bucket] of moved) this.#buckets[row] = bucket;
    if (splice.gone.length + coming.length > 0) this.#buckets = spliced(this.#buckets, splice, buckets);
    this.#postings = null;
  }

  #postingsOf(today: string): Postings {
    const isHeld = new Uint8Array(this.count);
    for (let row = 0; row < this.#buckets.length; row += 1) isHeld[this.#buckets[row]!] = 1;
    const byChoice = new Map<string, number[]>();
    let held = 0;
    for (let bucket = 0; bucket < this.count; bucket += 1) {
      // Its rows may have changed since, or gone.
      if (isHeld[bucket] === 0) continue;
      held += 1;
      for (const choice of this.kinds.choicesOf(bucket, today)) {
        const known = byChoice.get(choice);
        if (known) known.push(bucket);
        else byChoice.set(choice, [bucket]);
      }
    }
    return { byChoice, part: [...byChoice.values()].some((buckets) => buckets.length < held) };
  }
}

/** Takes the rows of a list one by one. */
export class ColumnBuilder {
  readonly #buckets = new GrowableNumbers((length) => new Uint32Array(length));
  readonly #kinds: RowKinds;

  /**
   * @param facet none: a condition, which the field's own value meets
   * @param isDay of a condition: its value is a day
   */
  constructor(fields: readonly string[], facet?: Facet, isDay = false) {
    this.#kinds = new RowKinds(fields, facet, isDay);
  }

  get fields(): readonly string[] {
    return this.#kinds.fields;
  }

  add(row: Row): void {
    this.#buckets.push(this.#kinds.bucketOf(row));
  }

  build(): FilterColumn {
    return new FilterColumn(this.#kinds, this.#buckets.values);
  }
}
