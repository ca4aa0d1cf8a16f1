import { Dialog } from '../../components/Dialog';
import type { ListChoice } from '../../contract/filters';
import { zh } from '../../i18n/zh';
import { orderOf } from '../../lib/listChoice';
import { filtersDrafted, selectFilterDraft } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { FilterFields } from './FilterFields';
import styles from './FilterSheet.module.css';
import { useListFiltersQuery } from './filtersApi';
import { filtersQuery, type FilteredQuery } from './filtersQuery';

export interface FilterSheetProps {
  area: string;
  /** What the list behind it is asked for. */
  query: FilteredQuery;
  /** What the list holds, with its counter. */
  things: string;
  onClose: () => void;
  onChoose: (choice: ListChoice) => void;
}

/** The filters over a list: they take effect together, and the submit says what they will show. */
export function FilterSheet({ area, query, things, onClose, onChoose }: FilterSheetProps) {
  const dispatch = useAppDispatch();
  const choice = useAppSelector(selectFilterDraft) ?? query.choice ?? {};
  const draft = (next: ListChoice) => void dispatch(filtersDrafted(next));
  const { data, isFetching, isError } = useListFiltersQuery(filtersQuery(area, { ...query, choice }));
  const isCounted = Boolean(data) && !isError;
  const show = data && isCounted ? zh.filters.showThings(data.total, things) : zh.filters.show;
  return (
    <Dialog
      title={zh.filters.name}
      onClose={onClose}
      onSubmit={() => onChoose(choice)}
      footer={
        <div className={styles.foot}>
          <button className="btn btn--line" type="button" onClick={() => draft(orderOf(choice))}>
            {zh.filters.clear}
          </button>
          <button className="btn" type="submit">
            {show}
          </button>
          {/* A button's words are not read out when they change. */}
          <span className="vh" role="status">
            {!isFetching && isCounted && data && zh.pagination.total(data.total)}
          </span>
        </div>
      }
    >
      <FilterFields
        filters={data?.filters ?? []}
        choice={choice}
        isCounted={isCounted}
        onChoose={draft}
        styles={styles}
      />
    </Dialog>
  );
}
