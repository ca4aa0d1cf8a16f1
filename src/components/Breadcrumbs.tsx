import { zh } from '../i18n/zh';
import { paths } from '../lib/paths';
import { Link } from './Link';
import styles from './Breadcrumbs.module.css';

export interface Breadcrumb {
  label: string;
  /** Absent on the page itself. */
  to?: string;
}

const home: Breadcrumb = { label: zh.nav.home, to: paths.home };

/** Breadcrumbs from the home page to here; the items are those after it. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  return (
    <nav className={styles.breadcrumbs} aria-label={zh.site.breadcrumb}>
      <ol role="list">
        {[home, ...items].map(({ label, to }) => (
          <li key={label} aria-current={to === undefined ? 'page' : undefined}>
            {to === undefined ? label : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
