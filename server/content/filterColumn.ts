import type { Facet } from '../../src/contract/filters';
import { GrowingNumbers } from '../lib/growingNumbers';
import { yieldingLoop } from '../lib/turns';
import { changesByDay, valuesOf } from './facetValues';

/** What stands between the fields of a row that one facet reads; no field holds it. */
const mark = '\0';

/**
 * Kinds of rows that a facet tells apart. Of more, which only a field of any text at all has, the rows that come after
 * have no choice: the list of choices is far shorter, and memory is kept for rows.
 */
const mostKinds = 100_000;

/** Kinds whose choices are worked out in one turn. */
const inOneTurn = 5_000;

const dayLength = 'yyyy-MM-dd'.length;

/** Which kinds of rows have a choice. */
export interface Holders {
  byChoice: ReadonlyMap<string, readonly number[]>;
  /** Whether some rows have a choice that others do not have. */
  part: boolean;
}

/** Rows that have a choice. @param rows by kind */
export function sumOf({ byChoice }: Holders, rows: Uint32Array, choice: string): number {
  let sum = 0;
  for (const kind of byChoice.get(choice) ?? []) sum += rows[kind]!;
  return sum;
}

/** What a facet, or a condition, makes of the rows of a list: few kinds of them, and for each row its kind. */
export interface FilterColumn {
  /** By row. */
  kinds: Uint8Array | Uint16Array | Uint32Array;
  count: number;
  holders(today: string): Promise<Holders>;
}

async function holdersOf(count: number, choicesOf: (kind: number) => readonly string[]): Promise<Holders> {
  const byChoice = new Map<string, number[]>();
  const work = (from: number, to: number) => {
    for (let kind = from; kind < to; kind += 1) {
      for (const choice of choicesOf(kind)) {
        const known = byChoice.get(choice);
        if (known) known.push(kind);
        else byChoice.set(choice, [kind]);
      }
    }
  };
  await yieldingLoop(count, work, inOneTurn);
  return { byChoice, part: [...byChoice.values()].some((kinds) => kinds.length < count) };
}

/** The smallest array that holds so many kinds. */
const kindsArray = (length: number, count: number) => {
  if (count <= 2 ** 8) return new Uint8Array(length);
  return count <= 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);
};

/** Takes the rows of a list one by one. */
export class ColumnBuilder {
  readonly #kinds = new GrowingNumbers((length) => new Uint32Array(length));
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
    this.#kinds.push(this.#kindOf(isFull && !this.#known.has(key) ? '' : key));
  }

  #kindOf(key: string): number {
    let kind = this.#known.get(key);
    if (kind === undefined) this.#known.set(key, (kind = this.#known.size));
    return kind;
  }

  #keyOf(raw: readonly string[]): string {
    // What does not change with the day is worked out here: many rows have the same choices.
    if (this.facet && !this.#byDay) return valuesOf(this.facet, raw, '').join(mark);
    if (this.#byDay) return raw.map((text) => text.trim().slice(0, dayLength)).join(mark);
    return this.isDay ? raw[0]!.slice(0, dayLength) : raw[0]!;
  }

  async #kindsIn(places: Uint32Array, count: number): Promise<FilterColumn['kinds']> {
    const taken = this.#kinds.values;
    const kinds = kindsArray(places.length, count);
    await yieldingLoop(places.length, (from, to) => {
      for (let row = from; row < to; row += 1) kinds[row] = taken[places[row]!]!;
    });
    return kinds;
  }

  /** @param places of the rows, in the order in which they were taken, in that of the list */
  async build(places: Uint32Array): Promise<FilterColumn> {
    const keys = [...this.#known.keys()];
    const { facet } = this;
    const count = keys.length;
    const kinds = await this.#kindsIn(places, count);
    if (!facet || !this.#byDay) {
      const choicesOf = (kind: number) => (facet && keys[kind] === '' ? [] : keys[kind]!.split(mark));
      const holders = await holdersOf(count, choicesOf);
      return { kinds, count, holders: async () => holders };
    }
    let known: { today: string; holders: Promise<Holders> } | null = null;
    const holders = (today: string) => {
      if (known?.today !== today) {
        known = { today, holders: holdersOf(count, (kind) => valuesOf(facet, keys[kind]!.split(mark), today)) };
      }
      return known.holders;
    };
    return { kinds, count, holders };
  }
}
