import { clsx } from 'clsx';
import { useId } from 'react';
import { zh } from '../i18n/zh';
import { RetryLink } from './QueryBoundary';
import { Link } from './Link';
import rail from './NavRail.module.css';
import styles from './SideNav.module.css';

export interface SideNavItem {
  key: string;
  label: string;
  to: string;
  current: boolean;
  /** Number of items it leads to. */
  count?: number;
  /** Separated from the categories by a line: it links to another section. */
  apart?: boolean;
}

interface SideNavProps {
  /** Accessible name; 分类导航 by default. */
  name?: string;
  items: readonly SideNavItem[];
  /**
   * Counts load after the items: where these are in rows, counts are announced but not shown, to avoid layout shift.
   */
  countsAreLate?: boolean;
  /** Given if the categories failed to load. */
  onRetry?: () => void;
}

/** The categories of a section. */
export function SideNav({ name = zh.browse.categories, items, countsAreLate = false, onRetry }: SideNavProps) {
  const id = useId();
  return (
    <nav className={clsx(styles.side, countsAreLate && styles.late)} aria-label={name}>
      <ul className={rail.rail} role="list">
        {items.map(({ key, label, to, current, count, apart }, place) => (
          <li key={key} className={apart ? styles.apart : undefined}>
            <Link
              className={rail.item}
              to={to}
              aria-current={current ? 'page' : undefined}
              aria-describedby={count === undefined ? undefined : `${id}${place}`}
            >
              {label} {/* Keeps the link's accessible name independent of the count. */}
              {count !== undefined && (
                <span id={`${id}${place}`} className={`num ${styles.count}`} aria-hidden="true">
                  {count}
                  <span className="vh"> {zh.browse.countUnit}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
        {onRetry && (
          <li className={styles.retry}>
            <RetryLink what={zh.browse.categories} onRetry={onRetry} />
          </li>
        )}
      </ul>
    </nav>
  );
}
