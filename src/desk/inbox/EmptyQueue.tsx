import { Link } from 'react-router-dom';
import { StatePanel } from '../../components/StatePanel';
import { zhInbox } from '../../i18n/zhInbox';
import type { InboxQueue } from './inboxQueues';

interface EmptyQueueProps {
  queue: InboxQueue;
  isFiltered: boolean;
  toAll: string;
}

/** Empty state of a list: why, and where to go from here. */
export function EmptyQueue({ queue, isFiltered, toAll }: EmptyQueueProps) {
  const { emptyTodo, emptyTodoHint, emptyQueue, emptyFiltered, emptySearch, emptySearchHint } = zhInbox;
  const isSearch = queue.key === 'search';
  const lines = isSearch
    ? [emptySearch, emptySearchHint]
    : isFiltered
      ? [emptyFiltered]
      : [queue.key === 'todo' ? emptyTodo : emptyQueue, emptyTodoHint];
  return (
    <StatePanel drawing="cabinet">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isFiltered && !isSearch && (
        <Link className="btn btn--line" to={toAll}>
          {zhInbox.clearFilters}
        </Link>
      )}
    </StatePanel>
  );
}
