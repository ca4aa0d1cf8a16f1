import { createSearchParams, useLocation, useNavigate } from 'react-router-dom';
import type { InboxQuery } from '../../contract/desk';
import { zhInbox } from '../../i18n/zhInbox';
import { positiveInteger } from '../shell/positiveInteger';
import { useSorting, type Sorting } from '../shell/Sorting';
import { useListAddress } from '../shell/useListAddress';
import type { InboxQueue, QueuePart } from './inboxQueues';

/** Page size of the inbox. */
export const inboxPageSize = 20;

/** URL parameters that filter a list. */
export type FilterName = 'target' | 'days' | 'handler' | 'q';

/** State in the address: the list and the open submission. */
export interface InboxAddress {
  query: InboxQuery;
  part: QueuePart;
  /** Whether the list is filtered by anything but its tab. */
  isFiltered: boolean;
  filters: Record<FilterName, string>;
  sorting: Sorting;
  /** Receipt number of the open submission. */
  open: string | null;
  /** Links that open a submission, or another tab. */
  toOpen: (number: string) => string;
  toPart: (key: string) => string;
  /** Links to the list alone, and without its filters. */
  toList: () => string;
  toAll: () => string;
  choose: (name: FilterName, value: string) => void;
  goToPage: (page: number) => void;
  openOne: (number: string | null, options?: { replace?: boolean }) => void;
}

/** Keeps the list's state in the address, so that it can be shared, reloaded and found by going back. */
export function useInboxAddress(queue: InboxQueue): InboxAddress {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { search, page } = useListAddress();
  const filters = {
    target: search.get('target') ?? '',
    days: search.get('days') ?? '',
    handler: search.get('handler') ?? '',
    q: search.get('q') ?? '',
  };
  const part = queue.parts.find(({ key }) => key === (search.get('part') ?? '')) ?? queue.parts[0];
  const open = search.get('open');
  const changed = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const text = createSearchParams(next).toString();
    return text ? `${pathname}?${text}` : pathname;
  };
  const days = positiveInteger(filters.days);
  const hasDue = queue.within === 'open' && !filters.target && !days;
  const { name, submitted, due } = zhInbox.columns;
  const sorting = useSorting<NonNullable<InboxQuery['order']>>(
    { ...(hasDue ? { due } : {}), fdComName: name, '-submittedAt': submitted },
    hasDue ? 'due' : '-submittedAt',
  );
  return {
    part,
    filters,
    open,
    sorting,
    isFiltered: Object.values(filters).some(Boolean),
    query: {
      pageNum: page,
      pageSize: inboxPageSize,
      kind: part.kind ?? queue.kind,
      state: part.state ?? queue.within,
      target: filters.target || undefined,
      days: days ?? undefined,
      handler: filters.handler || undefined,
      q: filters.q || undefined,
      order: sorting.order,
    },
    toOpen: (number) => changed({ open: number }),
    toPart: (key) => changed({ part: key, page: null, open: null }),
    toList: () => changed({ open: null }),
    toAll: () => pathname,
    choose: (name, value) => void navigate(changed({ [name]: value, page: null, open: null }), { replace: true }),
    goToPage: (to) => void navigate(changed({ page: to === 1 ? null : String(to), open: null })),
    openOne: (number, options) => void navigate(changed({ open: number }), options),
  };
}
