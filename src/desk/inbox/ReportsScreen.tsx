import { listTag } from '../../api/contentEndpoints';
import { PhoneLink } from '../../components/PhoneLink';
import { useNow } from '../../components/useNow';
import { areas, isAreaName } from '../../contract/areas';
import type { Report } from '../../contract/desk';
import { zhInbox } from '../../i18n/zhInbox';
import { pathAt } from '../../lib/paths';
import { deskTag, useDeskRows, useGetInboxCountsQuery } from '../deskApi';
import { ShortTime } from '../ShortTime';
import { useActs, type Act } from '../shell/DeskResource';
import { listPageSize, PagedList } from '../shell/DeskTable';
import { StateRow, useListAddress } from '../shell/FilterForm';
import { ListPane, SmallButton } from '../shell/ListPane';
import { SidebarButton } from '../shell/SplitLayout';
import { inboxPaths } from './inboxApi';
import styles from './ReportsScreen.module.css';

const { queues, reports } = zhInbox;

const close: Act<Report> = {
  label: reports.close,
  url: inboxPaths.closeReports,
  form: {
    title: () => reports.close,
    action: reports.close,
    fields: {
      answer: {
        label: reports.answer,
        rule: { maxLength: 500, multiline: true },
        hint: reports.answerHint,
        rows: 3,
        full: true,
      },
    },
    begin: () => ({ answer: '' }),
    before: ({ title }) => <p>{title}</p>,
  },
  // One that somebody else closed meanwhile counts as closed.
  body: ({ fdId }, { answer = '' }) => ({ fdIds: [fdId], answer: answer.trim() }),
  done: reports.done,
  isQuiet: true,
  changes: [listTag('InboxCounts'), deskTag(inboxPaths.records)],
};

/** Visitors' reports about the portal's pages, and how they were closed. */
export function ReportsScreen() {
  const now = useNow();
  const url = inboxPaths.reports;
  const { search, page: pageNum, goTo } = useListAddress();
  const state = search.get('part') === 'closed' ? 'closed' : 'open';
  const { data: counts } = useGetInboxCountsQuery();
  const list = useDeskRows<Report>({ url, pageNum, pageSize: listPageSize, state }, { refetchOnFocus: true });
  const { start, dialogs } = useActs<Report>({ url, nameOf: ({ title }) => title });
  return (
    <ListPane heading={queues.reports} actions={<SidebarButton />}>
      <StateRow
        name={zhInbox.statesName}
        choices={(['open', 'closed'] as const).map((key) => ({
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
                <ReportEntry report={report} now={now} onClose={() => start(close, report)} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {dialogs}
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
