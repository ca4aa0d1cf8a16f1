import { useContext, createContext } from 'react';
import { zhActions } from '../i18n/zhActions';
import { LineIcon } from './Icon';
import styles from './ArticleActions.module.css';

/** Whether the current page is bookmarked on this device. */
export const SavedContext = createContext(false);

/**
 * The actions with their icons; the handlers load with the first interaction: src/app/pageActions/. The icons are
 * markup because each image in a style sheet is a document of its own for the browser, ten times as slow.
 */
const shapes = {
  read: 'M3 8h3l4-4v12l-4-4H3zM14 6a5 5 0 0 1 0 8',
  print: 'M6 7V3h8v4M6 14H3V7h14v7h-3M6 11h8v6H6z',
  calendar: 'M3 5h14v12H3zM3 9h14M7 3v4M13 3v4',
  share: 'M10 12V3M7 6l3-3 3 3M5 9H4v8h12V9h-1',
  save: 'm10 2.5 2.3 4.9 5.2.6-3.9 3.6 1.1 5.2L10 14.2l-4.7 2.6 1.1-5.2L2.5 8l5.2-.6z',
} as const;

/** Page actions of an entry: share and save, the others folded. `due`: its deadline, `yyyy-MM-dd`, while it lies ahead. */
export function ArticleActions({ due }: { due?: string }) {
  const isSaved = useContext(SavedContext);
  const action = (key: keyof typeof shapes, name: string = zhActions[key], more: object = {}) => (
    <button key={key} type="button" data-action={key} {...more}>
      <LineIcon shape={shapes[key]} />
      <span>{name}</span>
    </button>
  );
  return (
    <div className={`noprint ${styles.actions}`} role="group" aria-label={zhActions.name} data-action="">
      {action('share')}
      {isSaved ? action('save', zhActions.saved, { className: styles.saved }) : action('save')}
      <details className={styles.more}>
        <summary>
          <LineIcon shape="M5 10h.01M10 10h.01M15 10h.01" />
          <span>{zhActions.more}</span>
        </summary>
        <div>
          {action('read')}
          {action('print')}
          {due && action('calendar', zhActions.calendar, { 'data-day': due })}
        </div>
      </details>
    </div>
  );
}

/** Loading skeleton. */
export function ArticleActionsSkeleton() {
  return <div className={styles.skeleton} />;
}
