import { clsx } from 'clsx';
import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { LineIcon } from '../../components/LineIcon';
import { RetryLink } from '../../components/RetryLink';
import { orderName, type ListChoice, type ListFilters } from '../../contract/filters';
import { zh } from '../../i18n/zh';
import { withOne } from '../../lib/listChoice';
import styles from './FilterBar.module.css';
import { filtersId } from './filtersId';

interface FilterBarProps {
  ref?: Ref<HTMLDivElement>;
  /** Undefined while loading or after a failure. */
  answer: ListFilters | undefined;
  choice: ListChoice;
  /** Number of active filters. */
  chosen: number;
  /** The button is shown at every page width. */
  isFolded?: boolean;
  /** Preloads the dialog. */
  onPreload: () => void;
  onOpen: () => void;
  onChoose: (choice: ListChoice) => void;
  /** Given if the filters failed to load. */
  onRetry?: () => void;
}

/** The filter button, for pages without a filter sidebar, and the sort order. */
export function FilterBar(bar: FilterBarProps) {
  const { ref, answer, choice, chosen, isFolded = false, onPreload, onOpen, onChoose, onRetry } = bar;
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onOpen();
  };
  const orders = answer?.orders ?? [];
  return (
    <div ref={ref} className={clsx(styles.bar, isFolded && styles.folded)}>
      {onRetry ? (
        <span className={styles.retry}>
          {zh.filters.name} <RetryLink what={zh.filters.name} onRetry={onRetry} />
        </span>
      ) : (
        answer?.filters.length !== 0 && (
          <a
            className={styles.key}
            href={`#${filtersId}`}
            role="button"
            aria-haspopup="dialog"
            onPointerEnter={onPreload}
            onFocus={onPreload}
            onClick={open}
            onKeyDown={(event) => {
              if (event.key === ' ') open(event);
            }}
          >
            <LineIcon shape="M3 5h14M6 10h8M8.5 15h3" />
            {zh.filters.name}
            {chosen > 0 && (
              <b>
                {chosen}
                <span className="vh"> {zh.filters.chosenCount}</span>
              </b>
            )}
          </a>
        )
      )}
      {orders.length > 0 && (
        <label className={styles.order}>
          <span>{zh.filters.order}</span>
          <select
            name={orderName}
            form={filtersId}
            autoComplete="off"
            value={choice[orderName]?.[0] ?? ''}
            onChange={({ target }) => onChoose(withOne(choice, orderName, target.value))}
          >
            {orders.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {orders.length > 0 && (
        <noscript>
          <button className="btn btn--line" form={filtersId}>
            {zh.filters.show}
          </button>
        </noscript>
      )}
    </div>
  );
}
