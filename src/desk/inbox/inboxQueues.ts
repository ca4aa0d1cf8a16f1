import { stateWord, type InboxCounts, type InboxQuery, type Assignee } from '../../contract/desk';
import { submissionKinds, type SubmissionKind, type SubmissionState } from '../../contract/submission';
import type { Options } from '../../components/Field';
import { zhInbox } from '../../i18n/zhInbox';
import { useNavigate, type NavigateOptions, type To } from 'react-router-dom';
import type { ListOrder } from '../../contract/sortOrder';
import { positiveInteger, useListAddress, useSorting, type Filter } from '../shell/FilterForm';
import { listPageSize } from '../shell/DeskTable';
import { countOf, countTags, deskTag, useDeskRows } from '../deskApi';
import { useDeskMe } from '../hooks';

export const inboxPaths = {
  list: '/api/desk/submissions',
  detail: '/api/desk/submission',
  templates: '/api/desk/templates',
  records: '/api/desk/records',
  reports: '/api/desk/reports',
  export: '/api/desk/export',
  assignees: '/api/desk/handlers',
};

const { list, detail, records, assignees: handlersPath } = inboxPaths;

/** What a decision changes; a refusal means that the data on the screen is outdated. */
export const decisionChanges = [...countTags, ...[list, detail, records, handlersPath].map(deskTag)];

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

const { queues } = zhInbox;

const part = (state: SubmissionState, label = stateWord(state)): QueuePart => ({ key: state, label, state });
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
  search: { key: 'search', heading: queues.search, parts: byKind },
};

/** The queue at an address; undefined: not a queue of submissions. */
export const queueAt = (name: string | undefined): InboxQueue | undefined =>
  name === undefined ? inboxQueues.todo : Object.values(inboxQueues).find(({ key }) => key === name && key !== 'todo');

export const queueAddress = (key: string): string => (key === 'todo' ? '/inbox' : `/inbox/${key}`);

/** Number of submissions in a tab of a queue. */
export const countIn = (counts: InboxCounts, { kind, within }: InboxQueue, part: QueuePart): number =>
  countOf(counts, part.state ?? within, part.kind ?? kind);

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

/** URL parameters that filter a list. */
const filterNames = ['target', 'days', 'handler', 'q'] as const;
type FilterName = (typeof filterNames)[number];
type Filters = Record<FilterName, string>;

/** State in the address: the list and the open submission. */
export function useInboxAddress(queue: InboxQueue) {
  const navigate = useNavigate();
  const { search, page, withParam, setParam } = useListAddress();
  const filters = Object.fromEntries(filterNames.map((name) => [name, search.get(name) ?? ''])) as Filters;
  const part = queue.parts.find(({ key }) => key === (search.get('part') ?? '')) ?? queue.parts[0];
  const open = search.get('open');
  const opening = (number: string | null): To => {
    const next = new URLSearchParams(search);
    if (number === null) next.delete('open');
    else next.set('open', number);
    return { search: String(next) };
  };
  const days = positiveInteger(filters.days);
  const hasDue = queue.within === 'open' && !filters.target && !days && !filters.q;
  const { name, submitted, due } = zhInbox.columns;
  const sorting = useSorting<ListOrder<'inbox'>>(
    { ...(hasDue ? { due } : {}), fdComName: name, '-submittedAt': submitted },
    hasDue ? 'due' : '-submittedAt',
  );
  return {
    part,
    filters,
    open,
    sorting,
    /** Whether the list is filtered by anything but its tab. */
    isFiltered: Object.values(filters).some(Boolean),
    query: {
      pageNum: page,
      pageSize: listPageSize,
      kind: part.kind ?? queue.kind,
      state: part.state ?? queue.within,
      target: filters.target || undefined,
      days: days ?? undefined,
      handler: filters.handler || undefined,
      q: filters.q || undefined,
      order: sorting.order,
    },
    /** A link that opens a submission; null: to the list alone. */
    toOpen: opening,
    toPart: (key: string): To => ({ search: String(withParam('part', key)) }),
    choose: (name: string, value: string) => setParam(name, value, { replace: true }),
    openOne: (number: string | null, options?: NavigateOptions) => void navigate(opening(number), options),
  };
}

/** The projects or apps by which a queue can be filtered: those that the portal shows. */
function useTargets({ kind }: InboxQueue): Options {
  const url = kind === 'intention' ? '/api/app/list' : '/api/project/list';
  const isAsked = kind === 'application' || kind === 'intention';
  const page = { pageNum: 1, pageSize: 100, brief: '1' };
  const { data } = useDeskRows<Record<string, string>>({ url, ...page }, { skip: !isAsked });
  return (data?.rows ?? []).map(({ fdId = '', fdProjectName, fdAppName }) => [
    fdId,
    fdProjectName ?? fdAppName ?? fdId,
  ]);
}

const periods = [7, 30, 90].map((days) => [String(days), zhInbox.within(days)] as const);

/** A value from the address is always among the options. */
const filter = (
  name: FilterName,
  label: string,
  any: string,
  value: string,
  options: Options,
  own?: string,
): Filter => {
  const isKnown = value === '' || options.some(([one]) => one === value);
  return { name, label, value, options: [['', any], ...(isKnown ? [] : [[value, own ?? value] as const]), ...options] };
};

/** Filters of a queue. */
export function useInboxFilters(queue: InboxQueue, { target, days, handler }: Filters): Filter[] {
  const targets = useTargets(queue);
  const { username } = useDeskMe();
  // Staff who have handled any submission.
  const { data: assignees } = useDeskRows<Assignee>({ url: inboxPaths.assignees });
  const others = (assignees?.rows ?? []).filter((one) => one.username !== username);
  const handlers = [
    [username, zhInbox.mine] as const,
    ...others.map((one) => [one.username, one.displayName] as const),
  ];
  const ofApps = queue.kind === 'intention';
  const [name, any] = ofApps ? [zhInbox.app, zhInbox.allApps] : [zhInbox.project, zhInbox.allProjects];
  return [
    ...(queue.kind === 'application' || ofApps || target !== ''
      ? [filter('target', name, any, target, targets, zhInbox.otherTarget)]
      : []),
    filter('days', zhInbox.submittedWithin, zhInbox.anyTime, days, periods, zhInbox.within(Number(days))),
    filter('handler', zhInbox.handler, zhInbox.allHandlers, handler, handlers),
  ];
}
