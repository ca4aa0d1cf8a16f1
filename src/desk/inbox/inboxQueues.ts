import type { InboxCounts, InboxQuery } from '../../contract/desk';
import { stateGroups, submissionKinds, type SubmissionKind, type SubmissionState } from '../../contract/submission';
import { zhInbox } from '../../i18n/zhInbox';

/** A queue of submissions: its contents and its tabs. */
export interface InboxQueue {
  key: QueueKey;
  heading: string;
  kind?: SubmissionKind;
  /** The states that it contains; omitted: any. */
  within?: InboxQuery['state'];
  /** Its tabs; the first shows all of it. */
  parts: readonly QueuePart[];
}

export interface QueuePart {
  key: string;
  label: string;
  state?: InboxQuery['state'];
  kind?: SubmissionKind;
}

export type QueueKey = 'todo' | 'application' | 'intention' | 'entry' | 'supplement' | 'archive' | 'search';

const { states, intentionStates, queues } = zhInbox;

/** Label of a state, which depends on the kind of submission. */
export const stateName = (kind: SubmissionKind, state: SubmissionState): string =>
  kind === 'intention' && (state === 'granted' || state === 'refused') ? intentionStates[state] : states[state];

const part = (state: SubmissionState, label: string = states[state]): QueuePart => ({ key: state, label, state });
const all: QueuePart = { key: '', label: zhInbox.all };

const byKind: readonly QueuePart[] = [
  all,
  ...submissionKinds.map((kind) => ({ key: kind, label: zhInbox.kinds[kind], kind })),
];

const answered: readonly QueuePart[] = [
  all,
  part('submitted'),
  part('accepted', zhInbox.underWay),
  { key: 'decided', label: zhInbox.decided, state: 'decided' },
  part('withdrawn'),
];

export const inboxQueues: Readonly<Record<QueueKey, InboxQueue>> = {
  todo: {
    key: 'todo',
    heading: queues.todo,
    within: 'open',
    parts: [all, part('submitted'), part('accepted', zhInbox.underWay), part('pending')],
  },
  application: { key: 'application', heading: queues.application, kind: 'application', parts: answered },
  intention: { key: 'intention', heading: queues.intention, kind: 'intention', parts: answered },
  entry: {
    key: 'entry',
    heading: queues.entry,
    kind: 'entry',
    parts: [all, part('pending'), part('published'), part('refused'), part('removed'), part('withdrawn')],
  },
  supplement: { key: 'supplement', heading: queues.supplement, within: 'supplement', parts: byKind },
  archive: {
    key: 'archive',
    heading: queues.archive,
    within: 'ended',
    parts: [all, part('granted'), part('refused'), part('removed'), part('withdrawn')],
  },
  search: {
    key: 'search',
    heading: queues.search,
    parts: byKind,
  },
};

/** The queue at an address; undefined: not a queue of submissions. */
export const queueAt = (name: string | undefined): InboxQueue | undefined =>
  name === undefined ? inboxQueues.todo : Object.values(inboxQueues).find(({ key }) => key === name && key !== 'todo');

export const queueAddress = (key: string): string => (key === 'todo' ? '/inbox' : `/inbox/${key}`);

const statesIn = (state: InboxQuery['state']): readonly SubmissionState[] | null =>
  state === undefined
    ? null
    : state in stateGroups
      ? stateGroups[state as keyof typeof stateGroups]
      : [state as SubmissionState];

/** Number of submissions in a tab of a queue. */
export function countOf(
  counts: InboxCounts,
  { kind, within }: InboxQueue,
  { state, kind: partKind }: QueuePart,
): number {
  const wanted = statesIn(state ?? within);
  const kinds = [partKind ?? kind].flatMap((one) => (one ? [one] : [...submissionKinds]));
  return kinds.reduce((sum, one) => {
    const byState = Object.entries(counts.submissions[one] ?? {}) as [SubmissionState, number][];
    return sum + byState.reduce((own, [name, count]) => own + (!wanted || wanted.includes(name) ? count : 0), 0);
  }, 0);
}

/** Heading of the first column of a queue. */
export function columnOf({ kind }: InboxQueue): string {
  const { company, companyAndApp, companyAndProduct, companyAndTitle } = zhInbox.columns;
  return { application: company, intention: companyAndApp, entry: companyAndProduct, any: companyAndTitle }[
    kind ?? 'any'
  ];
}

/** Why the list of a queue is empty. */
export function whyEmpty({ key }: InboxQueue, isFiltered: boolean): string[] {
  const { emptyTodo, emptyTodoHint, emptyQueue, emptyFiltered, emptySearch, emptySearchHint } = zhInbox;
  if (key === 'search') return [emptySearch, emptySearchHint];
  return isFiltered ? [emptyFiltered] : [key === 'todo' ? emptyTodo : emptyQueue, emptyTodoHint];
}
