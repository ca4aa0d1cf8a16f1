import { clsx } from 'clsx';
import { useId } from 'react';
import { zh } from '../i18n/zh';
import { RetryLink } from './RetryLink';
import { Link } from './Link';
import styles from './SideNav.module.css';

interface SideNavProps {
  /** Its accessible name; the categories', unless it has other items. */
  name?: string;
  items: readonly {
    key: string;
    label: string;
    to: string;
    current: boolean;
    /** How many it leads to. */
    count?: number;
    /** Set apart from the categories by a line: it leads to another section. */
    apart?: boolean;
  }[];
  /** The counts come after the items: where these stand in rows, they are said and not shown, so that nothing moves. */
  countsAreLate?: boolean;
  /** Given if the categories could not be fetched. */
  onRetry?: () => void;
}

/** The categories of a section. */
export function SideNav({ name = zh.section.categories, items, countsAreLate = false, onRetry }: SideNavProps) {
  const id = useId();
  return (
    <nav className={clsx(styles.side, countsAreLate && styles.late)} aria-label={name}>
      <ul className={styles.list} role="list">
        {items.map(({ key, label, to, current, count, apart }, place) => (
          <li key={key} className={apart ? styles.apart : undefined}>
            <Link
              className={styles.item}
              to={to}
              aria-current={current ? 'page' : undefined}
              aria-describedby={count === undefined ? undefined : `${id}${place}`}
            >
              {label}
              {/* The link keeps its name, however many there are. */}
              {count !== undefined && (
                <span id={`${id}${place}`} className={`num ${styles.count}`} aria-hidden="true">
                  {count}
                </span>
              )}
            </Link>
          </li>
        ))}
        {onRetry && (
          <li className={styles.retry}>
            <RetryLink what={zh.section.categories} onRetry={onRetry} />
          </li>
        )}
      </ul>
    </nav>
  );
}
