import { clsx } from 'clsx';
import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import { Picture } from '../../components/Picture';
import { contentStates, type ContentRow, type ContentState, type DraftRow } from '../../contract/deskContent';
import type { ListOrder } from '../../contract/sortOrder';
import { zh as zhCommon } from '../../i18n/zh';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useDeskRows } from '../deskApi';
import { useAnnounce } from '../shell/Announcer';
import { BulkActionBar, DeskTable, listPageSize, PagedList, useSelection, type Column } from '../shell/DeskTable';
import { FilterForm, StateRow, useListAddress, useSorting } from '../shell/FilterForm';
import { ListPane, SmallButton } from '../shell/ListPane';
import pane from '../shell/ListPane.module.css';
import { Menu, type MenuItem } from '../shell/Menu';
import { SidebarButton } from '../shell/SplitLayout';
import { areaTitle, ShortTime } from '../ShortTime';
import { contentUrl } from './contentApi';
import {
  areaNames,
  areaShape,
  contentActions,
  fieldLabel,
  isPictured,
  mayDo,
  searchedFields,
  useGroupNames,
  useRowName,
  type ContentAction,
  ContentSplitLayout,
  useContentCounts,
  StateBadge,
} from './contentAreas';
import styles from './ContentListScreen.module.css';
import { ImportDialog } from './ImportDialog';
import { ContentBatchDialog, useExport, useRowActions } from './useContentActions';

const stateOf = (text: string | null): ContentState | undefined => contentStates.find((state) => state === text);

/** An area's content items: drafts first, then what the portal shows. */
export default function ContentListScreen() {
  const { area: areaParam = '' } = useParams();
  const area = areaNames.includes(areaParam) ? areaParam : areaNames[0]!;
  if (areaParam !== area) return <Navigate to={`/content/${area}`} replace />;
  // Filters and rows belong to one area.
  return <AreaList key={area} area={area} />;
}

function AreaList({ area }: { area: string }) {
  const { search, page, withParam, setParam } = useListAddress();
  const [isImporting, setImporting] = useState(false);
  const state = stateOf(search.get('state'));
  const [q, category] = [search.get('q') ?? '', search.get('category') ?? ''];
  const { title, day, group } = areaShape(area);
  const { choices } = useGroupNames(area);
  const groupFilter = (name: string) => ({
    name: 'category',
    label: fieldLabel(area, name),
    value: category,
    options: [['', zh.allGroups(fieldLabel(area, name))] as const, ...choices],
  });
  const sorting = useSorting<ListOrder<'content'>>({
    title: fieldLabel(area, title),
    ...(day === null ? {} : { '-day': fieldLabel(area, day) }),
    '-updatedAt': zh.columns.updated,
  });
  const { data: counts } = useContentCounts();
  const filter = { state, q: q || undefined, category: category || undefined, order: sorting.order };
  const rowsQuery = { area, pageNum: page, pageSize: listPageSize, ...filter };
  const query = useDeskRows<ContentRow>({ url: contentUrl, ...rowsQuery });
  const [batch, setBatch] = useState<{ action: ContentAction; rows: readonly ContentRow[] } | null>(null);
  const actions = useRowActions(area, query.data?.rows ?? [], sorting.order !== undefined, (action, row) =>
    setBatch({ action, rows: [row] }),
  );
  const columns = useColumns(area, actions);
  const nameOf = useRowName(area);
  const exportFile = useExport(area);
  const announce = useAnnounce();
  const selection = useSelection(
    String(search),
    query.currentData?.rows.map(({ fdId }) => fdId),
  );
  const heading = areaTitle(area);
  const own = counts?.[area];

  const toState = (value: string) => ({ search: String(withParam('state', value)) });
  const sum = own && own.published + own.draft + own.scheduled;
  const { rows: shown = [], searched } = query.currentData ?? {};
  const selectedRows = shown.filter(({ fdId }) => selection.selected.has(fdId));
  return (
    <ContentSplitLayout area={area} q={q}>
      <ListPane
        heading={heading}
        actions={
          <>
            <SidebarButton label={zh.sidebarName} />
            <span className={`row ${pane.actions}`}>
              <SmallButton onClick={() => setImporting(true)}>{zh.file.import}</SmallButton>
              <SmallButton onClick={() => void exportFile('xlsx')}>{zh.file.export}</SmallButton>
              <Link className="btn btn--sm" to={`/content/${area}/new`}>
                <Icon name="plus" />
                {zh.create(heading)}
              </Link>
            </span>
          </>
        }
      >
        <DraftList area={area} />
        <StateRow
          name={zh.stateRow}
          choices={[
            { key: 'all', label: zh.all, to: toState(''), isCurrent: !state, count: sum ?? null },
            ...contentStates.map((name) => ({
              key: name,
              label: zh.states[name],
              to: toState(name),
              isCurrent: state === name,
              count: own?.[name] ?? null,
            })),
          ]}
        />
        <FilterForm
          label={zh.filter(heading)}
          q={q}
          searchLabel={zh.search(searchedFields(area))}
          filters={group === null ? [] : [groupFilter(group)]}
          sorting={sorting}
          onChange={(name, value) => setParam(name, value, { replace: true })}
        />
        <PagedList
          list={query}
          failedText={zhCommon.states.loadFailed}
          empty={[q || category || state ? zh.nothingFound : zh.none]}
        >
          {(rows) => (
            <>
              {searched && <p className={`text-sm ink-3 ${styles.note}`}>{zh.searched(searched)}</p>}
              <DeskTable
                className={styles.rows}
                columns={columns}
                rows={rows}
                keyOf={({ fdId }) => fdId}
                nameOf={nameOf}
                sorting={sorting}
                selection={selection}
              />
            </>
          )}
        </PagedList>
        {selectedRows.length > 0 && (
          <div className={pane.foot}>
            <BulkActionBar
              count={selectedRows.length}
              unit={zh.unit}
              actions={contentActions
                .filter((action) => selectedRows.every(mayDo[action]))
                .map((action) => ({
                  key: action,
                  label: zh[action],
                  run: () => setBatch({ action, rows: selectedRows }),
                }))}
              onClear={selection.clear}
            />
          </div>
        )}
        {batch !== null && (
          <ContentBatchDialog
            area={area}
            {...batch}
            onClose={() => setBatch(null)}
            onDone={(done) => {
              selection.select(done, false);
              if (done.length > 0) announce(zh.batch(zh[batch.action], done.length));
              if (done.length < batch.rows.length) void query.refetch();
            }}
          />
        )}
        {isImporting && <ImportDialog area={area} onClose={() => setImporting(false)} />}
      </ListPane>
    </ContentSplitLayout>
  );
}

/** What a row of an area shows. */
function useColumns(area: string, actions: (row: ContentRow) => readonly MenuItem[]): Column<ContentRow>[] {
  const { group, title, subtitle, day } = areaShape(area);
  const { nameOf: groupName } = useGroupNames(area);
  const nameOf = useRowName(area);
  const hasPicture = isPictured(area);
  const columns: (Column<ContentRow> | false)[] = [
    {
      key: 'title',
      heading: zh.columnOf([title, subtitle].flatMap((name) => (name === null ? [] : [fieldLabel(area, name)]))),
      by: 'title',
      className: clsx('lead', hasPicture && styles.pictured),
      cell: (row) => (
        <>
          {hasPicture && (
            <Picture
              src={row.title}
              alt=""
              fallback="/icons/picture-default.svg"
              className={styles.thumb}
              width={144}
              height={48}
              loading="lazy"
            />
          )}
          <Link to={`/content/${area}/${row.fdId}`}>{nameOf(row)}</Link>
          {hasPicture ? (
            <span className="second">{row.title.slice(row.title.lastIndexOf('/') + 1)}</span>
          ) : (
            row.subtitle && <span className="second">{row.subtitle}</span>
          )}
        </>
      ),
    },
    group !== null && {
      key: 'group',
      heading: fieldLabel(area, group),
      className: 'nb ink-2',
      cell: ({ category }) => category && <span className="tag tag--pine">{groupName(category)}</span>,
    },
    {
      key: 'state',
      heading: zh.columns.state,
      className: `nb ink-2 ${styles.state}`,
      cell: ({ state, scheduledAt, changed }) => (
        <>
          <StateBadge state={state} />
          {scheduledAt ? (
            <span className="second">
              <ShortTime value={scheduledAt} />
            </span>
          ) : (
            changed && <span className="second">{zh.unpublishedChanges}</span>
          )}
        </>
      ),
    },
    day !== null && {
      key: 'day',
      heading: fieldLabel(area, day),
      by: '-day',
      headClass: styles.day,
      className: `num nb ink-2 ${styles.day}`,
      cell: (row) => (row.day ? <time dateTime={row.day.slice(0, 10)}>{row.day.slice(0, 10)}</time> : <span>—</span>),
    },
    {
      key: 'updated',
      heading: zh.columns.updated,
      by: '-updatedAt',
      className: `nb ink-2 ${styles.updated}`,
      cell: ({ updatedAt, updatedBy }) =>
        updatedAt ? (
          <>
            {updatedBy}
            <ShortTime value={updatedAt} />
          </>
        ) : (
          <span className={styles.never}>—</span>
        ),
    },
    {
      key: 'menu',
      heading: <span className="vh">{zh.columns.actions}</span>,
      className: styles.menu,
      cell: (row) => (
        <Menu className="icon-button" aria-label={zh.more(nameOf(row))} items={actions(row)}>
          <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
            <path d="M3 9h2v2H3zM9 9h2v2H9zM15 9h2v2h-2z" />
          </svg>
        </Menu>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}

/** One's own unsaved drafts in an area, from every device. */
function DraftList({ area }: { area: string }) {
  const { data } = useDeskRows<DraftRow>({ url: `${contentUrl}/drafts` }, { refetchOnMountOrArgChange: true });
  const drafts = data?.rows.filter((draft) => draft.area === area) ?? [];
  if (drafts.length === 0) return null;
  return (
    <section className={`${pane.content} ${styles.drafts}`} aria-labelledby="own-drafts">
      <h2 className="text-md" id="own-drafts">
        {zh.ownDrafts(drafts.length)}
      </h2>
      <ul role="list">
        {drafts.map(({ key, title, savedAt, isNew }) => (
          <li key={key}>
            <Link to={isNew ? `/content/${area}/new?draft=${key}` : `/content/${area}/${key}`}>
              {title || zh.untitled}
            </Link>
            <span>{isNew ? zh.newDraft : zh.draftOfItem}</span>
            <ShortTime value={savedAt} />
          </li>
        ))}
      </ul>
    </section>
  );
}
