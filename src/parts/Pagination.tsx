import { useState } from 'react';
import { zh } from '../copy/zh';
import { pageNumbers, typedPage } from './pageNumbers';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** Rows of the whole list. */
  total: number;
  pageSize: number;
  /** Counts from 1. */
  page: number;
  /** Called only with a page that exists and is not the current one. */
  onPage: (page: number) => void;
}

/** Pagination bar (spec §2.9, §5). */
export function Pagination({ total, pageSize, page, onPage }: PaginationProps) {
  // What is typed stays here until Enter or blur; undefined while nothing is being typed.
  const [typed, setTyped] = useState<string>();
  const lastPage = Math.max(1, Math.ceil(total / pageSize));

  const goTo = (target: number) => {
    if (target !== page) onPage(target);
  };
  const jump = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    goTo(typedPage(typed, lastPage) ?? page);
  };

  return (
    <nav className={styles.pager} aria-label={zh.pagination.name}>
      <p>{zh.pagination.total(total)}</p>
      <ul role="list">
        <li className={styles.step}>
          <button type="button" disabled={page <= 1} onClick={() => goTo(page - 1)}>
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
              <button type="button" aria-current={number === page ? 'page' : undefined} onClick={() => goTo(number)}>
                {number}
              </button>
            </li>
          ),
        )}
        <li className={styles.step}>
          <button type="button" disabled={page >= lastPage} onClick={() => goTo(page + 1)}>
            {zh.pagination.next}
          </button>
        </li>
      </ul>
      <label>
        {zh.pagination.jump}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(page)}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') jump();
          }}
          onBlur={jump}
        />
      </label>
    </nav>
  );
}
