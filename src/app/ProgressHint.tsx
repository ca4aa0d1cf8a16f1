import { usePageRouter } from './PageRoutes';
import styles from './ProgressHint.module.css';

/** A progress bar at the top while the next page's chunk loads; it appears only after a delay. */
export function ProgressHint() {
  const { navigation } = usePageRouter().state;
  return navigation.state === 'idle' ? null : <div className={`noprint ${styles.line}`} aria-hidden="true" />;
}
