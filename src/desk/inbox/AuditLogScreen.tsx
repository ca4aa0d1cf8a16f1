import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { Pagination } from '../../components/Pagination';
import { QueryBoundary } from '../../components/QueryBoundary';
import { queryStatus } from '../../components/status';
import { StatePanel } from '../../components/StatePanel';
import type { AuditFilter, DeskRecord } from '../../contract/desk';
import type { ListOrder } from '../../contract/sortOrder';
import { auditActions } from '../../contract/auditActions';
import { receiptKind } from '../../contract/submission';
import { areaTitle } from '../areaTitle';
import { zhInbox } from '../../i18n/zhInbox';
import { ShortTime } from '../ShortTime';
import { SortHeader, SortSelect, useSorting } from '../shell/Sorting';
import { SidebarButton } from '../shell/SplitLayout';
import { ListPane } from '../shell/ListPane';
import pane from '../shell/ListPane.module.css';
import { useListAddress } from '../shell/useListAddress';
import { useNow } from '../../components/useNow';
import { inboxPageSize } from './useInboxAddress';
import { AuditLogFilters } from './AuditLogFilters';
import { ExportMenu } from './ExportMenu';
import { inboxPaths, useListDeskRecordsQuery } from './inboxApi';
import styles from './AuditLogScreen.module.css';
import { TableSkeleton } from './TableSkeleton';

const { queues, records } = zhInbox;

const filterNames = ['q', 'action', 'from', 'to'] as const;

/** Audit log of the desk, newest first; its filters are in the address. */
export function AuditLogScreen() {
  const now = useNow();
  const { search, page: pageNum, goTo, setParam } = useListAddress();
  const sorting = useSorting<ListOrder<'audit'>>({ '-at': records.columns.time }, '-at');
  const filter: AuditFilter = Object.fromEntries(
    filterNames.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : [])),
  );
  const isFiltered = Object.keys(filter).length > 0;
  const query = { pageNum, pageSize: inboxPageSize, ...filter, order: sorting.order };
  const list = useListDeskRecordsQuery(query, { refetchOnFocus: true });
  const status = queryStatus(list, ({ rows }) => rows.length === 0);
  const { rows = [], total = 0 } = list.currentData ?? {};
  return (
    <ListPane
      heading={queues.records}
      actions={
        <>
          <ExportMenu params={filter} url={inboxPaths.exportRecords} />
          <SidebarButton />
        </>
      }
    >
      <AuditLogFilters filter={filter} onChange={setParam}>
        <SortSelect sorting={sorting} />
      </AuditLogFilters>
      {status === 'empty' ? (
        <StatePanel drawing="cabinet">
          <p>{isFiltered ? records.noMatch : records.empty}</p>
          {!isFiltered && <p>{records.emptyHint}</p>}
        </StatePanel>
      ) : (
        <QueryBoundary status={status} skeleton={<TableSkeleton />} onRetry={() => void list.refetch()}>
          <table className={clsx('desk-table', styles.records)} aria-label={queues.records}>
            <thead>
              <tr>
                <SortHeader sorting={sorting} by="-at" />
                <th scope="col">{records.columns.actor}</th>
                <th scope="col">{records.columns.action}</th>
                <th scope="col">{records.columns.what}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((record) => (
                <RecordRow key={record.fdId} record={record} now={now} />
              ))}
            </tbody>
          </table>
          <div className={pane.pages}>
            <Pagination total={total} pageSize={inboxPageSize} page={pageNum} onPage={goTo} />
          </div>
        </QueryBoundary>
      )}
    </ListPane>
  );
}

function RecordRow({ record, now }: { record: DeskRecord; now: Date }) {
  const { at, actor, action, target, title, note } = record;
  const isSubmission = receiptKind(target) !== null;
  return (
    <tr>
      <td className={styles.time}>
        <ShortTime value={at} now={now} />
      </td>
      <td className={styles.actor}>{actor}</td>
      <td className={styles.action}>{auditActions[action] ?? action}</td>
      <td className={styles.what}>
        {title && <span>{title}</span>}
        {isSubmission ? (
          <Link className="num" to={`/inbox/search?q=${target}&open=${target}`}>
            {target}
          </Link>
        ) : (
          !title && <span className={styles.target}>{areaTitle(target)}</span>
        )}
        {note && <span className={styles.note}>{note}</span>}
      </td>
    </tr>
  );
}
