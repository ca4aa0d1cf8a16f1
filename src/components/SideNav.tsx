import { zh } from '../i18n/zh';
import { RetryLink } from './RetryLink';
import { Link } from './Link';
import styles from './SideNav.module.css';

interface SideNavProps {
  items: readonly {
    key: string;
    label: string;
    to: string;
    current: boolean;
    /** Set apart from the categories by a line: it leads to another section. */
    apart?: boolean;
  }[];
  /** Given if the categories could not be fetched. */
  onRetry?: () => void;
}

/** The categories of a section. */
export function SideNav({ items, onRetry }: SideNavProps) {
  return (
    <nav className={styles.side} aria-label={zh.section.categories}>
      <ul className={styles.list} role="list">
        {items.map(({ key, label, to, current, apart }) => (
          <li key={key} className={apart ? styles.apart : undefined}>
            <Link className={styles.item} to={to} aria-current={current ? 'page' : undefined}>
              {label}
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
