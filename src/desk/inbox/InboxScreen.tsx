import { Link, useParams } from 'react-router-dom';
import { zhInbox } from '../../i18n/zhInbox';
import { countOf, countTags, deskTag, useCounts } from '../deskApi';
import { NotHere } from '../DeskPanel';
import { SplitLayout } from '../shell/SplitLayout';
import { inboxPaths, inboxQueues, queueAddress, queueAt, type QueueKey } from './inboxQueues';
import { SubmissionsScreen } from './SubmissionsScreen';
import type { ReactElement } from 'react';
import type { DeskRecord, InboxCounts, Report } from '../../contract/desk';
import { auditActions } from '../../contract/auditActions';
import { reportAnswerForm, reportAnswerLabels } from '../../contract/deskForms';
import { receiptKind } from '../../contract/submission';
import { areaTitle, ShortTime } from '../ShortTime';
import type { Column } from '../shell/DeskTable';
import { fieldsOf } from '../shell/DeskForm';
import styles from './AuditLog.module.css';
import { PhoneLink } from '../../components/PhoneLink';
import { areas, isAreaName } from '../../contract/areas';
import { pathAt } from '../../lib/paths';
import { ResourceScreen, type DeskResource } from '../shell/DeskResource';

const { queues, records, reports } = zhInbox;

const columns: Column<DeskRecord>[] = [
  {
    key: 'at',
    heading: records.columns.time,
    by: '-at',
    className: 'nb ink-3',
    cell: ({ at }) => <ShortTime value={at} />,
  },
  { key: 'actor', heading: records.columns.actor, className: 'nb', cell: ({ actor }) => actor },
  {
    key: 'action',
    heading: records.columns.action,
    className: `nb ${styles.action}`,
    cell: ({ action }) => auditActions[action] ?? action,
  },
  {
    key: 'what',
    heading: records.columns.what,
    className: `whole ${styles.what}`,
    cell: ({ target, title, note }) => (
      <>
        {title && <span>{title}</span>}
        {receiptKind(target) === null ? (
          !title && <span className="ink-3 break">{areaTitle(target)}</span>
        ) : (
          <Link className="num" to={`/inbox/search?q=${target}&open=${target}`}>
            {target}
          </Link>
        )}
        {note && <span className={styles.note}>{note}</span>}
      </>
    ),
  },
];

/** Audit log of the desk, newest first. */
const auditLog: DeskResource<DeskRecord> = {
  url: inboxPaths.records,
  heading: queues.records,
  keyOf: ({ fdId }) => fdId,
  nameOf: () => '',
  facts: () => [],
  acts: [],
  search: records.search,
  filters: {
    name: records.filters,
    choices: [
      {
        name: 'action',
        label: records.columns.action,
        options: [['', records.anyAction], ...Object.entries(auditActions)],
      },
      { name: 'from', label: records.from },
      { name: 'to', label: records.to },
    ],
    none: [records.noMatch],
  },
  table: { className: styles.records, columns, orders: { '-at': records.columns.time }, order: '-at' },
  exports: '/api/desk/records/export',
  empty: [records.empty, records.emptyHint],
};

/** The page that was reported; some areas have none. */
const pageOf = ({ area, targetId }: Report) => (isAreaName(area) ? pathAt(areas[area].detail, targetId) : undefined);

/** Visitors' reports about the portal's pages, and how they were closed. */
const reportList: DeskResource<Report> = {
  url: inboxPaths.reports,
  heading: queues.reports,
  states: [
    {
      key: 'open',
      label: reports.open,
      empty: [reports.empty, reports.emptyHint],
      count: ({ openReports }) => openReports,
    },
    { key: 'closed', label: reports.closed, empty: [reports.emptyClosed] },
  ],
  keyOf: ({ fdId }) => fdId,
  nameOf: ({ title }) => title,
  title: (report) => (pageOf(report) ? <a href={pageOf(report)}>{report.title}</a> : report.title),
  facts: ({ reason, at, contact, closedAt, closedBy }) => [
    <span key="reason" className="tag tag--oak">
      {reports.reasons[reason]}
    </span>,
    <ShortTime key="at" value={at} />,
    contact && (
      <>
        {reports.contact}：
        <PhoneLink value={contact} plain />
      </>
    ),
    closedBy && reports.closedBy(closedBy),
    closedAt && <ShortTime key="closed" value={closedAt} />,
  ],
  notes: ({ note, answer }) => [note, answer],
  acts: [
    {
      label: reports.close,
      url: '/api/desk/reports/close',
      isFor: ({ closedAt }) => !closedAt,
      form: {
        title: () => reports.close,
        action: reports.close,
        fields: fieldsOf(reportAnswerForm, reportAnswerLabels, {
          answer: { hint: reports.answerHint, rows: 3, full: true },
        }),
        begin: () => ({ answer: '' }),
        before: ({ title }) => <p>{title}</p>,
      },
      // One that somebody else closed meanwhile counts as closed.
      body: ({ fdId }, { answer = '' }) => ({ fdId, answer: answer.trim() }),
      done: reports.done,
      changes: [...countTags, deskTag(inboxPaths.records)],
    },
  ],
};

interface ListEntry {
  label: string;
  count?: ((counts: InboxCounts) => number) | undefined;
  view: ReactElement;
}

const listOf = <Row,>(resource: DeskResource<Row>): ListEntry => ({
  label: resource.heading,
  count: resource.states?.[0]?.count,
  view: <ResourceScreen key={resource.url} resource={resource} />,
});

/** What stands beside the submissions in the sidebar, by its address. */
const lists: Readonly<Record<string, ListEntry>> = {
  reports: listOf(reportList),
  records: listOf(auditLog),
};

const railOrder = ['todo', 'application', 'intention', 'entry', 'supplement', ...Object.keys(lists), 'archive'];

/** The inbox: its queues in the sidebar, and the open one. */
export default function InboxScreen() {
  const { queue: name } = useParams();
  const { data: counts } = useCounts();
  const waiting = (key: string): number | undefined => {
    if (!counts || key === 'archive') return undefined;
    if (lists[key]) return lists[key].count?.(counts);
    const { kind, within = 'open' } = inboxQueues[key as QueueKey];
    return countOf(counts, within, kind);
  };
  const items = railOrder.map((key) => ({
    key,
    label: lists[key]?.label ?? inboxQueues[key as QueueKey].heading,
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
  if (name !== undefined && Object.hasOwn(lists, name)) return lists[name]!.view;
  const queue = queueAt(name);
  if (queue) return <SubmissionsScreen key={queue.key} queue={queue} />;
  return <NotHere to={queueAddress('todo')} toName={queues.todo} />;
}
