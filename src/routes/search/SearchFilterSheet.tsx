import { FilterFields } from '../../areas/filters/FilterFields';
import styles from '../../areas/filters/FilterSheet.module.css';
import { useSearchContentQuery } from '../../areas/search/searchApi';
import { Dialog } from '../../components/Dialog';
import type { ListChoice } from '../../contract/filters';
import type { SearchQuery } from '../../contract/search';
import { zh } from '../../i18n/zh';
import { zhSearch } from '../../i18n/zhSearch';
import { filtersDrafted, selectFilterDraft } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { chosenOf, withOneTime } from './searchChoice';

interface SearchFilterSheetProps {
  /** What the results behind it are asked for. */
  query: SearchQuery;
  onClose: () => void;
  onChoose: (choice: ListChoice) => void;
}

/** The filters over the results: they take effect together, and the submit says what they will show. */
export function SearchFilterSheet({ query, onClose, onChoose }: SearchFilterSheetProps) {
  const dispatch = useAppDispatch();
  const choice = useAppSelector(selectFilterDraft) ?? query.choice ?? {};
  const draft = (next: ListChoice) => void dispatch(filtersDrafted(withOneTime(next, choice)));
  const { q, area, pageSize } = query;
  const chosen = chosenOf(choice);
  const asked = { q, ...(area ? { area, pageNum: 1, pageSize } : {}), ...(chosen ? { choice: chosen } : {}) };
  const { data, isFetching, isError } = useSearchContentQuery(asked);
  const isKnown = Boolean(data) && !isError;
  return (
    <Dialog
      title={zh.filters.name}
      onClose={onClose}
      onSubmit={() => onChoose(choice)}
      footer={
        <div className={styles.foot}>
          <button className="btn btn--line" type="button" onClick={() => draft({})}>
            {zh.filters.clear}
          </button>
          <button className="btn" type="submit">
            {data && isKnown ? zhSearch.show(data.total, data.more) : zh.filters.show}
          </button>
          {/* A button's words are not read out when they change. */}
          <span className="vh" role="status">
            {!isFetching && isKnown && data && zh.pagination.total(data.total)}
          </span>
        </div>
      }
    >
      <FilterFields
        filters={data?.filters ?? []}
        choice={choice}
        isCounted={isKnown && data?.counted === true}
        onChoose={draft}
        styles={styles}
      />
    </Dialog>
  );
}
