import { createSearchParams, useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import type { ListOrder } from '../../contract/sortOrder';
import { zhInbox } from '../../i18n/zhInbox';
import { positiveInteger } from '../shell/positiveInteger';
import { useSorting } from '../shell/Sorting';
import { useListAddress } from '../shell/useListAddress';
import type { InboxQueue } from './inboxQueues';

/** Page size of the inbox. */
export const inboxPageSize = 20;

/** URL parameters that filter a list. */
export type FilterName = 'target' | 'days' | 'handler' | 'q';

/** State in the address: the list and the open submission. */
export function useInboxAddress(queue: InboxQueue) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { search, page, goTo, setParam } = useListAddress();
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
      pageSize: inboxPageSize,
      kind: part.kind ?? queue.kind,
      state: part.state ?? queue.within,
      target: filters.target || undefined,
      days: days ?? undefined,
      handler: filters.handler || undefined,
      q: filters.q || undefined,
      order: sorting.order,
    },
    /** Links that open a submission, or another tab; to the list alone, and without its filters. */
    toOpen: (number: string) => changed({ open: number }),
    toPart: (key: string) => changed({ part: key, page: null, open: null }),
    toList: () => changed({ open: null }),
    toAll: () => pathname,
    choose: (name: FilterName, value: string) => setParam(name, value, { replace: true }),
    goToPage: goTo,
    openOne: (number: string | null, options?: NavigateOptions) => void navigate(changed({ open: number }), options),
  };
}
