import { useRef } from 'react';
import { FilterBar } from '../../areas/filters/FilterBar';
import { orderName, type ListChoice } from '../../contract/filters';
import { newestFirst, type SearchPage, type SearchQuery } from '../../contract/search';
import { zhSearch } from '../../i18n/zhSearch';
import { chosenOf, orderOf } from '../../lib/listChoice';
import { menuClosed, menuOpened, selectOpenMenu, filtersDrafted, selectFilterDraft } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { FilterDialog } from '../../areas/filters/FilterDialog';
import { FilterFields } from '../../areas/filters/FilterFields';
import styles from '../../areas/filters/FilterSheet.module.css';
import { useSearchContentQuery } from '../../areas/search/searchApi';
import { queryStatus } from '../../components/QueryBoundary';
import { zh } from '../../i18n/zh';
import { chosenOf as filtersChosen } from './searchQueries';

interface SearchFilterSheetProps {
  /** The query of the results behind it. */
  query: SearchQuery;
  /** Its results: shown until the pending selection has its own. */
  page: SearchPage;
  onClose: () => void;
  onChoose: (choice: ListChoice) => void;
}

/** The filter dialog over the results: filters take effect together, and the submit button shows the result count. */
function SearchFilterSheet({ query, page, onClose, onChoose }: SearchFilterSheetProps) {
  const dispatch = useAppDispatch();
  const choice = useAppSelector(selectFilterDraft) ?? query.choice ?? {};
  const draft = (next: ListChoice) => void dispatch(filtersDrafted(next));
  const { q, area, pageSize } = query;
  const chosen = filtersChosen(choice);
  const asked = { q, ...(area ? { area, pageNum: 1, pageSize } : {}), ...(chosen ? { choice: chosen } : {}) };
  const result = useSearchContentQuery(asked);
  const { currentData } = result;
  const answer = currentData ?? result.data ?? page;
  const hasFailed = queryStatus(result) === 'failed';
  return (
    <FilterDialog
      submit={currentData ? zhSearch.show(currentData.total, currentData.more) : zh.filters.show}
      total={currentData?.total}
      onClose={onClose}
      onSubmit={() => onChoose(choice)}
      onClear={() => draft(orderOf(choice))}
      onRetry={hasFailed ? () => void result.refetch() : undefined}
    >
      <FilterFields
        filters={answer.filters}
        choice={choice}
        isCounted={!hasFailed && answer.counted}
        isStale={!currentData}
        onChoose={draft}
        styles={styles}
      />
    </FilterDialog>
  );
}

interface SearchFiltersProps {
  query: SearchQuery;
  page: SearchPage;
  onChoose: (choice: ListChoice) => void;
  /** The address with other filters. */
  to: (choice: ListChoice) => string;
}

/** Of the results. */
export const orders = [
  { value: '', label: zhSearch.bestFirst },
  { value: newestFirst, label: zhSearch.newestFirst },
];

/** The active filters above the results, and the sort order; on narrow pages the button of the filter dialog. */
export function SearchFilters({ query, page, onChoose, to }: SearchFiltersProps) {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectOpenMenu) === 'filters';
  const { choice = {} } = query;
  const { filters, total } = page;
  const chosen = chosenOf(filters, choice).length;
  const close = () => void dispatch(menuClosed());
  const bar = useRef<HTMLDivElement>(null);
  return (
    <>
      <FilterBar
        ref={bar}
        answer={{ total, filters, orders: page.groups.length > 0 || choice[orderName] ? orders : [] }}
        choice={choice}
        chosen={chosen}
        // It is below the heading.
        total={undefined}
        to={to}
        onPreload={() => undefined}
        onOpen={() => void dispatch(menuOpened('filters'))}
        onChoose={onChoose}
      />
      {isOpen && (
        <SearchFilterSheet
          {...{ query, page }}
          onClose={close}
          onChoose={(next) => {
            if (to(next) === to(choice)) return close();
            // Applying replaces the dialog's history entry.
            onChoose(next);
            bar.current?.parentElement?.scrollIntoView();
          }}
        />
      )}
    </>
  );
}
