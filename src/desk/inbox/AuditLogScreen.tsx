import { Link } from 'react-router-dom';
import type { AuditFilter, DeskRecord } from '../../contract/desk';
import type { ListOrder } from '../../contract/sortOrder';
import { auditActions } from '../../contract/auditActions';
import { receiptKind } from '../../contract/submission';
import { areaTitle, ShortTime } from '../ShortTime';
import { zhInbox } from '../../i18n/zhInbox';
import { DeskTable, listPageSize, PagedList, type Column } from '../shell/DeskTable';
import { FilterForm, useListAddress, useSorting } from '../shell/FilterForm';
import { SidebarButton } from '../shell/SplitLayout';
import { ListPane } from '../shell/ListPane';
import { useNow } from '../../components/useNow';
import { ExportMenu } from './ExportMenu';
import { inboxPaths } from './inboxApi';
import { useDeskRows } from '../deskApi';
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
  const query = { url: inboxPaths.records, pageNum, pageSize: listPageSize, ...filter, order: sorting.order };
  const list = useDeskRows<DeskRecord>(query, { refetchOnFocus: true });
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
        filters={[
          {
            name: 'action',
            label: records.columns.action,
            value: filter.action ?? '',
            options: [['', records.anyAction], ...Object.entries(auditActions)],
          },
          ...(['from', 'to'] as const).map((name) => ({ name, label: records[name], value: filter[name] ?? '' })),
        ]}
        sorting={sorting}
        onChange={setParam}
      />
      <PagedList
        list={list}
        page={pageNum}
        onPage={goTo}
        empty={isFiltered ? [records.noMatch] : [records.empty, records.emptyHint]}
      >
        {(rows) => (
          <DeskTable
            name={queues.records}
            className={styles.records}
            columns={columnsAt(now)}
            rows={rows}
            keyOf={({ fdId }) => fdId}
            sorting={sorting}
          />
        )}
      </PagedList>
    </ListPane>
  );
}

const columnsAt = (now: Date): Column<DeskRecord>[] => [
  {
    key: 'at',
    heading: records.columns.time,
    by: '-at',
    className: styles.time,
    cell: ({ at }) => <ShortTime value={at} now={now} />,
  },
  { key: 'actor', heading: records.columns.actor, className: styles.actor, cell: ({ actor }) => actor },
  {
    key: 'action',
    heading: records.columns.action,
    className: styles.action,
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
