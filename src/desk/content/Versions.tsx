import { useState } from 'react';
import type { ContentDetail } from '../../contract/deskContent';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import styles from './ContentEditor.module.css';

/** Number of versions shown initially. */
const shownInitially = 5;

interface VersionsProps {
  item: ContentDetail;
  onView: (version: number) => void;
  onRestore: (version: number) => void;
}

/** Earlier versions, newest first, each with buttons to view and restore it. */
export function Versions({ item, onView, onRestore }: VersionsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { revisions, locked } = item;
  if (revisions.length === 0) return null;
  const shown = showsAll ? revisions : revisions.slice(0, shownInitially);
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h2 id="versions">{zh.versions}</h2>
      <ol reversed role="list">
        {shown.map(({ version, at, by, note }) => (
          <li key={version}>
            <p>
              <b>{zh.versionName(version)}</b> <time dateTime={at.replace(' ', 'T')}>{at.slice(5, 16)}</time>
            </p>
            {(by || note) && <p className={styles.by}>{[by, note].filter(Boolean).join(' · ')}</p>}
            <p className={styles.actions}>
              <button type="button" aria-label={`${zh.view}${zh.versionName(version)}`} onClick={() => onView(version)}>
                {zh.view}
              </button>
              {!locked && (
                <button
                  type="button"
                  aria-label={`${zh.restore}${zh.versionName(version)}`}
                  onClick={() => onRestore(version)}
                >
                  {zh.restore}
                </button>
              )}
            </p>
          </li>
        ))}
      </ol>
      {!showsAll && revisions.length > shownInitially && (
        <button className={styles.all} type="button" onClick={() => setShowsAll(true)}>
          {zh.allVersions(revisions.length)}
        </button>
      )}
    </section>
  );
}
