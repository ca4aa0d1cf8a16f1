import { sql, type RawBuilder } from 'kysely';
import type { EntityField } from '../../src/contract/entity';
import {
  choiceLimits,
  type CategoryCounts,
  type Facet,
  type ListFilter,
  type ListFilters,
} from '../../src/contract/filters';
import { amountOf, dayOf, closingDayOf, textOf, yearOf } from '../db/listIndexes';
import { isPostgres, valuesTable } from '../db/queries';
import { keptOrMade, mapInSlices } from '../lib/concurrency';
import type { ContentName, Store } from '../db/schema';
import { fieldsOf } from '../content/contentFields';
import {
  facetsOf,
  fixedChoices,
  labelOfMissing,
  none,
  ordersOf,
  rangesOf,
  type Choice,
  parseAmountRange,
} from './listChoice';
import { allOf, conditionsOf, countRows, type AreaList, type Narrowing, type SortTerm } from './listQuery';

/** How SQL tells by a facet which of its choices a row has. */
type FacetRule =
  /** By a text of the row, which stands for some choices. */
  | { kind: 'text'; text: RawBuilder<string | null>; choicesOf: (text: string) => string[] }
  /** By a condition for each choice. */
  | { kind: 'conditions'; of: Readonly<Record<string, RawBuilder<boolean>>> };

const isValue = (value: string) => value !== '' && value.length <= choiceLimits.length;

/** The ranges that a span lies in. */
const rangesWith = (steps: readonly number[], [least, greatest]: readonly [number, number]): string[] =>
  rangesOf(steps).flatMap(({ value, from, to }) => (least < to && (greatest > from || least >= from) ? [value] : []));

/** Days before the last one from which on a window is about to close. */
const soon = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** What the filters of an area are read with. */
export interface FilterReading {
  db: Store;
  area: ContentName;
  /** In China, `yyyy-MM-dd`. */
  today: string;
  textsOf: TextsOf;
}

function ruleOf({ db, today }: FilterReading, name: string, field: EntityField, facet: Facet): FacetRule {
  switch (facet.kind) {
    case 'value': {
      const { separator, until } = facet;
      const choicesOf = (stored: string) => {
        const parts = separator ? stored.split(separator) : [stored];
        const values = parts.map((part) => (until ? part.split(until, 1)[0]! : part).trim());
        return [...new Set(values.filter(isValue))];
      };
      return { kind: 'text', text: sql.ref(name), choicesOf };
    }
    case 'year': {
      return { kind: 'text', text: yearOf(name), choicesOf: (year) => (year ? [year] : []) };
    }
    case 'range': {
      const { steps } = facet;
      if (field.kind !== 'number') {
        const rest = facet.none === undefined ? [] : [none];
        const choicesOf = (text: string) => {
          const span = parseAmountRange(text, facet.per === 'month');
          return span ? rangesWith(steps, span) : rest;
        };
        return { kind: 'text', text: sql.ref(name), choicesOf };
      }
      const amount = amountOf(name, isPostgres(db));
      const ranges = rangesOf(steps).map(({ value, from, to }) => {
        const below = to === Infinity ? sql`` : sql` and ${amount} < ${sql.lit(to)}`;
        return [value, sql<boolean>`(${amount} >= ${sql.lit(from)}${below})`] as const;
      });
      const without = facet.none === undefined ? [] : [[none, sql<boolean>`${amount} is null`] as const];
      return { kind: 'conditions', of: Object.fromEntries([...ranges, ...without]) };
    }
    case 'open':
      return { kind: 'conditions', of: { '1': sql<boolean>`${closingDayOf(name)} >= ${today}` } };
    case 'window': {
      const soonDay = new Date(Date.parse(today) + soon * dayMs).toISOString().slice(0, 10);
      const [first, last] = [dayOf(facet.from), closingDayOf(name)];
      const of = {
        open: sql<boolean>`(${last} >= ${today} and ${first} <= ${today})`,
        soon: sql<boolean>`(${last} >= ${today} and ${last} <= ${soonDay} and ${first} <= ${today})`,
        coming: sql<boolean>`(${last} >= ${today} and ${first} > ${today})`,
        closed: sql<boolean>`${last} < ${today}`,
      };
      return { kind: 'conditions', of };
    }
  }
}

/** A facet of an area, and how SQL tells its choices apart. */
interface Filter {
  name: string;
  facet: Facet;
  rule: FacetRule;
}

function filtersOf(reading: FilterReading): Filter[] {
  const fields = new Map(fieldsOf(reading.area));
  return facetsOf([...fields]).map(([name, facet]) => {
    return { name, facet, rule: ruleOf(reading, name, fields.get(name)!, facet) };
  });
}

/** A list of texts as one parameter: both engines limit the number of parameters. */
const anyOf = (db: Store, text: RawBuilder<unknown>, values: readonly string[]) =>
  isPostgres(db)
    ? sql<boolean>`${text} = any(${values}::text[])`
    : sql<boolean>`${text} in (select "value" from json_each(${JSON.stringify(values)}))`;

/** The different texts of a column. */
async function differentTexts(db: Store, area: ContentName, column: string): Promise<(string | null)[]> {
  const [table, text] = [sql.table(area), sql.ref(column)];
  const { rows } = await (
    isPostgres(db)
      ? sql<{ text: string | null }>`select distinct ${text} as "text" from ${table}`
      : // The engine reads every row for them, unless it is led through an index from one text to the next.
        sql<{ text: string | null }>`select "text" from (
          with recursive "different" ("text") as (
            select min(${text}) from ${table} union all
            select (select min(${text}) from ${table} where ${text} > "different"."text") from "different"
            where "different"."text" is not null)
          select "text" from "different")`
  ).execute(db);
  return rows.map((row) => row.text);
}

export type TextsOf = (column: string) => Promise<(string | null)[]>;

/** The different texts of an area's columns, each column's read once a version of the area's content. */
export function areaTexts(db: Store, area: ContentName): (version: number) => TextsOf {
  let known = new Map<string, Promise<(string | null)[]>>();
  let knownVersion = -1;
  return (version) => (column) => {
    if (version !== knownVersion) [known, knownVersion] = [new Map(), version];
    return keptOrMade(known, column, () => differentTexts(db, area, column));
  };
}

/** The condition that a row has one of some choices. */
async function conditionOf({ db, textsOf }: FilterReading, { name, facet, rule }: Filter, values: readonly string[]) {
  if (rule.kind === 'conditions') {
    const any = values.flatMap((value) => rule.of[value] ?? []);
    return sql<boolean>`(${sql.join(any, sql` or `)})`;
  }
  if (facet.kind === 'year') return anyOf(db, rule.text, values);
  // SQL does not tell which choices a text stands for.
  const isChosen = (text: string) => rule.choicesOf(text).some((choice) => values.includes(choice));
  const all = await textsOf(name);
  const texts = (await mapInSlices(all, (text) => (text !== null && isChosen(text) ? [text] : []))).flat();
  // The rows of one text are in the list's order in its index.
  const is = texts.length === 1 ? sql<boolean>`${rule.text} = ${texts[0]}` : anyOf(db, rule.text, texts);
  return isChosen('') ? sql<boolean>`(${is} or ${rule.text} is null)` : is;
}

/** What a column is sorted by in a chosen order: numbers by their value, dates by their text; rows without come last. */
async function sortingBy(
  { db, area, textsOf }: FilterReading,
  { column, direction }: NonNullable<Choice['order']>,
): Promise<Pick<Narrowing, 'sort' | 'join'>> {
  const { kind, facet, closes } = new Map<string, EntityField>(fieldsOf(area)).get(column)!;
  const sortBy = (key: RawBuilder<unknown>, nothing: RawBuilder<unknown>): SortTerm[] => [
    { by: sql`case when ${key} is null then 1 else 0 end`, to: 'asc' },
    { by: sql`coalesce(${key}, ${nothing})`, to: direction },
  ];
  const text = textOf(column);
  // As in an index: rows that never close are the last.
  if (closes && direction === 'asc') return { sort: [closingDayOf(column), text].map((by) => ({ by, to: direction })) };
  if (kind === 'date') return { sort: sortBy(sql`nullif(${text}, '')`, sql`''`) };
  if (kind === 'number') return { sort: sortBy(amountOf(column, isPostgres(db)), sql`0`) };
  // SQL cannot read 8–12 千元/月: each text is read once, and its amount is joined.
  const isMonthly = facet?.kind === 'range' && facet.per === 'month';
  const texts = await textsOf(column);
  const amounts = await mapInSlices(texts, (raw) => {
    const least = parseAmountRange(raw ?? '', isMonthly)?.[0];
    return least === undefined ? [] : [[raw!, least] as const];
  });
  const pairs = valuesTable(db, 'amounts', { raw: 'text', least: 'float8' }, amounts.flat());
  return {
    sort: sortBy(sql.ref('amounts.least'), sql`0`),
    // An expression: by the column itself, whose texts may stand for numbers, the engine makes no index of the amounts.
    join: sql`left join ${pairs} on "amounts"."raw" = coalesce(${sql.ref(column)}, '')`,
  };
}

/** The conditions and the order that a choice means. */
export async function narrowingOf(reading: FilterReading, { chosen, order }: Choice): Promise<Narrowing> {
  const filters = filtersOf(reading).filter(({ name }) => chosen[name]);
  return {
    where: await Promise.all(filters.map((filter) => conditionOf(reading, filter, chosen[filter.name]!))),
    ...(order ? await sortingBy(reading, order) : { sort: [] }),
  };
}

/** Counts the rows that hold each choice of a facet, and those of them that a condition leaves; a choice without rows is left out. */
async function countChoices({ db, area }: FilterReading, { rule }: Filter, where: RawBuilder<boolean>) {
  const [held, left] = [new Map<string, number>(), new Map<string, number>()];
  const add = (to: Map<string, number>, choice: string, count: unknown) => {
    if (Number(count) > 0) to.set(choice, (to.get(choice) ?? 0) + Number(count));
  };
  const counts = sql`count(*) as "held", count(case when ${where} then 1 end) as "left"`;
  type Counts = Record<'held' | 'left', number | string>;
  if (rule.kind === 'text') {
    const { rows } = await sql<Counts & { text: string | null }>`
      select ${rule.text} as "text", ${counts} from ${sql.table(area)} group by 1`.execute(db);
    await mapInSlices(rows, (row) => {
      for (const choice of rule.choicesOf(row.text ?? '')) {
        add(held, choice, row.held);
        add(left, choice, row.left);
      }
    });
    return { held, left };
  }
  // One after the other: a call would else take every connection.
  for (const [choice, is] of Object.entries(rule.of)) {
    const { rows } = await sql<Counts>`select ${counts} from ${sql.table(area)} where ${is}`.execute(db);
    add(held, choice, rows[0]!.held);
    add(left, choice, rows[0]!.left);
  }
  return { held, left };
}

/** The values that rows hold, those named first and then the most frequent; years newest first. */
function frequentChoices(facet: Facet, held: ReadonlyMap<string, number>): string[] {
  const first = facet.kind === 'value' ? (facet.first ?? []) : [];
  const place = (value: string) => (first.includes(value) ? first.indexOf(value) : first.length);
  const values = [...held].sort(([one, count], [other, otherCount]) => {
    if (facet.kind === 'year') return one < other ? 1 : -1;
    return place(one) - place(other) || otherCount - count || (one < other ? -1 : 1);
  });
  return values.slice(0, choiceLimits.values).map(([value]) => value);
}

/** What is offered of a facet, then what is chosen besides: values that rows have, and one for all that no row has. */
function choicesOf({ facet }: Filter, held: ReadonlyMap<string, number>, chosen: readonly string[]) {
  const offered = fixedChoices(facet) ?? frequentChoices(facet, held).map((value) => [value, value] as const);
  const others = chosen.filter((value) => !offered.some(([one]) => one === value));
  const missing = others.find((value) => !held.has(value));
  return [
    ...offered,
    ...others.filter((value) => held.has(value)).map((value) => [value, value] as const),
    ...(missing === undefined ? [] : [[missing, labelOfMissing(facet, missing)] as const]),
  ];
}

/** Categories that are counted: of more none is. */
const mostCategories = 200;

/** Rows of each category, given the other conditions; undefined: there are very many categories. */
async function countCategories(
  { db, area }: FilterReading,
  column: string,
  where: RawBuilder<boolean>,
): Promise<CategoryCounts | undefined> {
  const { rows } = await sql<{ category: string | null; count: number | string }>`
    select ${sql.ref(column)} as "category", count(case when ${where} then 1 end) as "count"
    from ${sql.table(area)} group by 1 order by 1`.execute(db);
  const counts = rows.map((row) => [row.category ?? '', Number(row.count)] as const);
  const ofCategories = counts.filter(([code]) => code !== '');
  if (ofCategories.length > mostCategories) return undefined;
  return Object.fromEntries([['', counts.reduce((sum, [, count]) => sum + count, 0)], ...ofCategories]);
}

/**
 * What a list can be filtered and sorted by, with the rows that each choice leaves, given the other choices. A filter by
 * which no two rows differ is left out.
 * @param category the column that holds the list's categories
 */
export async function listFilters(
  reading: FilterReading,
  { order, conditions }: Pick<AreaList, 'order' | 'conditions'>,
  chosen: Choice['chosen'],
  category?: string,
): Promise<ListFilters> {
  const { db, area } = reading;
  const all = filtersOf(reading);
  const chosenConditions = await Promise.all(
    all
      .filter(({ name }) => chosen[name])
      .map(async (filter) => {
        return { name: filter.name, condition: await conditionOf(reading, filter, chosen[filter.name]!) };
      }),
  );
  const whereBut = (name: string | null, of = conditions) => {
    const others = chosenConditions.filter((one) => one.name !== name).map(({ condition }) => condition);
    return conditionsOf({ conditions: of, narrowing: { where: others, sort: [] } });
  };
  const size = await countRows(db, area, []);
  const counted = all.map(async (filter): Promise<ListFilter[]> => {
    const { name, facet } = filter;
    const { held, left } = await countChoices(reading, filter, allOf(whereBut(name)));
    const differs = [...held.values()].some((count) => count < size);
    if (!chosen[name] && !differs) return [];
    const choices = choicesOf(filter, held, chosen[name] ?? []).map(([value, label]) => {
      return { value, label, count: left.get(value) ?? 0 };
    });
    return [{ name, label: facet.label, choices }];
  });
  const others = conditions.filter(([column]) => column !== category);
  const [total, categories, filters] = await Promise.all([
    countRows(db, area, whereBut(null)),
    category === undefined ? undefined : countCategories(reading, category, allOf(whereBut(null, others))),
    Promise.all(counted),
  ]);
  // One row has no order.
  const orders = size > 1 ? ordersOf(area, order).map(({ value, label }) => ({ value, label })) : [];
  return { total, categories, filters: filters.flat(), orders: orders.length > 1 ? orders : [] };
}
