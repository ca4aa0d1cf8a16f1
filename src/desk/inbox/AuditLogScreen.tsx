import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { AuditFilter, DeskRecord } from '../../contract/desk';
import type { ListOrder } from '../../contract/sortOrder';
import { auditActions } from '../../contract/auditActions';
import { receiptKind } from '../../contract/submission';
import { areaTitle, ShortTime } from '../ShortTime';
import { zhInbox } from '../../i18n/zhInbox';
import { FilterForm, FilterSelect, SortHeader, SortSelect, useSorting, useListAddress } from '../shell/FilterForm';
import { SidebarButton } from '../shell/SplitLayout';
import { ListPane } from '../shell/ListPane';
import { useNow } from '../../components/useNow';
import { inboxPageSize } from './inboxQueues';
import { ExportMenu } from './ExportMenu';
import { inboxPaths, useListDeskRecordsQuery } from './inboxApi';
import { PagedList } from './PagedList';
import styles from './AuditLogScreen.module.css';

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
      <FilterForm
        label={records.filters}
        q={filter.q ?? ''}
        searchLabel={records.search}
        onSearch={(q) => setParam('q', q)}
      >
        <FilterSelect
          label={records.columns.action}
          value={filter.action ?? ''}
          options={[['', records.anyAction], ...Object.entries(auditActions)]}
          onChange={(action) => setParam('action', action)}
        />
        {(['from', 'to'] as const).map((name) => (
          <label key={name}>
            {records[name]}{' '}
            <input type="date" value={filter[name] ?? ''} onChange={({ target }) => setParam(name, target.value)} />
          </label>
        ))}
        <SortSelect sorting={sorting} />
      </FilterForm>
      <PagedList
        list={list}
        page={pageNum}
        onPage={goTo}
        empty={isFiltered ? [records.noMatch] : [records.empty, records.emptyHint]}
      >
        {(rows) => (
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
        )}
      </PagedList>
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
          !title && <span className="ink-3 break">{areaTitle(target)}</span>
        )}
        {note && <span className={styles.note}>{note}</span>}
      </td>
    </tr>
  );
}
