import { listTag } from '../../api/contentEndpoints';
import { PhoneLink } from '../../components/PhoneLink';
import { areas, isAreaName } from '../../contract/areas';
import type { Report } from '../../contract/desk';
import { zhInbox } from '../../i18n/zhInbox';
import { pathAt } from '../../lib/paths';
import { deskTag, useDeskRows, useGetInboxCountsQuery } from '../deskApi';
import { ShortTime } from '../ShortTime';
import { ResourceRows, type DeskResource } from '../shell/DeskResource';
import { listPageSize, PagedList } from '../shell/DeskTable';
import { StateRow, useListAddress } from '../shell/FilterForm';
import { ListPane } from '../shell/ListPane';
import pane from '../shell/ListPane.module.css';
import { SidebarButton } from '../shell/SplitLayout';
import { useNow } from '../../components/useNow';
import { inboxPaths } from './inboxApi';

const { queues, reports } = zhInbox;

/** The page that was reported; some areas have none. */
const pageOf = ({ area, targetId }: Report) => (isAreaName(area) ? pathAt(areas[area].detail, targetId) : undefined);

const resourceAt = (now: Date): DeskResource<Report> => ({
  url: inboxPaths.reports,
  heading: queues.reports,
  keyOf: ({ fdId }) => fdId,
  nameOf: ({ title }) => title,
  title: (report) => (pageOf(report) ? <a href={pageOf(report)}>{report.title}</a> : report.title),
  facts: ({ reason, at, contact, closedAt, closedBy }) => [
    <span key="reason" className="tag tag--oak">
      {reports.reasons[reason]}
    </span>,
    <ShortTime key="at" value={at} now={now} />,
    contact && (
      <>
        {reports.contact}：
        <PhoneLink value={contact} plain />
      </>
    ),
    closedBy && reports.closedBy(closedBy),
    closedAt && <ShortTime key="closed" value={closedAt} now={now} />,
  ],
  notes: ({ note, answer }) => [note, answer],
  acts: [
    {
      label: reports.close,
      url: inboxPaths.closeReports,
      isFor: ({ closedAt }) => !closedAt,
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
    },
  ],
});

/** Visitors' reports about the portal's pages, and how they were closed. */
export function ReportsScreen() {
  const now = useNow();
  const { search, page: pageNum, goTo } = useListAddress();
  const state = search.get('part') === 'closed' ? 'closed' : 'open';
  const { data: counts } = useGetInboxCountsQuery();
  const query = { url: inboxPaths.reports, pageNum, pageSize: listPageSize, state };
  const list = useDeskRows<Report>(query, { refetchOnFocus: true });
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
          <div className={pane.content}>
            <ResourceRows resource={resourceAt(now)} rows={rows} />
          </div>
        )}
      </PagedList>
    </ListPane>
  );
}
