import { zhSaved } from '../../i18n/zhSaved';
import { minuteInBackendZone } from '../../lib/dates';
import { keepFocusNear } from '../../components/keepFocusNear';
import { Link } from '../../components/Link';
import { NoWrapText } from '../../components/NoWrapText';
import type { Bookmarks, BookmarkChange } from './bookmarks';
import styles from './SavedPage.module.css';

const two = (part: number) => String(part).padStart(2, '0');

function momentOf(at: number): string {
  const { month, day, time } = minuteInBackendZone(at);
  return `${two(month)}-${two(day)} ${time}`;
}

/** Recently viewed pages; the history can be switched off, which deletes it, and cleared. */
export function LastRead({
  bookmarks,
  onChange,
}: {
  bookmarks: Bookmarks;
  onChange: (change: BookmarkChange) => void;
}) {
  const { read, keepsRead } = bookmarks;
  return (
    <section aria-labelledby="last-read">
      <h2 id="last-read">{zhSaved.read}</h2>
      <div className={`sheet ${styles.group}`}>
        <label className="check">
          <input
            type="checkbox"
            checked={keepsRead}
            onChange={({ target }) => onChange({ kind: 'readKept', keepsRead: target.checked })}
          />
          {zhSaved.keepRead}
        </label>
        {read.length === 0 ? (
          <p className="text-dense ink-3">{keepsRead ? zhSaved.noneRead : zhSaved.notKept}</p>
        ) : (
          <>
            <ul role="list" className={`ruled ${styles.rows}`}>
              {read.map(({ path, title, at }) => (
                <li key={path}>
                  <div>
                    <p className={styles.title}>
                      <Link to={path}>
                        <NoWrapText text={title} />
                      </Link>
                    </p>
                    <p className="text-dense ink-3">{zhSaved.readOn(momentOf(at))}</p>
                  </div>
                </li>
              ))}
            </ul>
            <button
              className="btn btn--line btn--sm"
              type="button"
              onClick={({ currentTarget }) => {
                keepFocusNear(currentTarget);
                onChange({ kind: 'readCleared' });
              }}
            >
              {zhSaved.clear}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
