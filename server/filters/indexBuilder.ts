import type { EntityField } from '../../src/contract/entity';
import { GrowableNumbers } from '../lib/growableNumbers';
import { argsort } from '../lib/argsort';
import { facetsOf } from './facetValues';
import { ColumnBuilder } from './filterColumn';
import { FilterIndex } from './filterIndex';
import { parseTimestamp } from './parseTimestamp';
import type { IndexedRow } from './filterRows';
import { RowIds } from './rowIds';
import { parseAmountRange } from './parseAmountRange';

/** What an index is made of. */
export interface IndexPlan {
  /** Of the area. */
  fields: readonly (readonly [name: string, field: EntityField])[];
  /** The order unless one is chosen. */
  order: readonly [column: string, direction: 'asc' | 'desc'];
  /** The columns that the list's own conditions are about. */
  conditions: readonly string[];
  /** Column with the day after which a row is closed. */
  closes?: string;
}

/** Whether a list can be sorted by a field. */
export const isSortField = ({ order }: Pick<IndexPlan, 'order'>, [name, field]: IndexPlan['fields'][number]): boolean =>
  field.orders !== undefined || name === order[0];

const numberOf = ({ kind, facet }: EntityField, text: string | null): number => {
  if (kind === 'date') return parseTimestamp(text);
  // What is paid at least counts.
  return parseAmountRange(text ?? '', facet?.kind === 'range' && facet.per === 'month')?.[0] ?? NaN;
};

/** Takes the rows of a list, the newest id first, and makes its index. */
export class IndexBuilder {
  readonly #plan: IndexPlan;
  readonly #ids = new RowIds();
  readonly #facets;
  readonly #conditions;
  readonly #closing: ColumnBuilder | null;
  readonly #sorted;
  readonly #builders: readonly ColumnBuilder[];

  constructor(plan: IndexPlan) {
    this.#plan = plan;
    const { fields, conditions, closes } = plan;
    this.#facets = facetsOf(fields).map(([name, facet]) => {
      const builder = new ColumnBuilder(facet.kind === 'window' ? [name, facet.from] : [name], facet);
      return { name, facet, builder };
    });
    this.#conditions = conditions.map((name) => ({ name, builder: new ColumnBuilder([name]) }));
    this.#closing = closes === undefined ? null : new ColumnBuilder([closes], undefined, true);
    this.#sorted = fields
      .filter((field) => isSortField(plan, field))
      .map(([name, field]) => ({
        name,
        of: (row: IndexedRow) => numberOf(field, row[name] ?? null),
        numbers: new GrowableNumbers((length) => new Float64Array(length)),
      }));
    const builders = [...this.#facets, ...this.#conditions].map(({ builder }) => builder);
    this.#builders = this.#closing ? [...builders, this.#closing] : builders;
  }

  /** What is read of a row. */
  get columns(): string[] {
    const named = [...this.#builders.flatMap(({ fields }) => fields), ...this.#sorted.map(({ name }) => name)];
    return [...new Set(['fdId', ...named])];
  }

  add(rows: readonly IndexedRow[]): void {
    for (const row of rows) {
      this.#ids.add(row.fdId!);
      for (const builder of this.#builders) builder.add(row);
      for (const { of, numbers } of this.#sorted) numbers.push(of(row));
    }
  }

  build(): FilterIndex {
    const [column, direction] = this.#plan.order;
    const sorting = { descending: direction === 'desc' };
    const numbers = new Map(
      this.#sorted.map(({ name, of, numbers }) => [name, { values: numbers.values.slice(), of }]),
    );
    return new FilterIndex({
      order: argsort(numbers.get(column)!.values, sorting),
      sortedBy: { column, sorting },
      ids: this.#ids,
      conditions: new Map(this.#conditions.map(({ name, builder }) => [name, builder.build()])),
      facets: new Map(this.#facets.map(({ name, facet, builder }) => [name, { facet, column: builder.build() }])),
      numbers,
      closes: this.#closing?.build() ?? null,
    });
  }
}
