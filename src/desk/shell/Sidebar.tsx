import { Link } from '../../components/Link';
import styles from './Sidebar.module.css';

export interface SidebarItem {
  key: string;
  label: string;
  to: string;
  isCurrent: boolean;
  /** Count; omitted where nothing is counted or while it is unknown. */
  count?: number | null;
  /** Starts a group. */
  isApart?: boolean;
}

/** Navigation of a part; the current item connects to the list. */
export function Sidebar({ items, onChosen }: { items: readonly SidebarItem[]; onChosen?: () => void }) {
  return (
    <ul className={styles.list} role="list">
      {items.map(({ key, label, to, isCurrent, count, isApart }) => (
        <li key={key} className={isApart ? styles.apart : undefined}>
          <Link className={styles.item} to={to} aria-current={isCurrent ? 'page' : undefined} onClick={onChosen}>
            {label}
            {count !== undefined && count !== null && <span className={styles.count}>{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
