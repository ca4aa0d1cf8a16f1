import { useState, type MouseEvent } from 'react';
import { zh } from '../../i18n/zh';
import { zhSaved } from '../../i18n/zhSaved';
import { zhUndo } from '../../i18n/zhUndo';
import { linkTargetName } from '../../lib/links';
import { paths } from '../../lib/paths';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { keepFocusNear } from '../../components/focus';
import { Link } from '../../components/Link';
import { PageHeading } from '../../components/PageHeading';
import { StatePanel } from '../../components/QueryBoundary';
import {
  bookmarkLimits,
  deletedBy,
  type Bookmark,
  type BookmarkChange,
  type Bookmarks,
  type Deleted,
} from './savedApi';
import styles from './SavedPage.module.css';
import { minuteInBackendZone, dayInBackendZone } from '../../lib/dates';
import { NoWrapText } from '../../components/NoWrapText';
import { clsx } from 'clsx';

interface SavedRowsProps {
  items: readonly Bookmark[];
  removed: readonly string[];
  onRemove: (path: string) => void;
}

/** Bookmarks of a section. One that has been removed from the site is not a link. */
function SavedRows({ items, removed, onRemove }: SavedRowsProps) {
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

const two = (part: number) => String(part).padStart(2, '0');

function momentOf(at: number): string {
  const { month, day, time } = minuteInBackendZone(at);
  return `${two(month)}-${two(day)} ${time}`;
}

/** Recently viewed pages; the history can be switched off, which deletes it, and cleared. */
function LastRead({ bookmarks, onChange }: { bookmarks: Bookmarks; onChange: (change: BookmarkChange) => void }) {
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

interface SavedPageProps {
  /** Undefined until the storage has been read. */
  bookmarks: Bookmarks | undefined;
  /** Saved pages that no longer exist. */
  removed: readonly string[];
  onChange: (change: BookmarkChange) => void;
}

/** Bookmarks by section, and recently viewed pages. What is deleted can be restored until the page is left. */
export function SavedPage({ bookmarks, removed, onChange }: SavedPageProps) {
  const [deleted, setDeleted] = useState<Partial<Deleted>>();
  const change = (next: BookmarkChange) => {
    setDeleted(deletedBy(bookmarks!, next));
    onChange(next);
  };
  const undo = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    keepFocusNear(currentTarget);
    setDeleted(undefined);
    onChange({ kind: 'restored', ...deleted });
  };
  return (
    <div className="wrap mt-4">
      <Breadcrumbs items={[{ label: zhSaved.title }]} />
      <PageHeading className="mt-4 text-2x" text={zhSaved.title} />
      <p className={styles.intro}>{zhSaved.intro}</p>
      <p className={deleted && `noprint ${styles.undo}`} role="status">
        {deleted && (
          <>
            {zhUndo.deleted}
            <button className="btn btn--line btn--sm" type="button" onClick={undo}>
              {zhUndo.undo}
            </button>
          </>
        )}
      </p>
      {!bookmarks && (
        <p role="status" data-needs-script>
          {zh.site.loading}
        </p>
      )}
      {bookmarks && (
        <div className={styles.columns}>
          <section aria-labelledby="saved-items">
            <h2 id="saved-items">
              {zhSaved.saved}{' '}
              <small className="num text-15 ink-3">{zhSaved.count(bookmarks.saved.length, bookmarkLimits.saved)}</small>
            </h2>
            {bookmarks.saved.length === 0 && (
              <StatePanel drawing="cabinet" bordered>
                <p>{zhSaved.none}</p>
                <p className="hint">{zhSaved.noneHint}</p>
                <Link className="btn btn--line" to={paths.policy.root}>
                  {zhSaved.toPolicies}
                </Link>
              </StatePanel>
            )}
            {savedGroups(bookmarks.saved).map(({ name, items }) => (
              <section key={name} className={`sheet ${styles.group}`} aria-label={name}>
                <h3>{name}</h3>
                <SavedRows items={items} removed={removed} onRemove={(path) => change({ kind: 'removed', path })} />
              </section>
            ))}
          </section>
          <LastRead bookmarks={bookmarks} onChange={change} />
        </div>
      )}
    </div>
  );
}

/** Bookmarks grouped by section, the section of the newest first. */
function savedGroups(items: readonly Bookmark[]) {
  const groups = new Map<string, Bookmark[]>();
  for (const item of items) {
    const name = linkTargetName(item.path) ?? zhSaved.other;
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups].map(([name, of]) => ({ name, items: of }));
}
