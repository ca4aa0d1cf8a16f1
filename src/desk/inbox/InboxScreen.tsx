import { Link, useParams } from 'react-router-dom';
import { zhDesk } from '../../i18n/zhDesk';
import { zhInbox } from '../../i18n/zhInbox';
import { useGetInboxCountsQuery, waitingOf, waitingSubmissions } from '../deskApi';
import { DeskPanel } from '../DeskPanel';
import { SplitLayout, type SidebarItem } from '../shell/SplitLayout';
import { countOf, inboxQueues, queueAddress, queueAt } from './inboxQueues';
import { AuditLogScreen } from './AuditLogScreen';
import { ReportsScreen } from './ReportsScreen';
import { SubmissionsScreen } from './SubmissionsScreen';

const railOrder = ['todo', 'application', 'intention', 'entry', 'supplement', 'reports', 'records', 'archive'] as const;

/** The inbox: its queues in the sidebar, and the open one. */
export function InboxScreen() {
  const { queue: name } = useParams();
  const { data: counts } = useGetInboxCountsQuery();
  const waiting = (key: (typeof railOrder)[number]): number | undefined => {
    if (!counts || key === 'records' || key === 'archive') return undefined;
    if (key === 'todo') return waitingSubmissions(counts);
    if (key === 'supplement') return countOf(counts, inboxQueues.supplement, inboxQueues.supplement.parts[0]);
    return key === 'reports' ? counts.openReports : waitingOf(counts, key);
  };
  const items: SidebarItem[] = railOrder.map((key) => ({
    key,
    label: zhInbox.queues[key],
    to: queueAddress(key),
    isCurrent: key === (name ?? 'todo'),
    count: waiting(key),
    isApart: key === 'application' || key === 'records',
  }));
  return (
    <SplitLayout sidebarName={zhInbox.sidebarName} items={items}>
      <Queue name={name} />
    </SplitLayout>
  );
}

function Queue({ name }: { name: string | undefined }) {
  if (name === 'records') return <AuditLogScreen />;
  if (name === 'reports') return <ReportsScreen />;
  const queue = queueAt(name);
  if (queue) return <SubmissionsScreen key={queue.key} queue={queue} />;
  return (
    <DeskPanel heading={zhDesk.notFound} drawing="boards">
      <Link className="btn" to={queueAddress('todo')}>
        {zhInbox.queues.todo}
      </Link>
    </DeskPanel>
  );
}
