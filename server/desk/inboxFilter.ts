import { sql, type RawBuilder } from 'kysely';
import type { ListOrder } from '../../src/contract/sortOrder';
import { stateGroups, submissionKinds, submissionStates } from '../../src/contract/submission';
import { chinaDayNumber, startOfChinaDay } from '../lib/chinaTime';

/** Filters of the inbox; null: any. */
export interface InboxFilter {
  kind: string | null;
  states: readonly string[] | null;
  target: string | null;
  handler: string | null;
  /** First day (days since 1970, China time). */
  fromDay: number | null;
  /** Part of a company or title, or prefix of a receipt number. */
  q: string | null;
  order: ListOrder<'inbox'>;
}

/** Raw query parameters. */
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

/** Parses the query; empty or invalid parameters filter nothing. */
export function readInboxFilter(query: InboxParameters, now: number): InboxFilter {
  const { kind, state, target, handler, days = '', q = '', order = '-submittedAt' } = query;
  const recent = /^[1-9]\d{0,3}$/.test(days) ? Number(days) : null;
  return {
    kind: kind ? (submissionKinds.find((known) => known === kind) ?? '') : null,
    states: statesOf(state),
    target: target || null,
    handler: handler || null,
    // Including today.
    fromDay: recent === null ? null : chinaDayNumber(now) - recent + 1,
    q: [...q.trim()].slice(0, maxSearchLength).join('') || null,
    order,
  };
}

/** An equality condition, if there is a value. */
const equals = (column: string, value: string | null): RawBuilder<boolean>[] =>
  value === null ? [] : [sql<boolean>`${sql.ref(column)} = ${value}`];

function stateIn(states: readonly string[] | null): RawBuilder<boolean>[] {
  if (states === null) return [];
  return states.length === 0
    ? [sql<boolean>`1 = 0`]
    : [sql<boolean>`${sql.ref('state')} in (${sql.join([...states])})`];
}

/** What daily counts can be filtered by. */
export type CountedFilter = Pick<InboxFilter, 'kind' | 'states' | 'handler'>;

/** Conditions that daily counts support: all but target and search. */
export const countedConditions = ({ kind, states, handler }: CountedFilter): RawBuilder<boolean>[] => [
  ...equals('kind', kind),
  ...stateIn(states),
  ...equals('handler', handler),
];

/** All conditions but the search. */
export const rowConditions = (filter: InboxFilter): RawBuilder<boolean>[] => [
  ...countedConditions(filter),
  ...equals('targetId', filter.target),
  ...(filter.fromDay === null ? [] : [sql<boolean>`${sql.ref('createdAt')} >= ${startOfChinaDay(filter.fromDay)}`]),
];

/** Joins conditions with `and`. */
export const allOf = (conditions: RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
