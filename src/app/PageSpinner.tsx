import { zh } from '../i18n/zh';
import { Spinner } from '../components/QueryBoundary';
import styles from './PageSpinner.module.css';

/** Covers the page until the user is known. */
export function PageSpinner() {
  return (
    <div className={styles.cover} role="status">
      <Spinner />
      <p>{zh.site.loading}</p>
    </div>
  );
}
