import { Type, type TObject, type TSchema } from '@sinclair/typebox';
import { sql, type RawBuilder } from 'kysely';
import { entities, shapeOf } from '../../src/contract/entities';
import type { EntityField } from '../../src/contract/entity';
import type { Neighbour, Neighbours } from '../../src/contract/relations';
import { closingDayOf } from '../db/listIndexes';
import type { AnyTable, ContentName, Store } from '../db/schema';
import { page, pageWindow, type Paging } from '../http/pagination';
import { contentNames, fieldsOf } from '../content/contentFields';

export type Direction = 'asc' | 'desc';

/** Equality conditions of a list. */
export type Conditions = readonly (readonly [column: string, value: string])[];

/** The closing column, and today in China, `yyyy-MM-dd`. */
export interface Closing {
  column: string;
  today: string;
}

/** An expression that a list is sorted by; never null, since engines differ in where nulls sort. */
export interface SortTerm {
  by: RawBuilder<unknown>;
  to: Direction;
}

/** What a visitor chose of a list: further conditions, and an order before the list's own. */
export interface Narrowing {
  where: readonly RawBuilder<boolean>[];
  sort: readonly SortTerm[];
  /** What the order needs besides the area's own table. */
  join?: RawBuilder<unknown>;
}

/** A list of one area. */
export interface AreaList {
  area: ContentName;
  /** The default order; ties are ordered by id, newest first. */
  order: readonly [column: string, direction: Direction];
  conditions: Conditions;
  /** Rows whose day in this column is before today come last, unless the call names columns to sort by. */
  closing?: Closing;
  narrowing?: Narrowing;
  /** Columns that the call sorts by. */
  sortedBy?: Paging['order'];
}

/** A page of a list, as requested. */
export interface ListRead extends AreaList {
  paging: Paging;
  /** Whether rich texts are truncated. */
  brief: boolean;
}

const opposite = { asc: 'desc', desc: 'asc' } as const;

const sortable = (column: string) =>
  column === 'sort' || column === 'fdId' ? sql.ref(column) : sql`coalesce(${sql.ref(column)}, '')`;

export const allOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join([...conditions], sql` and `)}`;

export const equals = ([column, value]: Conditions[number]) => sql<boolean>`${sql.ref(column)} = ${value}`;

export const conditionsOf = ({ conditions, narrowing }: Pick<AreaList, 'conditions' | 'narrowing'>) => [
  ...conditions.map(equals),
  ...(narrowing?.where ?? []),
];

function termsOf({ order: [column, to], narrowing, sortedBy = [] }: AreaList): SortTerm[] {
  const requestedOrder = sortedBy.map(({ column, direction }): SortTerm => ({ by: sortable(column), to: direction }));
  const chosen = requestedOrder.length > 0 ? requestedOrder : (narrowing?.sort ?? []);
  return [...chosen, { by: sortable(column), to }, { by: sql.ref('fdId'), to: 'desc' }];
}

/** The open rows and then the closed ones, or all rows of a list that does not tell them apart. */
function partsOf({ closing, sortedBy = [] }: AreaList): RawBuilder<boolean>[] {
  if (!closing || sortedBy.length > 0) return [sql<boolean>`1 = 1`];
  const day = closingDayOf(closing.column);
  return [sql<boolean>`${day} >= ${closing.today}`, sql<boolean>`${day} < ${closing.today}`];
}

export const orderBy = (terms: readonly SortTerm[]) =>
  sql`order by ${sql.join(terms.map(({ by, to }) => sql`${by} ${sql.raw(to)}`))}`;

export const reversed = (terms: readonly SortTerm[]) => terms.map(({ by, to }): SortTerm => ({ by, to: opposite[to] }));

/** Rows that meet all conditions. */
export async function countRows(db: Store, table: string, conditions: readonly RawBuilder<boolean>[]) {
  // The engine counts a whole table faster than one under a condition, whatever it is.
  const where = conditions.length > 0 ? sql`where ${allOf(conditions)}` : sql``;
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as "count" from ${sql.table(table)} ${where}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** A list whose ids can be read from any offset. */
export interface OpenList {
  total: number;
  /** Ids in list order. */
  ids(offset: number, count: number): Promise<string[]>;
}

/** Rows of each part of a list: counted, or as they were counted before. */
export type Sizes = (count: () => Promise<number[]>) => Promise<number[]>;

/** Counts a list, and reads its ids by ordinary SQL. */
export async function openList(db: Store, list: AreaList, sizesOf: Sizes = (count) => count()): Promise<OpenList> {
  const table = sql.table(list.area);
  const conditions = conditionsOf(list);
  const where = allOf(conditions);
  const parts = partsOf(list);
  const sizes = await sizesOf(async () => {
    const [whole, first] = await Promise.all([
      countRows(db, list.area, conditions),
      parts.length > 1 ? countRows(db, list.area, [...conditions, parts[0]!]) : undefined,
    ]);
    return first === undefined ? [whole] : [first, whole - first];
  });
  const terms = termsOf(list);
  const join = list.narrowing?.join ?? sql``;
  return {
    total: sizes.reduce((sum, size) => sum + size, 0),
    async ids(offset, count) {
      const ids: string[] = [];
      let before = 0;
      for (const [index, part] of parts.entries()) {
        const size = sizes[index]!;
        const start = Math.max(0, offset + ids.length - before);
        const needed = Math.min(count - ids.length, size - start);
        before += size;
        if (needed <= 0) continue;
        // The second half is read from the end.
        const isForward = start <= size / 2;
        const { rows } = await sql<{ fdId: string }>`select "fdId" from ${table} ${join}
          where ${where} and ${part} ${orderBy(isForward ? terms : reversed(terms))}
          limit ${needed} offset ${isForward ? start : size - start - needed}`.execute(db);
        ids.push(...(isForward ? rows : rows.reverse()).map(({ fdId }) => fdId));
      }
      return ids;
    },
  };
}

/** Reads one page of a list. */
export async function readList(db: Store, { paging, brief, ...list }: ListRead, sizesOf?: Sizes) {
  const open = await openList(db, { ...list, sortedBy: paging.order }, sizesOf);
  const { offset, limit } = pageWindow(paging, open.total);
  const count = Math.min(limit, open.total - offset);
  if (count <= 0) return page(open.total, []);
  return page(open.total, await rowsOf(db, list.area, await open.ids(offset, count), brief));
}

/** Ids of the previous and the next item in a list. */
export type AdjacentIds = Record<'previous' | 'next', string | null>;

/** The rows behind a place in the order: equal in the first terms, and further in the next one. */
function rowsBehind(terms: readonly SortTerm[], place: readonly unknown[]): RawBuilder<boolean> {
  const further = terms.map(({ by, to }, index) => {
    const equal = terms.slice(0, index).map((term, at) => sql<boolean>`${term.by} = ${place[at]}`);
    return sql`(${allOf([...equal, sql<boolean>`${by} ${to === 'asc' ? sql`>` : sql`<`} ${place[index]}`])})`;
  });
  const { by, to } = terms[0]!;
  // Implied by the others: an index can be entered there.
  const fromHere = sql<boolean>`${by} ${to === 'asc' ? sql`>=` : sql`<=`} ${place[0]}`;
  return sql<boolean>`${fromHere} and (${sql.join(further, sql` or `)})`;
}

/**
 * Ids of the items before and after an item in a list; null: it does not exist. A choice that leaves the item out is
 * dropped, and so are conditions that it does not meet: visitors who came from elsewhere go on in the list that it belongs
 * to.
 */
export async function adjacentIds(db: Store, list: AreaList, fdId: string): Promise<AdjacentIds | null> {
  const { area, conditions, narrowing } = list;
  const table = sql`${sql.table(area)} ${narrowing?.join ?? sql``}`;
  const terms = termsOf(list);
  const parts = partsOf(list);
  const checks = [...conditions.map(equals), allOf(narrowing?.where ?? []), parts[0]!];
  const columns = [
    ...terms.map(({ by }, index) => sql`${by} as ${sql.ref(`term${index}`)}`),
    ...checks.map((check, index) => sql`case when ${check} then 1 else 0 end as ${sql.ref(`check${index}`)}`),
  ];
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(columns)} from ${table} where "fdId" = ${fdId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const isMet = (index: number) => Number(row[`check${index}`]) === 1;
  const met = conditions.filter((_, index) => isMet(index));
  const isChosen = isMet(conditions.length) && met.length === conditions.length;
  if (narrowing && !isChosen) return adjacentIds(db, { ...list, narrowing: undefined }, fdId);
  const where = allOf(conditionsOf({ conditions: met, narrowing }));
  const own = isMet(conditions.length + 1) ? 0 : 1;
  const place = terms.map((_, index) => row[`term${index}`]);
  const first = async (part: RawBuilder<boolean>, isForward: boolean, isBeside: boolean) => {
    const directed = isForward ? terms : reversed(terms);
    const behind = isBeside ? rowsBehind(directed, place) : sql<boolean>`1 = 1`;
    const found = await sql<{ fdId: string }>`select "fdId" from ${table}
      where ${where} and ${part} and ${behind} ${orderBy(directed)} limit 1`.execute(db);
    return found.rows[0]?.fdId ?? null;
  };
  const adjacent = async (isForward: boolean) => {
    const further = parts[isForward ? own + 1 : own - 1];
    return (await first(parts[own]!, isForward, true)) ?? (further ? first(further, isForward, false) : null);
  };
  return { previous: await adjacent(false), next: await adjacent(true) };
}

/** The titles beside the ids. */
export async function neighboursOf(db: Store, area: ContentName, ids: AdjacentIds): Promise<Neighbours> {
  const { title } = shapeOf(entities[area]);
  const neighbourIds = Object.values(ids).filter((id) => id !== null);
  const rows: { fdId: string; title: string | null }[] =
    neighbourIds.length === 0
      ? []
      : await (db.selectFrom(area) as AnyTable)
          .select(['fdId', `${title} as title`])
          .where('fdId', 'in', neighbourIds)
          .execute();
  const neighbourOf = (id: string | null): Neighbour | null => {
    const row = rows.find(({ fdId }) => fdId === id);
    return row ? { fdId: row.fdId, title: row.title ?? '' } : null;
  };
  return { previous: neighbourOf(ids.previous), next: neighbourOf(ids.next) };
}

const neighbourSchema = Type.Union([Type.Object({ fdId: Type.String(), title: Type.String() }), Type.Null()]);

export const neighboursSchema = Type.Object({ previous: neighbourSchema, next: neighbourSchema });

/** Characters of markup that suffice for the longest excerpt on a screen, tags included. */
const excerptLength = 2000;

/** Characters of sentences that suffice for it. */
const enoughSentences = 300;

/** Inline pictures, which may be longer than the whole text. */
const inlinePicture = /\bdata:[\w/+.-]*;base64,[A-Za-z0-9+/=]*/g;

/** A tag, an entity or a surrogate pair that the cut has split. */
// eslint-disable-next-line regexp/no-super-linear-move -- the first 2,000 characters
const halves = /(?:<[^>]*|&[\w#]{0,10}|[\uD800-\uDBFF])$/;

/** What an excerpt leaves out; a heading; a paragraph or list item. */
const excerptParts =
  /<!--[\s\S]*?(?:-->|$)|<(table|figure|pre|script|style|template|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)|<(h[1-6])\b|<(p|li)\b[^<>]*>([\s\S]*?)<\/\3\s*>/gi;

const lineEnds = /<\/?(?:p|div|br|hr|li|ul|ol|dl|dt|dd|section|blockquote)\b[^<>]*>|\r?\n/gi;

/** Least length of a line that an excerpt takes for a sentence whatever it ends with, but for a colon. */
const sentenceLength = 20;

const visibleText = (line: string): string =>
  line
    .replace(/<[^<>]*>/g, '')
    .replace(/&[#\w]+;/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/([\u3000-\u303f\uff01-\uff60]) /g, '$1')
    .trim();

/** Length of the lines in a paragraph that an excerpt certainly takes for sentences. */
const sentencesIn = (paragraph: string): number =>
  paragraph
    .split(lineEnds)
    .map(visibleText)
    .filter((line) => line.length >= sentenceLength && !/[：:]$/.test(line))
    .reduce((sum, line) => sum + line.length, 0);

/** Where the first sentences end: before the heading that follows them, or after enough of them; null: nowhere. */
function endOfSentences(html: string): number | null {
  let found = 0;
  for (const { index, 0: whole, 2: heading, 4: paragraph } of html.matchAll(excerptParts)) {
    if (heading !== undefined && found > 0) return index;
    if (paragraph !== undefined) found += sentencesIn(paragraph);
    if (found >= enoughSentences) return index + whole.length;
  }
  return null;
}

/** Truncates rich text for lists, which show an excerpt of its first sentences. Parsers close open elements. */
export function truncateHtml(html: string): string {
  const text =
    html.length <= excerptLength ? html : html.replace(inlinePicture, '').slice(0, excerptLength).replace(halves, '');
  return text.slice(0, endOfSentences(text) ?? text.length);
}

/** Characters of a table that summarises a text. */
const tableLength = 1000;

/** The first table of a text, which an excerpt leaves out; empty if it is long. */
export function firstTable(html: string): string {
  const start = html.search(/<table\b/i);
  const table = start < 0 ? '' : html.slice(start, start + tableLength);
  const end = /<\/table\s*>/i.exec(table);
  return end ? table.slice(0, end.index + end[0].length) : '';
}

/** An excerpt, and behind it the first table, once. */
export function excerptWithTable(html: string): string {
  const [text, table] = [truncateHtml(html), firstTable(html)];
  return text.includes(table) ? text : text.replace(/<table\b[^]*$/i, '') + table;
}

function valueSchema({ kind, required }: EntityField): TSchema {
  if (kind === 'number') return Type.Unsafe({ type: ['number', 'string', 'null'] });
  return required ? Type.String() : Type.Unsafe({ type: ['string', 'null'] });
}

const fieldsSent = new Map(contentNames.map((area) => [area, fieldsOf(area).filter(([, { sent }]) => sent !== false)]));

/** The fields of an area that are part of its responses. */
export const wireFields = (area: ContentName) => fieldsSent.get(area)!;

/** Response schema of one entity: every field is present, null without a value. */
export function rowSchema(area: ContentName): TObject {
  return Type.Object(Object.fromEntries(wireFields(area).map(([name, field]) => [name, valueSchema(field)])));
}

const isPlainNumber = (text: string) => /^-?\d{1,12}(?:\.\d{1,4})?$/.test(text);

function toWireValue(value: unknown, { kind }: EntityField, brief: boolean, area: ContentName): unknown {
  if (typeof value !== 'string') return value ?? null;
  if (kind === 'number' && isPlainNumber(value)) return Number(value);
  if (!brief || kind !== 'rich') return value;
  // Lists of products draw their terms.
  return area === 'financial' ? excerptWithTable(value) : truncateHtml(value);
}

/** Converts a stored row to its entity on the wire: plain numeric text becomes a number. @param brief cuts texts */
export function toWire(area: ContentName, row: Record<string, unknown>, brief: boolean): Record<string, unknown> {
  return Object.fromEntries(
    wireFields(area).map(([name, field]) => [name, toWireValue(row[name], field, brief, area)]),
  );
}

/** Reads rows by their ids, in the same order; deleted ones are omitted. */
export async function rowsOf(db: Store, area: ContentName, ids: readonly string[], brief: boolean) {
  if (ids.length === 0) return [];
  const rows: Record<string, unknown>[] = await db
    .selectFrom(area as AnyTable)
    .select(wireFields(area).map(([name]) => name))
    .where('fdId', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.fdId, toWire(area, row, brief)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
