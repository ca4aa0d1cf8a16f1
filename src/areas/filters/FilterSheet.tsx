import { Dialog } from '../../components/Dialog';
import { QueryBoundary, RetryLink } from '../../components/QueryBoundary';
import type { ListChoice, ListFilter } from '../../contract/filters';
import { zh } from '../../i18n/zh';
import { orderOf } from '../../lib/listChoice';
import { filtersDrafted, selectFilterDraft } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { DialogEvents } from './FilterBar';
import { FilterFields } from './FilterFields';
import styles from './FilterSheet.module.css';
import { filtersQuery, type FilteredQuery } from './filtersQuery';
import { useListFilters } from './filtersApi';

/** What is chosen in the dialog, and not applied yet. */
export const useFilterDraft = (applied: ListChoice = {}): ListChoice => useAppSelector(selectFilterDraft) ?? applied;

interface FilterDialogProps extends DialogEvents {
  /** Undefined until known. */
  filters: readonly ListFilter[] | undefined;
  /** The draft. */
  choice: ListChoice;
  /** The counts are known, and those of the draft. */
  isCounted: boolean;
  isStale: boolean;
  /** Label of the submit button. */
  submit: string;
  /** Number of rows with all chosen filters; undefined until known. */
  total: number | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

/**
 * The filter dialog: filters take effect together; it has a clear button, and its submit button shows the result count.
 */
export function FilterDialog(props: FilterDialogProps) {
  const { filters, choice, isCounted, isStale, submit, total, onClose, onChoose, hasFailed, onRetry } = props;
  const dispatch = useAppDispatch();
  const draft = (next: ListChoice) => void dispatch(filtersDrafted(next));
  return (
    <Dialog
      title={zh.filters.name}
      onClose={onClose}
      onSubmit={() => onChoose(choice)}
      footer={
        <div className={styles.foot}>
          {/* Visible regardless of scrolling. */}
          {filters && hasFailed && (
            <p>
              {zh.states.loadFailed} <RetryLink what={zh.filters.name} onRetry={onRetry} />
            </p>
          )}
          <button className="btn btn--line" type="button" onClick={() => draft(orderOf(choice))}>
            {zh.filters.clear}
          </button>
          <button className="btn" type="submit">
            {submit}
          </button>
          {/* Changes of a button's label are not announced. */}
          <span className="vh" role="status">
            {total === undefined ? '' : zh.pagination.total(total)}
          </span>
        </div>
      }
    >
      {filters ? (
        <FilterFields {...{ filters, choice, isCounted, isStale, styles }} onChoose={draft} />
      ) : (
        <QueryBoundary status={hasFailed ? 'failed' : 'loading'} onRetry={onRetry} failedText={zh.states.loadFailed} />
      )}
    </Dialog>
  );
}

interface FilterSheetProps extends DialogEvents {
  area: string;
  /** The query of the list behind it. */
  query: FilteredQuery;
  /** What the list holds, with its measure word. */
  things: string;
}

/** The filter dialog over a list. */
export function FilterSheet({ area, query, things, ...dialog }: FilterSheetProps) {
  const choice = useFilterDraft(query.choice);
  const { answer, isStale, status, retry } = useListFilters(filtersQuery(area, { ...query, choice }));
  const hasFailed = status === 'failed';
  const total = isStale ? undefined : answer?.total;
  return (
    <FilterDialog
      {...dialog}
      {...{ choice, total, isStale, hasFailed }}
      filters={answer?.filters}
      isCounted={!hasFailed}
      submit={total === undefined ? zh.filters.show : zh.filters.showThings(total, things)}
      onRetry={retry}
    />
  );
}
