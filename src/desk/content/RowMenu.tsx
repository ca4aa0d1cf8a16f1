import { useRef } from 'react';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import styles from './RowMenu.module.css';

export interface RowAction {
  key: 'copy' | 'takeDown' | 'purge' | 'up' | 'down';
  run: () => void;
}

/** Menu with the actions of a row. */
export function RowMenu({ label, actions }: { label: string; actions: readonly RowAction[] }) {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => ref.current?.removeAttribute('open');
  const closeAndReturn = () => {
    close();
    ref.current?.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={ref}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key === 'Escape') closeAndReturn();
      }}
      onBlur={({ relatedTarget }) => {
        if (!ref.current?.contains(relatedTarget)) close();
      }}
    >
      <summary aria-label={label}>
        <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
          <path d="M3 9h2v2H3zM9 9h2v2H9zM15 9h2v2h-2z" />
        </svg>
      </summary>
      <ul className={styles.list} role="list">
        {actions.map(({ key, run }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => {
                // A dialog that the action opens returns the focus to where it was.
                closeAndReturn();
                run();
              }}
            >
              {zh[key]}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
