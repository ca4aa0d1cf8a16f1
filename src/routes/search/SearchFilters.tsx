import { useRef } from 'react';
import { FilterBar } from '../../areas/filters/FilterBar';
import { orderName, type ListChoice } from '../../contract/filters';
import { newestFirst, type SearchPage, type SearchQuery } from '../../contract/search';
import { zhSearch } from '../../i18n/zhSearch';
import { chosenOf } from '../../lib/listChoice';
import { menuClosed, menuOpened, selectOpenMenu } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { SearchFilterSheet } from './SearchFilterSheet';

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
