import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { zh } from '../i18n/zh';
import { listen } from '../lib/listen';
import styles from './TableOfContents.module.css';
import { Icon } from './Icon';
import type { Heading } from './markup/headings';
import { NoWrapText } from './NoWrapText';
import { Link } from './Link';
import { useKnownQuery } from './useKnownQuery';

/** A heading counts as current once it is in the upper part of the viewport. */
const reached = 0.3;

/**
 * The table of contents of an article, with the current section marked; collapsible on phones. Links to parts beside
 * the text (`more`) come last, and are never current.
 */
export function TableOfContents({ headings, more = [] }: { headings: readonly Heading[]; more?: readonly Heading[] }) {
  const { hash, state } = useLocation() as Location<unknown>;
  const search = useKnownQuery();
  const [unfolded, setUnfolded] = useState(false);
  const current = useReadHeading(headings);
  useEffect(() => {
    // The address may have a hash; its target did not exist yet when the page was opened.
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    // Only for the initial content; later jumps are the links' own.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <nav className={`sheet ${styles.contents}`} aria-label={zh.detail.contents}>
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
              // No history entry for a jump: Back leaves the article.
              replace
              to={{ search, hash: `#${id}` }}
              state={state}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => {
                setUnfolded(false);
                document.getElementById(id)?.focus({ preventScroll: true });
              }}
            >
              <NoWrapText text={text} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The heading of the section being read. */
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
    return listen(window, ['scroll'], look, { passive: true });
  }, [headings]);
  return current;
}
