import { zh } from '../i18n/zh';
import { Link } from './Link';
import styles from './Breadcrumbs.module.css';

export interface Breadcrumb {
  label: string;
  /** Absent on the page itself. */
  to?: string;
}

/** Breadcrumbs from the home page to here. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <nav className={styles.breadcrumbs} aria-label={zh.site.breadcrumb}>
      <ol role="list">
        {items.map(({ label, to }) => (
          <li key={label} aria-current={to === undefined ? 'page' : undefined}>
            {to === undefined ? label : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
