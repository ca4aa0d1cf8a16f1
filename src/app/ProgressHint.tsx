import { useNavigation } from 'react-router-dom';
import styles from './ProgressHint.module.css';

/** A line at the top while the next page's code is on its way; it only shows when that takes a while. */
export function ProgressHint() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />;
}
