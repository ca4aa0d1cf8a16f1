import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { contentStates, type ContentState } from '../../contract/deskContent';
import type { ListOrder } from '../../contract/sortOrder';
import { Icon } from '../../components/Icon';
import { zh } from '../../i18n/zh';
import { zhDeskContent } from '../../i18n/zhDeskContent';
import { useAnnounce } from '../shell/Announcer';
import { SidebarButton } from '../shell/SplitLayout';
import { ListPane, SmallButton } from '../shell/ListPane';
import pane from '../shell/ListPane.module.css';
import { StateRow, useSorting, useListAddress, FilterForm } from '../shell/FilterForm';
import {
  ContentBatchDialog,
  contentActions,
  mayDo,
  type ContentAction,
  useRowActions,
  useExport,
} from './useContentActions';
import { ContentSplitLayout } from './ContentSplitLayout';
import { DraftList, ContentRows } from './ContentRows';
import { useListDeskContentCountsQuery, useListDeskContentQuery } from './contentApi';
import { areaTitle } from '../ShortTime';
import { areaNames, areaShape, fieldLabel, useGroupNames, searchedFields } from './contentAreas';
import { ImportDialog } from './ImportDialog';
import { listPageSize, PagedList, useSelection, BulkActionBar } from '../shell/DeskTable';

const stateOf = (text: string | null): ContentState | undefined => contentStates.find((state) => state === text);

/** An area's content items: drafts first, then what the portal shows. */
export function ContentListScreen() {
  const { area: asked = '' } = useParams();
  const area = areaNames.includes(asked) ? asked : areaNames[0]!;
  if (asked !== area) return <Navigate to={`/content/${area}`} replace />;
  // Filters and rows belong to one area.
  return <AreaList key={area} area={area} />;
}

function AreaList({ area }: { area: string }) {
  const { search, page, withParam, setParam, goTo } = useListAddress();
  const [isImporting, setImporting] = useState(false);
  const state = stateOf(search.get('state'));
  const [q, category] = [search.get('q') ?? '', search.get('category') ?? ''];
  const { title, day, group } = areaShape(area);
  const { choices } = useGroupNames(area);
  const groupFilter = (name: string) => ({
    name: 'category',
    label: fieldLabel(area, name),
    value: category,
    options: [
      ['', zhDeskContent.allGroups(fieldLabel(area, name))] as const,
      ...choices.map(({ value, label }) => [value, label] as const),
    ],
  });
  const sorting = useSorting<ListOrder<'content'>>({
    title: fieldLabel(area, title),
    ...(day === null ? {} : { '-day': fieldLabel(area, day) }),
    '-updatedAt': zhDeskContent.columns.updated,
  });
  const { data: counts } = useListDeskContentCountsQuery();
  const filter = { state, q: q || undefined, category: category || undefined, order: sorting.order };
  const query = useListDeskContentQuery({ area, pageNum: page, pageSize: listPageSize, ...filter });
  const { actions, question } = useRowActions(area, query.data?.rows ?? [], sorting.order !== undefined);
  const exportFile = useExport(area);
  const announce = useAnnounce();
  const selection = useSelection(
    String(search),
    query.currentData?.rows.map(({ fdId }) => fdId),
  );
  const [batch, setBatch] = useState<ContentAction | null>(null);
  const heading = areaTitle(area);
  const own = counts?.[area];

  const toState = (value: string) => ({ search: String(withParam('state', value)) });
  const sum = own && own.published + own.draft + own.scheduled;
  const data = query.currentData;
  const selectedRows = data?.rows.filter(({ fdId }) => selection.selected.has(fdId)) ?? [];
  return (
    <ContentSplitLayout area={area} q={q}>
      <ListPane
        heading={heading}
        actions={
          <>
            <SidebarButton label={zhDeskContent.sidebarName} />
            <span className={`row ${pane.actions}`}>
              <SmallButton onClick={() => setImporting(true)}>{zhDeskContent.file.import}</SmallButton>
              <SmallButton onClick={() => void exportFile('xlsx')}>{zhDeskContent.file.export}</SmallButton>
              <Link className="btn btn--sm" to={`/content/${area}/new`}>
                <Icon name="plus" />
                {zhDeskContent.create(heading)}
              </Link>
            </span>
          </>
        }
      >
        <DraftList area={area} />
        <StateRow
          name={zhDeskContent.stateRow}
          choices={[
            { key: 'all', label: zhDeskContent.all, to: toState(''), isCurrent: !state, count: sum ?? null },
            ...contentStates.map((name) => ({
              key: name,
              label: zhDeskContent.states[name],
              to: toState(name),
              isCurrent: state === name,
              count: own?.[name] ?? null,
            })),
          ]}
        />
        <FilterForm
          label={zhDeskContent.filter(heading)}
          q={q}
          searchLabel={zhDeskContent.search(searchedFields(area))}
          filters={group === null ? [] : [groupFilter(group)]}
          sorting={sorting}
          onChange={(name, value) => setParam(name, value, { replace: true })}
        />
        <PagedList
          list={query}
          page={page}
          onPage={goTo}
          failedText={zh.states.loadFailed}
          empty={[q || category || state ? zhDeskContent.nothingFound : zhDeskContent.none]}
        >
          {() =>
            data && <ContentRows area={area} page={data} sorting={sorting} actions={actions} selection={selection} />
          }
        </PagedList>
        {selectedRows.length > 0 && (
          <div className={pane.foot}>
            <BulkActionBar
              count={selectedRows.length}
              unit={zhDeskContent.unit}
              actions={contentActions
                .filter((action) => selectedRows.every(mayDo[action]))
                .map((action) => ({ key: action, label: zhDeskContent[action], run: () => setBatch(action) }))}
              onClear={selection.clear}
            />
          </div>
        )}
        {question}
        {batch !== null && (
          <ContentBatchDialog
            area={area}
            action={batch}
            rows={selectedRows}
            onClose={() => setBatch(null)}
            onDone={(done) => {
              selection.select(done, false);
              if (done.length > 0) announce(zhDeskContent.batch(zhDeskContent[batch], done.length));
              if (done.length < selectedRows.length) void query.refetch();
            }}
          />
        )}
        {isImporting && <ImportDialog area={area} onClose={() => setImporting(false)} />}
      </ListPane>
    </ContentSplitLayout>
  );
}
