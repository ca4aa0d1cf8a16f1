import { startTransition, useEffect, useLayoutEffect, useOptimistic, useRef, useState, type MouseEvent } from 'react';
import { zh } from '../i18n/zh';
import styles from './Pagination.module.css';
import type { ListQuery } from '../contract/envelope';

/**
 * The last known total of this category's list: the pagination bar stays, and keeps the focus, while a page loads. It
 * may be that of other filters.
 */
export function useLastTotal({ category, choice }: ListQuery, total: number | undefined) {
  const [last, setLast] = useState<{ category: string | undefined; chosen: string; total: number }>();
  const chosen = JSON.stringify(choice);
  const changed =
    total !== undefined && (last?.category !== category || last?.chosen !== chosen || last?.total !== total);
  if (changed) setLast({ category, chosen, total });
  if (total !== undefined) return { total, isOfChoice: true };
  if (last?.category !== category) return { total: undefined, isOfChoice: true };
  return { total: last?.total, isOfChoice: last?.chosen === chosen };
}

/** This category's previous rows: they stay until the next page has loaded. */
export function usePreviousRows<Row>(category: string | undefined, rows: Row[] | undefined): Row[] | undefined {
  const [last, setLast] = useState<{ category: string | undefined; rows: Row[] }>();
  if (rows !== undefined && last?.rows !== rows) setLast({ category, rows });
  return last?.category === category ? last?.rows : undefined;
}

/** Scrolls to the list, whose header has not changed, once the page that was asked for is there. */
export function useScrollOnTurn(page: number) {
  const top = useRef<HTMLDivElement>(null);
  const isTurning = useRef(false);
  useLayoutEffect(() => {
    if (isTurning.current) top.current?.scrollIntoView();
    isTurning.current = false;
  }, [page]);
  const scrollOnTurn = () => {
    isTurning.current = true;
  };
  return { top, scrollOnTurn };
}

/** Up to how many pages all are shown, and how many at each end of a longer list. */
const allUpTo = 10;
const atEachEnd = 5;

/** The page numbers of the pagination bar; null is the ellipsis. */
function pageNumbers(lastPage: number): (number | null)[] {
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);
  if (lastPage <= allUpTo) return run(1, Math.max(1, lastPage));
  return [...run(1, atEachEnd), null, ...run(lastPage - atEachEnd + 1, lastPage)];
}

/**
 * The page typed into the jump field: the integer part, clamped to the list. Full-width digits count as digits.
 *
 * @returns undefined if it is not a number
 */
export function typedPage(typed: string, lastPage: number): number | undefined {
  const text = typed.normalize('NFKC').trim();
  if (!/^[+-]?(?=\.?\d)\d*(?:\.\d*)?$/.test(text)) return undefined;
  return Math.min(Math.max(1, Math.trunc(Number(text))), Math.max(1, lastPage));
}

interface PaginationProps {
  /** Total rows of the list. */
  total: number;
  /** Whether to show the total: not under a page that failed. */
  counted?: boolean;
  pageSize: number;
  /** Counts from 1. */
  page: number;
  /** Other query parameters to keep without script. */
  kept?: readonly (readonly [name: string, value: string])[];
  /** Called only with an existing page other than the current one. */
  onPage: (page: number) => void;
}

/** Pagination bar: docs/behaviour/lists.md. */
export function Pagination({ total, counted = true, pageSize, page: shown, kept, onPage }: PaginationProps) {
  // The bar shows its new page before the list does, which takes a phone longer.
  const [page, showPage] = useOptimistic(shown);
  // Input until Enter or blur; undefined when not editing.
  const [typed, setTyped] = useState<string>();
  const lastPage = Math.max(1, Math.ceil(total / pageSize));

  const goTo = (target: number) => {
    if (target !== page) onPage(target);
  };
  /** Navigates instead of submitting. */
  const press = (event: MouseEvent, target: number) => {
    event.preventDefault();
    startTransition(() => {
      showPage(target);
      goTo(target);
    });
  };
  const field = useRef<HTMLInputElement>(null);
  // Input from before hydration; applied if the field has been left by then. A layout effect cannot navigate.
  useEffect(() => {
    const { value } = field.current ?? {};
    if (value === undefined || value === String(page)) return;
    if (document.activeElement === field.current) setTyped(value);
    else goTo(typedPage(value, lastPage) ?? page);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const step = (event: MouseEvent<HTMLElement>, target: number) => {
    // At either end the previous or next button is disabled and loses the focus to the page's button.
    if (target === 1 || target === lastPage) pageButton(event.currentTarget, target)?.focus();
    press(event, target);
  };
  const jump = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    goTo(typedPage(typed, lastPage) ?? page);
  };

  // Only one page.
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
      {/* Without script the buttons and the field submit the page number. */}
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
