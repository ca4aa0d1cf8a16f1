import { clsx } from 'clsx';
import { useRef, type MouseEvent } from 'react';
import { Icon } from '../../components/Icon';
import { Link } from '../../components/Link';
import type { ListChoice, ListFilter } from '../../contract/filters';
import { zh } from '../../i18n/zh';
import { chosenOf, orderOf, withValue } from '../../lib/listChoice';
import styles from './ChosenFilters.module.css';

interface ChosenFiltersProps {
  className?: string;
  /** Number of filtered rows; undefined until known. */
  total: number | undefined;
  filters: readonly ListFilter[];
  choice: ListChoice;
  /** A filter is active, but its label is not known. */
  isUnnamed?: boolean;
  /** The address of the list with other filters. */
  to: (choice: ListChoice) => string;
}

/** The number of rows, and the active filters as removable chips. */
export function ChosenFilters({ className, total, filters, choice, isUnnamed = false, to }: ChosenFiltersProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const chosen = chosenOf(filters, choice);
  /** The chip goes with its filter: the next one takes the focus. */
  const handOn = ({ currentTarget }: MouseEvent) => {
    const item = currentTarget.closest('li');
    const near = item?.nextElementSibling ?? item?.previousElementSibling;
    const next = near?.querySelector<HTMLElement>('a') ?? count.current;
    next?.focus({ preventScroll: true });
  };
  return (
    <div className={clsx(styles.chosen, chosen.length === 0 && !isUnnamed && styles.nothing, className)}>
      <p ref={count} role="status" tabIndex={-1}>
        {total !== undefined && zh.pagination.total(total)}
      </p>
      {chosen.length > 0 && (
        <ul className={styles.chips} role="list" aria-label={zh.filters.chosen}>
          {chosen.map(({ name, value, label }) => (
            <li key={`${name} ${value}`}>
              <Link
                className={styles.chip}
                to={to(withValue(choice, name, value, false))}
                preventScrollReset
                onClick={handOn}
              >
                <span className="vh">{zh.filters.remove} </span>
                {label}
                <Icon name="close" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {(chosen.length > 0 || isUnnamed) && (
        <Link className={styles.clear} to={to(orderOf(choice))} preventScrollReset onClick={handOn}>
          {zh.filters.clearAll}
        </Link>
      )}
    </div>
  );
}
