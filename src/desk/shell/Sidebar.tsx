import { Link } from '../../components/Link';
import styles from './Sidebar.module.css';

export interface SidebarItem {
  key: string;
  label: string;
  to: string;
  isCurrent: boolean;
  /** How many; left out where nothing is counted or it is not known yet. */
  count?: number | null;
  /** Begins a group. */
  isApart?: boolean;
}

/** What a part holds, hung on the holes of the rail; the open one's tail enters the list. */
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
