import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { zh } from '../i18n/zh';
import styles from './TableOfContents.module.css';
import { Icon } from './Icon';
import type { Heading } from './markup/headings';
import { Link } from './Link';
import { useReadQuery } from './useReadQuery';

/** A heading counts as reached once it is in the upper part of the window. */
const reached = 0.3;

/**
 * The contents of an article; the part that is being read is marked. On phones they unfold. What is beside the text
 * (`more`) comes last, and is never the part that is being read.
 */
export function TableOfContents({ headings, more = [] }: { headings: readonly Heading[]; more?: readonly Heading[] }) {
  const { hash, state } = useLocation() as Location<unknown>;
  const search = useReadQuery();
  const [unfolded, setUnfolded] = useState(false);
  const current = useReadHeading(headings);
  useEffect(() => {
    // The address may name a part; the article was not there yet when it was opened.
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    // Only what the article came with; later jumps are the links' own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <nav className={styles.contents} aria-label={zh.detail.contents}>
      <p className={styles.name} aria-hidden="true">
        {zh.detail.contents}
      </p>
      <button
        className={styles.fold}
        type="button"
        aria-expanded={unfolded}
        onClick={() => setUnfolded((isOpen) => !isOpen)}
      >
        {zh.detail.contents}
        <Icon name="chevronDown" />
      </button>
      <ol className={clsx(styles.list, unfolded && styles.unfolded)} role="list">
        {[...headings, ...more].map(({ id, text }, place) => (
          <li key={id} className={place === headings.length ? styles.apart : undefined}>
            <Link
              className={styles.item}
              // No step back for a jump: Back leads to where the reader came from.
              replace
              to={{ search, hash: `#${id}` }}
              state={state}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => {
                setUnfolded(false);
                document.getElementById(id)?.focus({ preventScroll: true });
              }}
            >
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The heading under which the reader is. */
function useReadHeading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState(headings[0]?.id);
  useEffect(() => {
    const look = () => {
      const passed = headings.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight * reached;
      });
      setCurrent((passed[passed.length - 1] ?? headings[0])?.id);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [headings]);
  return current;
}
