import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { zh } from '../i18n/zh';
import { pageNumbers, typedPage } from './pageNumbers';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** Rows of the whole list. */
  total: number;
  /** Whether the total is said: not under a page that failed. */
  counted?: boolean;
  pageSize: number;
  /** Counts from 1. */
  page: number;
  /** What else of the query stays in the address without script. */
  kept?: readonly (readonly [name: string, value: string])[];
  /** Called only with a page that exists and is not the current one. */
  onPage: (page: number) => void;
}

/** Pagination bar: docs/behaviour/lists.md. */
export function Pagination({ total, counted = true, pageSize, page, kept, onPage }: PaginationProps) {
  // What is typed stays here until Enter or blur; undefined while nothing is being typed.
  const [typed, setTyped] = useState<string>();
  const lastPage = Math.max(1, Math.ceil(total / pageSize));

  const goTo = (target: number) => {
    if (target !== page) onPage(target);
  };
  /** Goes there in place of the form. */
  const press = (event: MouseEvent, target: number) => {
    event.preventDefault();
    goTo(target);
  };
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the script took the page over; whoever has left the field by then meant it.
  // Nothing can be navigated to in a layout effect.
  useEffect(() => {
    const { value } = field.current ?? {};
    if (value === undefined || value === String(page)) return;
    if (document.activeElement === field.current) setTyped(value);
    else goTo(typedPage(value, lastPage) ?? page);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const step = (event: MouseEvent<HTMLElement>, target: number) => {
    // At an end the step's own button can no longer hold the focus: the page's button takes it.
    if (target === 1 || target === lastPage) pageButton(event.currentTarget, target)?.focus();
    press(event, target);
  };
  const jump = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    goTo(typedPage(typed, lastPage) ?? page);
  };

  // One page: there is nowhere to go.
  if (lastPage === 1) {
    return counted ? (
      <nav className={styles.pager} aria-label={zh.pagination.name}>
        <p>{zh.pagination.total(total)}</p>
      </nav>
    ) : null;
  }
  const others = kept?.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" {...{ name, value }} />);
  return (
    <nav className={styles.pager} aria-label={zh.pagination.name}>
      {counted && <p>{zh.pagination.total(total)}</p>}
      {/* Without script the buttons and the field lead on as well: they put the page into the address. */}
      <form className={styles.pages}>
        {others}
        <ul role="list">
          <li className={styles.step}>
            <button name="page" value={page - 1} disabled={page <= 1} onClick={(event) => step(event, page - 1)}>
              {zh.pagination.previous}
            </button>
          </li>
          {pageNumbers(lastPage).map((number) =>
            number === null ? (
              <li key="gap" className={styles.gap} aria-hidden="true">
                {zh.pagination.gap}
              </li>
            ) : (
              <li key={number}>
                <button
                  name="page"
                  value={number}
                  data-page={number}
                  aria-current={number === page ? 'page' : undefined}
                  onClick={(event) => press(event, number)}
                >
                  {number}
                </button>
              </li>
            ),
          )}
          <li className={styles.step}>
            <button name="page" value={page + 1} disabled={page >= lastPage} onClick={(event) => step(event, page + 1)}>
              {zh.pagination.next}
            </button>
          </li>
        </ul>
      </form>
      <form
        className={styles.pages}
        onSubmit={(event) => {
          event.preventDefault();
          jump();
        }}
      >
        {others}
        <label>
          {zh.pagination.jump}
          <input
            ref={field}
            type="text"
            name="page"
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(page)}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={jump}
          />
        </label>
      </form>
    </nav>
  );
}

const pageButton = (inBar: Element, page: number) =>
  inBar.closest('nav')?.querySelector<HTMLElement>(`[data-page="${page}"]`);
