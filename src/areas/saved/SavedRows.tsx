import { clsx } from 'clsx';
import { zhSaved } from '../../i18n/zhSaved';
import { dayInBackendZone } from '../../lib/dates';
import { keepFocusNear } from '../../components/keepFocusNear';
import { Link } from '../../components/Link';
import { NoWrapText } from '../../components/NoWrapText';
import type { Bookmark } from './bookmarks';
import styles from './SavedPage.module.css';

interface SavedRowsProps {
  items: readonly Bookmark[];
  removed: readonly string[];
  onRemove: (path: string) => void;
}

/** Bookmarks of a section. One that has been removed from the site is not a link. */
export function SavedRows({ items, removed, onRemove }: SavedRowsProps) {
  return (
    <ul role="list" className={`ruled ${styles.rows}`}>
      {items.map(({ path, title, at }) => {
        const isRemoved = removed.includes(path);
        return (
          <li key={path}>
            <div>
              <p className={clsx(styles.title, isRemoved && styles.removed)}>
                {isRemoved ? (
                  title
                ) : (
                  <Link to={path}>
                    <NoWrapText text={title} />
                  </Link>
                )}
              </p>
              <p className="text-dense ink-3">{isRemoved ? zhSaved.removed : zhSaved.savedOn(dayInBackendZone(at))}</p>
            </div>
            <button
              type="button"
              className="btn btn--line btn--sm"
              aria-label={zhSaved.removeOf(title)}
              onClick={({ currentTarget }) => {
                // The last one takes its section with it.
                const section = items.length === 1 ? currentTarget.closest('section')?.parentElement : undefined;
                keepFocusNear(section ?? currentTarget);
                onRemove(path);
              }}
            >
              {zhSaved.remove}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
