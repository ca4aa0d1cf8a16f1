import { clsx } from 'clsx';
import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Icon, LineIcon } from '../../components/Icon';
import { Link } from '../../components/Link';
import { RetryLink } from '../../components/QueryBoundary';
import { orderName, type ListChoice, type ListFilters } from '../../contract/filters';
import { zh } from '../../i18n/zh';
import { chosenOf, orderOf, withOne, withValue } from '../../lib/listChoice';
import { menuClosed, menuOpened, selectOpenMenu } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import styles from './FilterBar.module.css';

/** Id of a page's filter form: links and fields elsewhere on the page refer to it. */
export const filtersId = 'filters';

/** Of the filter dialog. */
export interface DialogEvents {
  onClose: () => void;
  onChoose: (choice: ListChoice) => void;
}

interface FilterBarProps {
  /** Undefined while loading or after a failure. */
  answer: ListFilters | undefined;
  choice: ListChoice;
  /** Number of active filters. */
  chosen: number;
  /** Number of filtered rows; undefined until known. */
  total: number | undefined;
  /** The address of the list with other filters. */
  to: (choice: ListChoice) => string;
  /** The dialog, while it is open. */
  dialog: (events: DialogEvents) => ReactNode;
  onPreload?: () => void;
  onChoose: (choice: ListChoice) => void;
  /** Given if the filters failed to load. */
  onRetry?: () => void;
}

/**
 * In view above its list: how many rows are left, the active filters as removable chips, and the order; on narrow pages
 * the button of the filter dialog.
 */
export function FilterBar(bar: FilterBarProps) {
  const { answer, choice, chosen, total, to, dialog, onPreload, onChoose, onRetry } = bar;
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectOpenMenu) === 'filters';
  const head = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    dispatch(menuOpened('filters'));
  };
  const onClose = () => void dispatch(menuClosed());
  const apply = (next: ListChoice) => {
    if (to(next) === to(choice)) return onClose();
    // Applying replaces the dialog's history entry.
    onChoose(next);
    head.current?.parentElement?.scrollIntoView();
  };
  /** The chip goes with its filter: the next one takes the focus. */
  const handOn = ({ currentTarget }: MouseEvent) => {
    const item = currentTarget.closest('li');
    const near = item?.nextElementSibling ?? item?.previousElementSibling;
    const next = near?.querySelector<HTMLElement>('a') ?? count.current;
    next?.focus({ preventScroll: true });
  };
  const orders = answer?.orders ?? [];
  const chips = chosenOf(answer?.filters ?? [], choice);
  // Without a response their labels are not known.
  const isChosen = (answer ? chips.length : chosen) > 0;
  return (
    <>
      <div ref={head} className={styles.head}>
        <div className={styles.bar}>
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
                <span>{zh.filters.name}</span>
                {chosen > 0 && (
                  <b>
                    <span>{chosen}</span>
                    <span className="vh"> {zh.filters.chosenCount}</span>
                  </b>
                )}
              </a>
            )
          )}
          {/* Without active filters the count is shown below the list only. */}
          <div className={clsx(styles.left, !isChosen && 'vh')}>
            <p ref={count} role="status" tabIndex={-1}>
              {total === undefined ? '' : zh.pagination.total(total)}
            </p>
            {isChosen && (
              <Link aria-label={zh.filters.clearAll} to={to(orderOf(choice))} preventScrollReset onClick={handOn}>
                {zh.filters.clear}
              </Link>
            )}
          </div>
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
        {chips.length > 0 && (
          <ul className={styles.chips} role="list" aria-label={zh.filters.chosen}>
            {chips.map(({ name, value, label }) => (
              <li key={`${name} ${value}`}>
                <Link
                  className={styles.chip}
                  to={to(withValue(choice, name, value, false))}
                  preventScrollReset
                  onClick={handOn}
                >
                  <span className="vh">{zh.filters.remove} </span>
                  {label}
                  <Icon name="close" size={18} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isOpen && <OpenDialog dialog={dialog} onClose={onClose} onChoose={apply} />}
    </>
  );
}

const OpenDialog = ({ dialog, ...events }: DialogEvents & Pick<FilterBarProps, 'dialog'>) => dialog(events);
