import { useState } from 'react';
import log from '../../components/EventLog.module.css';
import type { ContentDetail, DraftVersion } from '../../contract/deskContent';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import styles from './ContentEditor.module.css';

/** Number of versions shown initially. */
const shownInitially = 5;

interface Entry {
  key: string | number;
  name: string;
  /** Tells its buttons apart, where the name does not. */
  label?: string;
  at: string;
  details: string;
  onView: () => void;
  onRestore?: (() => void) | undefined;
}

/** Versions, newest first, each with buttons to view and restore it. */
function VersionList({ id, heading, entries }: { id: string; heading: string; entries: readonly Entry[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (entries.length === 0) return null;
  const shown = showsAll ? entries : entries.slice(0, shownInitially);
  return (
    <section className={styles.versions} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ol className={`${log.log} ${log.dense}`} reversed role="list">
        {shown.map(({ key, name, label = name, at, details, onView, onRestore }) => (
          <li key={key}>
            <p>
              <b>{name}</b> <time dateTime={at.replace(' ', 'T')}>{at.slice(5, 16)}</time>
            </p>
            {details && <p className={styles.by}>{details}</p>}
            <p className={styles.actions}>
              <button className="link" type="button" aria-label={`${zh.view}${label}`} onClick={onView}>
                {zh.view}
              </button>
              {onRestore && (
                <button className="link" type="button" aria-label={`${zh.restore}${label}`} onClick={onRestore}>
                  {zh.restore}
                </button>
              )}
            </p>
          </li>
        ))}
      </ol>
      {!showsAll && entries.length > shownInitially && (
        <button className="link" type="button" onClick={() => setShowsAll(true)}>
          {zh.allVersions(entries.length)}
        </button>
      )}
    </section>
  );
}

interface VersionsProps {
  item: ContentDetail;
  isLocked: boolean;
  onView: (version: number) => void;
  onRestore: (version: number) => void;
}

/** Earlier versions that were published. */
export function Versions({ item, isLocked, onView, onRestore }: VersionsProps) {
  const entries = item.revisions.map(({ version, at, by, note }) => ({
    key: version,
    name: zh.versionName(version),
    at,
    details: [by, note].filter(Boolean).join(' · '),
    onView: () => onView(version),
    onRestore: isLocked ? undefined : () => onRestore(version),
  }));
  return <VersionList id="versions" heading={zh.versions} entries={entries} />;
}

interface DraftVersionsProps {
  versions: readonly DraftVersion[];
  onView: (fdId: string) => void;
}

/** Unpublished states that were replaced: of earlier sittings, left aside in a merge, or before somebody else went on. */
export function DraftVersions({ versions, onView }: DraftVersionsProps) {
  const entries = versions.map(({ fdId, at, by, note }) => ({
    key: fdId,
    name: by,
    label: `${by} ${at.slice(5, 16)}`,
    at,
    details: note,
    onView: () => onView(fdId),
  }));
  return <VersionList id="draft-versions" heading={zh.replacedDraft} entries={entries} />;
}
