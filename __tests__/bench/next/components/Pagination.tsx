'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import styles from 'portal/components/Pagination.module.css';
import { useState } from 'react';
import { texts } from '../lib/texts';

const around = 2;
const line = 'btn btn--line btn--sm';

const href = (page: number) => (page === 1 ? '/policy' : `/policy/page/${page}`);

export function Pagination({ page, pages, total }: { page: number; pages: number; total: number }) {
  const router = useRouter();
  const [wanted, setWanted] = useState(String(page));
  const from = Math.max(1, Math.min(page - around, pages - 2 * around));
  const numbers = Array.from({ length: Math.min(pages, 2 * around + 1) }, (_, nth) => from + nth);
  return (
    <nav className={styles.pager}>
      <p>{texts.total(total)}</p>
      <ul>
        {page > 1 && (
          <li className={styles.step}>
            <Link className={line} href={href(page - 1)}>
              {texts.previous}
            </Link>
          </li>
        )}
        {numbers.map((number) => (
          <li key={number}>
            <Link
              className={number === page ? 'btn btn--sm' : line}
              href={href(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
        {page < pages && (
          <li className={styles.step}>
            <Link className={line} href={href(page + 1)}>
              {texts.next}
            </Link>
          </li>
        )}
      </ul>
      <form
        className={styles.pages}
        onSubmit={(event) => {
          event.preventDefault();
          router.push(href(Math.min(pages, Math.max(1, Number(wanted) || 1))));
        }}
      >
        <label>
          {texts.jump} <input value={wanted} inputMode="numeric" onChange={({ target }) => setWanted(target.value)} />
        </label>
      </form>
    </nav>
  );
}
