'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { texts } from '../lib/texts';
import styles from './Pagination.module.css';

const around = 2;

const href = (page: number) => (page === 1 ? '/policy' : `/policy/page/${page}`);

export function Pagination({ page, pages, total }: { page: number; pages: number; total: number }) {
  const router = useRouter();
  const [wanted, setWanted] = useState(String(page));
  const from = Math.max(1, Math.min(page - around, pages - 2 * around));
  const numbers = Array.from({ length: Math.min(pages, 2 * around + 1) }, (_, nth) => from + nth);
  return (
    <nav className={styles.pages}>
      <span>{texts.total(total)}</span>
      {page > 1 && <Link href={href(page - 1)}>{texts.previous}</Link>}
      {numbers.map((number) => (
        <Link key={number} href={href(number)} aria-current={number === page ? 'page' : undefined}>
          {number}
        </Link>
      ))}
      {page < pages && <Link href={href(page + 1)}>{texts.next}</Link>}
      <form
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
