import { clsx } from 'clsx';
import { useContext } from 'react';
import { zhActions } from '../i18n/zhActions';
import styles from './ArticleActions.module.css';
import { SavedContext } from './SavedContext';

/** What each button does comes with the first interaction: src/app/pageActions/. */
const keys = ['read', 'print', 'copyLink', 'calendar', 'share', 'save'] as const;

/** What can be done with the page of an entry. `due`: the last day of it, `yyyy-MM-dd`, as long as it is ahead. */
export function ArticleActions({ due }: { due?: string }) {
  const isSaved = useContext(SavedContext);
  return (
    <div className={`noprint ${styles.actions}`} role="group" aria-label={zhActions.name} data-action="">
      {keys.map(
        (key) =>
          (key !== 'calendar' || due) && (
            <button
              key={key}
              type="button"
              data-action={key}
              data-day={key === 'calendar' ? due : undefined}
              className={clsx(styles[key], key === 'save' && isSaved && styles.saved)}
            >
              {zhActions[key === 'save' && isSaved ? 'saved' : key]}
            </button>
          ),
      )}
    </div>
  );
}

/** Room for them before the entry is there. */
export function ArticleActionsSkeleton() {
  return <div className={styles.skeleton} />;
}
