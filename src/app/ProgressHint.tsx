import { usePageRouter } from './PageRoutes';
import styles from './ProgressHint.module.css';

/** A line at the top while the next page's code is on its way; it only shows when that takes a while. */
export function ProgressHint() {
  const { navigation } = usePageRouter().state;
  return navigation.state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />;
}
