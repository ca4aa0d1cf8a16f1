import { sql, type RawBuilder } from 'kysely';
import { stateGroups, submissionKinds, submissionStates } from '../../src/contract/submission';
import { chinaDayNumber, startOfChinaDay } from '../lib/chinaTime';

/** What the inbox is filtered by; null: by nothing. */
export interface InboxFilter {
  kind: string | null;
  states: readonly string[] | null;
  target: string | null;
  handler: string | null;
  /** The first China day, as a number of days since 1970. */
  fromDay: number | null;
  /** A part of company or title, or the beginning of a number. */
  q: string | null;
}

/** The query as it arrives. */
export type InboxParameters = Partial<Record<'kind' | 'state' | 'target' | 'handler' | 'days' | 'q', string>>;

const longestSearch = 50;

function statesOf(state: string | undefined): readonly string[] | null {
  if (!state) return null;
  // One that does not exist chooses nothing, as in every list of such a backend.
  const group = Object.entries(stateGroups).find(([name]) => name === state);
  return group?.[1] ?? submissionStates.filter((known) => known === state);
}

/** Makes sense of a query; what is empty or no number filters nothing. */
export function readInboxFilter(query: InboxParameters, now: number): InboxFilter {
  const { kind, state, target, handler, days = '', q = '' } = query;
  const recent = /^[1-9]\d{0,3}$/.test(days) ? Number(days) : null;
  return {
    kind: kind ? (submissionKinds.find((known) => known === kind) ?? '') : null,
    states: statesOf(state),
    target: target || null,
    handler: handler || null,
    // Today is the first of them.
    fromDay: recent === null ? null : chinaDayNumber(now) - recent + 1,
    q: [...q.trim()].slice(0, longestSearch).join('') || null,
  };
}

/** A condition, where there is something to compare with. */
const equals = (column: string, value: string | null): RawBuilder<boolean>[] =>
  value === null ? [] : [sql<boolean>`${sql.ref(column)} = ${value}`];

function stateIn(states: readonly string[] | null): RawBuilder<boolean>[] {
  if (states === null) return [];
  return states.length === 0
    ? [sql<boolean>`1 = 0`]
    : [sql<boolean>`${sql.ref('state')} in (${sql.join([...states])})`];
}

/** The conditions that counts by day have too: all but the target and the search. */
export const countedConditions = ({ kind, states, handler }: InboxFilter): RawBuilder<boolean>[] => [
  ...equals('kind', kind),
  ...stateIn(states),
  ...equals('handler', handler),
];

/** Every condition on a row but the search. */
export const rowConditions = (filter: InboxFilter): RawBuilder<boolean>[] => [
  ...countedConditions(filter),
  ...equals('targetId', filter.target),
  ...(filter.fromDay === null ? [] : [sql<boolean>`${sql.ref('createdAt')} >= ${startOfChinaDay(filter.fromDay)}`]),
];

/** Several conditions as one. */
export const allOf = (conditions: RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
