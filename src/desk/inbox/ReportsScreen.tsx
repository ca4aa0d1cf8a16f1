import { useState } from 'react';
import { Pagination } from '../../components/Pagination';
import { PhoneLink } from '../../components/PhoneLink';
import { QueryBoundary } from '../../components/QueryBoundary';
import { queryStatus } from '../../components/status';
import { StatePanel } from '../../components/StatePanel';
import type { Report } from '../../contract/desk';
import { zhInbox } from '../../i18n/zhInbox';
import { useGetInboxCountsQuery } from '../deskApi';
import { ShortTime } from '../ShortTime';
import { useAnnounce } from '../shell/Announcer';
import { SidebarButton } from '../shell/SplitLayout';
import { ListPane } from '../shell/ListPane';
import pane from '../shell/ListPane.module.css';
import { useListAddress } from '../shell/useListAddress';
import { StateRow } from '../shell/StateRow';
import { useNow } from '../../components/useNow';
import { useListReportsQuery, type ReportsQuery } from './inboxApi';
import { reportedPage } from './reportedPage';
import { ReportDialog } from './ReportDialog';
import styles from './ReportsScreen.module.css';
import { TableSkeleton } from './TableSkeleton';
import { inboxPageSize } from './useInboxAddress';
import { SmallButton } from '../shell/SmallButton';

const { queues, reports } = zhInbox;
const states: readonly ReportsQuery['state'][] = ['open', 'closed'];

/** Visitors' reports about the portal's pages, and how they were closed. */
export function ReportsScreen() {
  const now = useNow();
  const announce = useAnnounce();
  const { search, page: pageNum, goTo } = useListAddress();
  const state = search.get('part') === 'closed' ? 'closed' : 'open';
  const { data: counts } = useGetInboxCountsQuery();
  const list = useListReportsQuery({ pageNum, pageSize: inboxPageSize, state }, { refetchOnFocus: true });
  const status = queryStatus(list, ({ rows }) => rows.length === 0);
  const { rows = [], total = 0 } = list.currentData ?? {};
  const [closing, setClosing] = useState<Report | null>(null);
  return (
    <ListPane heading={queues.reports} actions={<SidebarButton />}>
      <StateRow
        name={zhInbox.statesName}
        choices={states.map((key) => ({
          key,
          label: reports[key],
          to: key === 'open' ? '/inbox/reports' : '/inbox/reports?part=closed',
          isCurrent: key === state,
          count: key === 'open' ? counts?.openReports : null,
        }))}
      />
      {status === 'empty' ? (
        <StatePanel drawing="cabinet">
          <p>{state === 'open' ? reports.empty : reports.emptyClosed}</p>
          {state === 'open' && <p>{reports.emptyHint}</p>}
        </StatePanel>
      ) : (
        <QueryBoundary status={status} skeleton={<TableSkeleton />} onRetry={() => void list.refetch()}>
          <ul className={styles.reports} role="list" aria-label={queues.reports}>
            {rows.map((report) => (
              <li key={report.fdId}>
                <ReportEntry report={report} now={now} onClose={() => setClosing(report)} />
              </li>
            ))}
          </ul>
          <div className={pane.pages}>
            <Pagination total={total} pageSize={inboxPageSize} page={pageNum} onPage={goTo} />
          </div>
        </QueryBoundary>
      )}
      {closing && (
        <ReportDialog
          report={closing}
          onClose={() => setClosing(null)}
          onDone={() => {
            setClosing((now) => (now === closing ? null : now));
            announce(reports.done(closing.title));
          }}
        />
      )}
    </ListPane>
  );
}

function ReportEntry({ report, now, onClose }: { report: Report; now: Date; onClose: () => void }) {
  const { title, area, targetId, reason, note, contact, at, closedAt, closedBy, answer } = report;
  const page = reportedPage(area, targetId);
  return (
    <article className={styles.report}>
      <div className={styles.text}>
        <p className={styles.head}>
          <span className="tag tag--oak">{reports.reasons[reason]}</span>
          <ShortTime value={at} now={now} />
        </p>
        <h2>{page ? <a href={page}>{title}</a> : title}</h2>
        {note && <p className={styles.note}>{note}</p>}
        {contact && (
          <p className={styles.meta}>
            {reports.contact}：
            <PhoneLink value={contact} plain />
          </p>
        )}
        {closedAt && (
          <p className={styles.meta}>
            {closedBy && reports.closedBy(closedBy)} <ShortTime value={closedAt} now={now} />
          </p>
        )}
        {answer && <p className={styles.note}>{answer}</p>}
      </div>
      {!closedAt && (
        <SmallButton onClick={onClose}>
          {reports.close}
          <span className="vh">：{title}</span>
        </SmallButton>
      )}
    </article>
  );
}
