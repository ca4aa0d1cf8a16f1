import { QueryBoundary } from '../../components/QueryBoundary';
import type { ListChoice } from '../../contract/filters';
import { zh } from '../../i18n/zh';
import { orderOf } from '../../lib/listChoice';
import { filtersDrafted, selectFilterDraft } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { FilterDialog } from './FilterDialog';
import { FilterFields } from './FilterFields';
import styles from './FilterSheet.module.css';
import { filtersQuery, type FilteredQuery } from './filtersQuery';
import { useListFilters } from './filtersApi';

export interface FilterSheetProps {
  area: string;
  /** The query of the list behind it. */
  query: FilteredQuery;
  /** What the list holds, with its measure word. */
  things: string;
  onClose: () => void;
  onChoose: (choice: ListChoice) => void;
}

/** The filter dialog over a list: filters take effect together, and the submit button shows the result count. */
export function FilterSheet({ area, query, things, onClose, onChoose }: FilterSheetProps) {
  const dispatch = useAppDispatch();
  const choice = useAppSelector(selectFilterDraft) ?? query.choice ?? {};
  const draft = (next: ListChoice) => void dispatch(filtersDrafted(next));
  const { answer, isStale, status, retry } = useListFilters(filtersQuery(area, { ...query, choice }));
  const hasFailed = status === 'failed';
  const total = isStale ? undefined : answer?.total;
  return (
    <FilterDialog
      submit={total === undefined ? zh.filters.show : zh.filters.showThings(total, things)}
      total={total}
      onClose={onClose}
      onSubmit={() => onChoose(choice)}
      onClear={() => draft(orderOf(choice))}
      onRetry={answer && hasFailed ? retry : undefined}
    >
      {answer ? (
        <FilterFields
          filters={answer.filters}
          choice={choice}
          isCounted={!hasFailed}
          isStale={isStale}
          onChoose={draft}
          styles={styles}
        />
      ) : (
        <QueryBoundary status={status} onRetry={retry} failedText={zh.states.loadFailed} />
      )}
    </FilterDialog>
  );
}
