import type { Facet } from '../../src/contract/filters';
import { changesByDay, valuesOf } from './facetValues';

/** What stands between the fields of a row that one facet reads; no field holds it. */
const mark = '\0';

/** What a facet, or a condition, makes of every row of a list: few texts, and for each row which of them it has. */
export interface FilterColumn {
  /** By row. */
  codes: Uint32Array;
  /** By code: the choices that such a row belongs to. */
  choices(today: string): readonly (readonly string[])[];
}

/** Takes the rows of a list one by one. */
export class ColumnBuilder {
  readonly #codes: number[] = [];
  readonly #known = new Map<string, number>();

  /** @param facet none: a condition, which the field's own value meets */
  constructor(
    readonly fields: readonly string[],
    private readonly facet?: Facet,
  ) {}

  add(row: Readonly<Record<string, string | null>>): void {
    const raw = this.fields.map((field) => row[field] ?? null);
    // What does not change with the day is worked out here: many rows have the same choices.
    const key = this.facet && !changesByDay(this.facet) ? valuesOf(this.facet, raw, '').join(mark) : raw.join(mark);
    let code = this.#known.get(key);
    if (code === undefined) this.#known.set(key, (code = this.#known.size));
    this.#codes.push(code);
  }

  /** @param order the rows' places in the order in which they were taken, in that of the list */
  build(order: Uint32Array): FilterColumn {
    const codes = new Uint32Array(order.length);
    for (let row = 0; row < codes.length; row += 1) codes[row] = this.#codes[order[row]!]!;
    const keys = [...this.#known.keys()];
    const { facet } = this;
    if (!facet || !changesByDay(facet)) {
      const choices = keys.map((key) => (facet && key === '' ? [] : key.split(mark)));
      return { codes, choices: () => choices };
    }
    let known = { today: '', choices: [] as string[][] };
    return {
      codes,
      choices(today) {
        if (known.today !== today) {
          known = { today, choices: keys.map((key) => valuesOf(facet, key.split(mark), today)) };
        }
        return known.choices;
      },
    };
  }
}
