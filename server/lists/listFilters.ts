import { sql, type RawBuilder } from 'kysely';
import type { EntityField } from '../../src/contract/entity';
import {
  choiceLimits,
  type CategoryCounts,
  type Facet,
  type ListFilter,
  type ListFilters,
} from '../../src/contract/filters';
import { isPostgres } from '../db/queries';
import { mapInSlices } from '../lib/concurrency';
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
  maxAmount,
  parseAmountRange,
} from './listChoice';
import { allOf, conditionsOf, type AreaList, type Narrowing, type SortTerm } from './listQuery';

/** What is worked out of a row, by name. */
type FacetParts = Readonly<Record<string, RawBuilder<unknown>>>;

/** How SQL tells by a facet which of its choices a row has. */
type FacetRule =
  /** By a text of the row, which stands for some choices; it is grouped by the text as it is stored. */
  | { kind: 'text'; text: RawBuilder<string>; stored: RawBuilder<string>; choicesOf: (text: string) => string[] }
  /** By a condition for each choice, on what is worked out of the row once. */
  | {
      kind: 'conditions';
      parts: FacetParts;
      of: (parts: FacetParts) => Readonly<Record<string, RawBuilder<boolean>>>;
    };

const storedText = (column: string) => sql<string>`coalesce(${sql.ref(column)}, '')`;
const textOf = (column: string) => sql<string>`trim(${storedText(column)})`;
const dayOf = (column: string) => sql<string>`substr(${textOf(column)}, 1, 10)`;

/** What \s matches: `trim` by itself takes spaces alone, and files have others around a text. */
const blanks = sql.lit(
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
);

/** A text, or the part of it before a mark, without the blanks around it. */
function valueOf(db: Store, column: string, mark?: string): RawBuilder<string> {
  const text = storedText(column);
  const place = sql`${isPostgres(db) ? sql`strpos` : sql`instr`}(${text}, ${sql.lit(mark ?? '')})`;
  const part = mark ? sql`case when ${place} > 0 then substr(${text}, 1, ${place} - 1) else ${text} end` : text;
  return sql<string>`ltrim(rtrim(${part}, ${blanks}), ${blanks})`;
}

/** A stored number; null for anything that is not an amount: nothing, zero, other texts. */
export function amountOf(db: Store, column: string): RawBuilder<number | null> {
  const text = textOf(column);
  const number = isPostgres(db)
    ? // A text of more digits may be beyond a double, which is an error and not zero.
      sql`case when ${text} ~ '^[-+]?([0-9]{1,200}[.]?[0-9]{0,200}|[.][0-9]{1,200})$' then ${text}::float8 end`
    : // The engine reads a number from the beginning of any text: 12万.
      sql`case when ${text} not glob '*[^-+.0-9]*' then cast(${text} as real) end`;
  return sql<number | null>`case when ${number} > 0 and ${number} <= ${sql.lit(maxAmount)} then ${number} end`;
}

const isValue = (value: string) => value !== '' && value.length <= choiceLimits.length;

/** The ranges that a span lies in. */
const rangesWith = (steps: readonly number[], [least, greatest]: readonly [number, number]): string[] =>
  rangesOf(steps).flatMap(({ value, from, to }) => (least < to && (greatest > from || least >= from) ? [value] : []));

/** Days before the last one from which on a window is about to close. */
const soon = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** @param today in China, `yyyy-MM-dd` */
function ruleOf(
  db: Store,
  [name, field]: readonly [name: string, field: EntityField],
  facet: Facet,
  today: string,
): FacetRule {
  switch (facet.kind) {
    case 'value': {
      const { separator, until } = facet;
      const choicesOf = (stored: string) => {
        const parts = separator ? stored.split(separator) : [stored];
        const values = parts.map((part) => (until ? part.split(until, 1)[0]! : part).trim());
        return [...new Set(values.filter(isValue))];
      };
      return { kind: 'text', text: valueOf(db, name, until), stored: storedText(name), choicesOf };
    }
    case 'year': {
      const text = sql<string>`substr(${textOf(name)}, 1, 4)`;
      return { kind: 'text', text, stored: text, choicesOf: (year) => (year ? [year] : []) };
    }
    case 'range': {
      const { steps } = facet;
      if (field.kind !== 'number') {
        const rest = facet.none === undefined ? [] : [none];
        const choicesOf = (text: string) => {
          const span = parseAmountRange(text, facet.per === 'month');
          return span ? rangesWith(steps, span) : rest;
        };
        return { kind: 'text', text: textOf(name), stored: storedText(name), choicesOf };
      }
      const of = ({ amount }: FacetParts) => {
        const ranges = rangesOf(steps).map(({ value, from, to }) => {
          const below = to === Infinity ? sql`` : sql` and ${amount} < ${sql.lit(to)}`;
          return [value, sql<boolean>`(${amount} >= ${sql.lit(from)}${below})`] as const;
        });
        const without = facet.none === undefined ? [] : [[none, sql<boolean>`${amount} is null`] as const];
        return Object.fromEntries([...ranges, ...without]);
      };
      return { kind: 'conditions', parts: { amount: amountOf(db, name) }, of };
    }
    case 'open': {
      const of = ({ last }: FacetParts) => ({ '1': sql<boolean>`(${last} = '' or ${last} >= ${today})` });
      return { kind: 'conditions', parts: { last: dayOf(name) }, of };
    }
    case 'window': {
      const soonDay = new Date(Date.parse(today) + soon * dayMs).toISOString().slice(0, 10);
      const of = ({ first, last }: FacetParts) => {
        const isClosed = sql`(${last} <> '' and ${last} < ${today})`;
        const isOpen = sql`(not ${isClosed} and ${first} <= ${today})`;
        return {
          open: sql<boolean>`${isOpen}`,
          soon: sql<boolean>`(${isOpen} and ${last} <> '' and ${last} <= ${soonDay})`,
          coming: sql<boolean>`(not ${isClosed} and ${first} > ${today})`,
          closed: sql<boolean>`${isClosed}`,
        };
      };
      return { kind: 'conditions', parts: { first: dayOf(facet.from), last: dayOf(name) }, of };
    }
  }
}

/** A facet of an area, and how SQL tells its choices apart. */
interface Filter {
  name: string;
  facet: Facet;
  rule: FacetRule;
}

function filtersOf(db: Store, area: ContentName, today: string): Filter[] {
  const fields = new Map(fieldsOf(area));
  return facetsOf(fieldsOf(area)).map(([name, facet]) => ({
    name,
    facet,
    rule: ruleOf(db, [name, fields.get(name)!], facet, today),
  }));
}

/** A list of texts as one parameter: both engines limit the number of parameters. */
const anyOf = (db: Store, text: RawBuilder<string>, values: readonly string[]) =>
  isPostgres(db)
    ? sql<boolean>`${text} = any(${values}::text[])`
    : sql<boolean>`${text} in (select "value" from json_each(${JSON.stringify(values)}))`;

/** Every different text of an area's rows, read by a function that SQL does not have: in slices, since there may be many. */
async function readTexts<Result>(
  db: Store,
  area: ContentName,
  text: RawBuilder<string>,
  read: (text: string) => Result[],
): Promise<Result[]> {
  const { rows } = await sql<{ text: string }>`select distinct ${text} as "text" from ${sql.table(area)}`.execute(db);
  return (await mapInSlices(rows, (row) => read(row.text))).flat();
}

/** The condition that a row has one of some choices. */
async function conditionOf(db: Store, area: ContentName, { facet, rule }: Filter, values: readonly string[]) {
  if (rule.kind === 'conditions') {
    const of = rule.of(rule.parts);
    const any = values.flatMap((value) => of[value] ?? []);
    return sql<boolean>`(${sql.join(any, sql` or `)})`;
  }
  const isPlain = facet.kind === 'year' || (facet.kind === 'value' && !facet.separator);
  if (isPlain) return anyOf(db, rule.text, values);
  const texts = await readTexts(db, area, rule.text, (text) =>
    rule.choicesOf(text).some((choice) => values.includes(choice)) ? [text] : [],
  );
  return anyOf(db, rule.text, texts);
}

/** What a column is sorted by in a chosen order: numbers by their value, dates by their text; rows without come last. */
async function sortingBy(
  db: Store,
  area: ContentName,
  { column, direction }: NonNullable<Choice['order']>,
): Promise<Pick<Narrowing, 'sort' | 'join'>> {
  const { kind, facet } = new Map<string, EntityField>(fieldsOf(area)).get(column)!;
  const sortBy = (key: RawBuilder<unknown>, nothing: RawBuilder<unknown>): SortTerm[] => [
    { by: sql`case when ${key} is null then 1 else 0 end`, to: 'asc' },
    { by: sql`coalesce(${key}, ${nothing})`, to: direction },
  ];
  const text = textOf(column);
  if (kind === 'date') return { sort: sortBy(sql`nullif(${text}, '')`, sql`''`) };
  if (kind === 'number') return { sort: sortBy(amountOf(db, column), sql`0`) };
  // SQL cannot read 8–12 千元/月: each text is read once, and its amount is joined.
  const isMonthly = facet?.kind === 'range' && facet.per === 'month';
  const amounts = await readTexts(db, area, text, (raw) => {
    const least = parseAmountRange(raw, isMonthly)?.[0];
    return least === undefined ? [] : [[raw, least] as const];
  });
  const pairs = isPostgres(db)
    ? sql`select * from unnest(${amounts.map(([raw]) => raw)}::text[], ${amounts.map(([, least]) => least)}::float8[]) as "pair" ("raw", "least")`
    : sql`select json_extract("value", '$[0]') as "raw", json_extract("value", '$[1]') as "least" from json_each(${JSON.stringify(amounts)})`;
  return {
    sort: sortBy(sql.ref('amounts.least'), sql`0`),
    join: sql`left join (${pairs}) as "amounts" on "amounts"."raw" = ${text}`,
  };
}

/** The conditions and the order that a choice means. */
export async function narrowingOf(
  db: Store,
  area: ContentName,
  { chosen, order }: Choice,
  today: string,
): Promise<Narrowing> {
  const filters = filtersOf(db, area, today).filter(({ name }) => chosen[name]);
  return {
    where: await Promise.all(filters.map((filter) => conditionOf(db, area, filter, chosen[filter.name]!))),
    ...(order ? await sortingBy(db, area, order) : { sort: [] }),
  };
}

/** Rows that have each choice of a facet; choices without rows are left out. */
interface ChoiceCounts {
  held: ReadonlyMap<string, number>;
  /** Of these, those that a condition leaves. */
  left: ReadonlyMap<string, number>;
}

/** Counts the choices of a facet in one go: each reads the whole table. */
async function countChoices(
  db: Store,
  area: ContentName,
  { rule }: Filter,
  where: RawBuilder<boolean>,
): Promise<ChoiceCounts> {
  const [held, left] = [new Map<string, number>(), new Map<string, number>()];
  const add = (to: Map<string, number>, choice: string, count: unknown) => {
    if (Number(count) > 0) to.set(choice, (to.get(choice) ?? 0) + Number(count));
  };
  if (rule.kind === 'text') {
    const { rows } = await sql<{ text: string; held: number | string; left: number | string }>`
      select ${rule.stored} as "text", count(*) as "held", count(case when ${where} then 1 end) as "left"
      from ${sql.table(area)} group by 1`.execute(db);
    await mapInSlices(rows, (row) => {
      for (const choice of rule.choicesOf(row.text)) {
        add(held, choice, row.held);
        add(left, choice, row.left);
      }
    });
    return { held, left };
  }
  const parts = Object.entries(rule.parts).map(([name, part]) => sql`${part} as ${sql.ref(name)}`);
  const named = Object.fromEntries(Object.keys(rule.parts).map((name) => [name, sql.ref(name)]));
  const choices = Object.entries(rule.of(named));
  const counts = choices.flatMap(([, is], index) => [
    sql`count(case when ${is} then 1 end) as ${sql.ref(`held${index}`)}`,
    sql`count(case when "isLeft" = 1 and ${is} then 1 end) as ${sql.ref(`left${index}`)}`,
  ]);
  // Materialised, or each condition would work out its parts anew.
  const { rows } = await sql<Record<string, number | string>>`
    with "part" as materialized (
      select ${sql.join(parts)}, case when ${where} then 1 else 0 end as "isLeft" from ${sql.table(area)})
    select ${sql.join(counts)} from "part"`.execute(db);
  for (const [index, [choice]] of choices.entries()) {
    add(held, choice, rows[0]?.[`held${index}`]);
    add(left, choice, rows[0]?.[`left${index}`]);
  }
  return { held, left };
}

async function countRows(db: Store, area: ContentName, where: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as "count" from ${sql.table(area)} where ${where}`.execute(db);
  return Number(rows[0]?.count ?? 0);
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
  db: Store,
  area: ContentName,
  column: string,
  where: RawBuilder<boolean>,
): Promise<CategoryCounts | undefined> {
  const category = sql`coalesce(${sql.ref(column)}, '')`;
  const { rows } = await sql<{ category: string; count: number | string }>`
    select ${category} as "category", count(case when ${where} then 1 end) as "count"
    from ${sql.table(area)} group by 1 order by 1`.execute(db);
  const counts = rows.map((row) => [row.category, Number(row.count)] as const);
  const named = counts.filter(([code]) => code !== '');
  if (named.length > mostCategories) return undefined;
  return Object.fromEntries([['', counts.reduce((sum, [, count]) => sum + count, 0)], ...named]);
}

/**
 * What a list can be filtered and sorted by, with the rows that each choice leaves, given the other choices. A filter by
 * which no two rows differ is left out.
 * @param category the column that holds the list's categories
 */
export async function listFilters(
  db: Store,
  { area, order, conditions }: Pick<AreaList, 'area' | 'order' | 'conditions'>,
  { chosen }: Pick<Choice, 'chosen'>,
  today: string,
  category?: string,
): Promise<ListFilters> {
  const all = filtersOf(db, area, today);
  const chosenConditions = new Map(
    await Promise.all(
      all
        .filter(({ name }) => chosen[name])
        .map(async (filter) => [filter.name, await conditionOf(db, area, filter, chosen[filter.name]!)] as const),
    ),
  );
  const whereBut = (name: string | null, of = conditions) => {
    const others = [...chosenConditions].filter(([one]) => one !== name).map(([, condition]) => condition);
    return conditionsOf({ conditions: of, narrowing: { where: others, sort: [] } });
  };
  const size = await countRows(db, area, allOf([]));
  const counted = all.map(async (filter): Promise<ListFilter[]> => {
    const { name, facet } = filter;
    const { held, left } = await countChoices(db, area, filter, allOf(whereBut(name)));
    const differs = [...held.values()].some((count) => count < size);
    if (!chosen[name] && !differs) return [];
    const choices = choicesOf(filter, held, chosen[name] ?? []);
    return [
      {
        name,
        label: facet.label,
        choices: choices.map(([value, label]) => ({ value, label, count: left.get(value) ?? 0 })),
      },
    ];
  });
  const others = conditions.filter(([column]) => column !== category);
  const [total, categories, filters] = await Promise.all([
    countRows(db, area, allOf(whereBut(null))),
    category === undefined ? undefined : countCategories(db, area, category, allOf(whereBut(null, others))),
    Promise.all(counted),
  ]);
  // One row has no order.
  const orders = size > 1 ? ordersOf(area, order).map(({ value, label }) => ({ value, label })) : [];
  return { total, categories, filters: filters.flat(), orders: orders.length > 1 ? orders : [] };
}
