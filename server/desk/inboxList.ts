import { sql, type RawBuilder } from 'kysely';
import type { ListOrder } from '../../src/contract/sortOrder';
import { openStates, stateGroups, submissionStates } from '../../src/contract/submission';
import { plainForms, telephonePart } from '../../src/contract/typedNumbers';
import { beginsWith, containsText, valuesTable } from '../db/queries';
import type { Store } from '../db/schema';
import { chinaDayNumber, startOfChinaDay } from '../lib/chinaTime';
import { visibleText } from '../lib/searchTerms';
import { allOf, type SortTerm } from '../lists/listQuery';
import { answerClockOf, type AnswerClock } from '../submissions/answerClock';
import { newestFirst, reversed, type DeskList } from './deskRoutes';

/** Query parameters; empty or invalid ones filter nothing. */
export type InboxParameters = Partial<Record<'kind' | 'state' | 'target' | 'handler' | 'days' | 'q', string>> & {
  order?: ListOrder<'inbox'>;
};

const maxSearchLength = 50;

function statesOf(state: string | undefined): readonly string[] | null {
  if (!state) return null;
  // An unknown state matches nothing, as in every list of a RuoYi backend.
  const group = Object.entries(stateGroups).find(([name]) => name === state);
  return group?.[1] ?? submissionStates.filter((known) => known === state);
}

/** The first of the last days (days since 1970, China time), today included; null: any. */
const firstDayOf = ({ days = '' }: InboxParameters, now: number): number | null =>
  /^[1-9]\d{0,3}$/.test(days) ? chinaDayNumber(now) - Number(days) + 1 : null;

/** Part of a company or title, prefix of a receipt number, or a contact. */
const wordsOf = ({ q = '' }: InboxParameters): string => [...q.trim()].slice(0, maxSearchLength).join('');

/** An equality condition, if there is a value. */
const equals = (column: string, value: string | undefined): RawBuilder<boolean>[] =>
  value ? [sql<boolean>`${sql.ref(column)} = ${value}`] : [];

const stateIn = (states: readonly string[]) =>
  states.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`"state" in (${sql.join([...states])})`;

const numberPart = /^(?:SB|YX|FB)-?\d{0,8}-?\d*$/i;

/** Contacts of each form; those of an entry while it is published. */
const contacts = [
  ['projectApplication', 'fdSubmitterPhone', 'fdSubmitterName'],
  ['purchaseIntention', 'fdContactPhone', 'fdContactName'],
  ['getbuginess', 'fdContactsPhone', 'fdContactsPerson'],
] as const;

/** By the beginning of a telephone number, the account's included, or by the whole name of a contact. */
function hasContact(db: Store, text: string): RawBuilder<boolean> {
  const phone = telephonePart(text);
  const isPhone = /^\d{5,12}$/.test(phone);
  const having = contacts.map(([table, ofPhone, ofName]) => {
    const matches = isPhone ? beginsWith(db, ofPhone, phone) : sql<boolean>`${sql.ref(ofName)} = ${visibleText(text)}`;
    return sql`"fdId" in (select "fdId" from ${sql.table(table)} where ${matches})`;
  });
  if (isPhone) {
    having.push(sql`"accountId" in (select "fdId" from "account"
      where "isCust" = '1' and "passwordHash" <> '' and ${beginsWith(db, 'username', phone)})`);
  }
  return sql<boolean>`(${sql.join(having, sql` or `)})`;
}

/** A receipt number or its beginning; or part of a company or title, or a contact. */
function matches(db: Store, text: string): RawBuilder<boolean> {
  const number = plainForms(text)
    .replace(/\p{Dash}/gu, '-')
    .replace(/ /g, '');
  if (numberPart.test(number)) return beginsWith(db, 'number', number.toUpperCase());
  return sql<boolean>`(${containsText(db, 'title', text)} or ${containsText(db, 'fdComName', text)}
    or ${hasContact(db, text)})`;
}

/** All conditions of a query. */
export function inboxConditions(db: Store, query: InboxParameters, now: number): RawBuilder<boolean> {
  const [states, firstDay, words] = [statesOf(query.state), firstDayOf(query, now), wordsOf(query)];
  return allOf([
    ...equals('kind', query.kind),
    ...(states === null ? [] : [stateIn(states)]),
    ...equals('handler', query.handler),
    ...equals('targetId', query.target),
    ...(firstDay === null ? [] : [sql<boolean>`"createdAt" >= ${startOfChinaDay(firstDay)}`]),
    ...(words === '' ? [] : [matches(db, words)]),
  ]);
}

// As in the index submission_open.
const clockDay = sql`coalesce("clockDay", ("createdAt" + 28800000) / 86400000)`;
const isWaiting = sql<boolean>`"state" in ('submitted', 'accepted', 'pending')`;

/** Submissions that wait for staff, of one kind and with one last day (days since 1970, China time). */
interface DueDay {
  kind: string;
  /** When their time limit began. */
  day: number;
  due: number;
  count: number;
}

/** The last days of what waits for staff, the first to come at the beginning; the calendar tells them, not the store. */
export async function dueDays(db: Store, where: RawBuilder<boolean>, clock: AnswerClock): Promise<DueDay[]> {
  const { rows } = await sql<Record<'kind' | 'day' | 'count', string>>`
    select "kind", ${clockDay} as "day", count(*) as "count" from "submission"
    where ${isWaiting} and ${where} group by 1, 2`.execute(db);
  return rows
    .map((row) => ({ kind: row.kind, day: Number(row.day), count: Number(row.count) }))
    .map((row) => ({ ...row, due: clock.dueDay(row.kind, row.day) }))
    .sort((one, other) => one.due - other.due || one.day - other.day || (one.kind < other.kind ? -1 : 1));
}

/** What waits for staff: what is due first, and of that the oldest, at the beginning. */
export function listByDue(db: Store, where: RawBuilder<boolean>, days: readonly DueDay[]): DeskList<'submission'> {
  const places = days.map(({ kind, day }, place) => [kind, day, place] as const);
  const due = valuesTable(db, 'due', { ofKind: 'text', ofDay: 'int8', place: 'int8' }, places);
  return {
    table: 'submission',
    where: sql<boolean>`${isWaiting} and ${where}`,
    join: sql`inner join ${due} on "ofKind" = "kind" and "ofDay" = ${clockDay}`,
    order: ['place', 'createdAt', 'fdId'].map((column): SortTerm => ({ by: sql.ref(column), to: 'asc' })),
  };
}

/** The inbox, sorted as asked, but by time limits only what waits, with no filter by target, days or text. */
export async function inboxList(db: Store, query: InboxParameters, now: number): Promise<DeskList<'submission'>> {
  const { target, state, order = '-submittedAt' } = query;
  const where = inboxConditions(db, query, now);
  const areOpen = statesOf(state)?.every((one) => (openStates as readonly string[]).includes(one));
  const isNarrowed = target || wordsOf(query) || firstDayOf(query, now) !== null;
  if (order.endsWith('due') && areOpen && !isNarrowed) {
    const list = listByDue(db, where, await dueDays(db, where, await answerClockOf(db)));
    return order === 'due' ? list : { ...list, order: reversed(list.order) };
  }
  const newest = newestFirst('createdAt');
  const terms: SortTerm[] = order.endsWith('fdComName')
    ? [{ by: sql.ref('fdComName'), to: 'desc' }, ...newest]
    : newest;
  const isReversed = order === 'submittedAt' || order === 'fdComName';
  return { table: 'submission', where, order: isReversed ? reversed(terms) : terms };
}
