import { useState } from 'react';
import { PhoneLink } from '../../components/PhoneLink';
import { areas, isAreaName } from '../../contract/areas';
import type { Report } from '../../contract/desk';
import { zhInbox } from '../../i18n/zhInbox';
import { pathAt } from '../../lib/paths';
import { useGetInboxCountsQuery } from '../deskApi';
import { ShortTime } from '../ShortTime';
import { useAnnounce } from '../shell/Announcer';
import { SidebarButton } from '../shell/SplitLayout';
import { ListPane, SmallButton } from '../shell/ListPane';
import { useListAddress, StateRow } from '../shell/FilterForm';
import { useNow } from '../../components/useNow';
import { useListReportsQuery, type ReportsQuery } from './inboxApi';
import { PagedList } from './PagedList';
import { ReportDialog } from './ReportDialog';
import styles from './ReportsScreen.module.css';
import { inboxPageSize } from './inboxQueues';

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
      <PagedList
        list={list}
        page={pageNum}
        onPage={goTo}
        empty={state === 'open' ? [reports.empty, reports.emptyHint] : [reports.emptyClosed]}
      >
        {(rows) => (
          <ul className={styles.reports} role="list" aria-label={queues.reports}>
            {rows.map((report) => (
              <li key={report.fdId}>
                <ReportEntry report={report} now={now} onClose={() => setClosing(report)} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
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
  // Some areas have no pages.
  const page = isAreaName(area) ? pathAt(areas[area].detail, targetId) : undefined;
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
          <p className={`text-sm ink-3 ${styles.meta}`}>
            {reports.contact}：
            <PhoneLink value={contact} plain />
          </p>
        )}
        {closedAt && (
          <p className={`text-sm ink-3 ${styles.meta}`}>
            {closedBy && <span>{reports.closedBy(closedBy)}</span>} <ShortTime value={closedAt} now={now} />
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
