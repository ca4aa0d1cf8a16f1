import { FilterDialog } from '../../areas/filters/FilterDialog';
import { FilterFields } from '../../areas/filters/FilterFields';
import styles from '../../areas/filters/FilterSheet.module.css';
import { useSearchContentQuery } from '../../areas/search/searchApi';
import { queryStatus } from '../../components/status';
import type { ListChoice } from '../../contract/filters';
import type { SearchPage, SearchQuery } from '../../contract/search';
import { zh } from '../../i18n/zh';
import { zhSearch } from '../../i18n/zhSearch';
import { orderOf } from '../../lib/listChoice';
import { filtersDrafted, selectFilterDraft } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { chosenOf } from './searchQueries';

interface SearchFilterSheetProps {
  /** The query of the results behind it. */
  query: SearchQuery;
  /** Its results: shown until the pending selection has its own. */
  page: SearchPage;
  onClose: () => void;
  onChoose: (choice: ListChoice) => void;
}

/** The filter dialog over the results: filters take effect together, and the submit button shows the result count. */
export function SearchFilterSheet({ query, page, onClose, onChoose }: SearchFilterSheetProps) {
  const dispatch = useAppDispatch();
  const choice = useAppSelector(selectFilterDraft) ?? query.choice ?? {};
  const draft = (next: ListChoice) => void dispatch(filtersDrafted(next));
  const { q, area, pageSize } = query;
  const chosen = chosenOf(choice);
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
