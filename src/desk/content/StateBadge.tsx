import type { ContentState } from '../../contract/deskContent';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import styles from './StateBadge.module.css';

/** Icon and label of a content state: dashed outline for a draft, filled for a published item. */
export function StateBadge({ state, label = zh.states[state] }: { state: ContentState; label?: string }) {
  return (
    <span className={styles.mark}>
      <svg className={styles[state]} viewBox="0 0 18 12" width="18" height="12" aria-hidden="true">
        {state === 'scheduled' && <path className={styles.half} d="M0 0h9v12H0z" />}
        <path className={styles.frame} d="M.75.75h16.5v10.5H.75z" />
        {state === 'removed' && <path className={styles.frame} d="M1 11 17 1" />}
      </svg>
      <span>{label}</span>
    </span>
  );
}
