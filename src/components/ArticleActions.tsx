import { clsx } from 'clsx';
import { useContext } from 'react';
import { zhActions } from '../i18n/zhActions';
import styles from './ArticleActions.module.css';
import { SavedContext } from './SavedContext';

/** The handlers load with the first interaction: src/app/pageActions/. */
const keys = ['read', 'print', 'copyLink', 'calendar', 'share', 'save'] as const;

/** Page actions of an entry: share, save, print, … `due`: its deadline, `yyyy-MM-dd`, while it lies ahead. */
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

/** Loading skeleton. */
export function ArticleActionsSkeleton() {
  return <div className={styles.skeleton} />;
}
