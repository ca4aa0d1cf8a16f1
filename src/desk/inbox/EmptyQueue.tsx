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
  if (queue.key === 'search') {
    return (
      <StatePanel drawing="cabinet">
        <p>{emptySearch}</p>
        <p>{emptySearchHint}</p>
      </StatePanel>
    );
  }
  if (isFiltered) {
    return (
      <StatePanel drawing="cabinet">
        <p>{emptyFiltered}</p>
        <Link className="btn btn--line" to={toAll}>
          {zhInbox.clearFilters}
        </Link>
      </StatePanel>
    );
  }
  return (
    <StatePanel drawing="cabinet">
      <p>{queue.key === 'todo' ? emptyTodo : emptyQueue}</p>
      <p>{emptyTodoHint}</p>
    </StatePanel>
  );
}
