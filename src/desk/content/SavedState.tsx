import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import styles from './ContentEditor.module.css';
import { StateBadge } from './StateBadge';
import type { ContentEdit } from './useContentEdit';
import type { ItemPresence } from './usePresence';

/** Where the unsaved changes are. */
const savedWord = ({ keptAt, sync }: ContentEdit): string =>
  sync.state === 'failed' ? zh.notKept : keptAt === null ? zh.keeping : zh.keptAt(keptAt);

/** Whether there are unsaved changes and where, and who reads along. */
export function SavedState({ edit, presence }: { edit: ContentEdit; presence: ItemPresence }) {
  const isChanged = edit.touched.length > 0;
  return (
    <span className={styles.status} aria-live="polite">
      {isChanged && <StateBadge state="draft" label={zh.unsavedEdit} />}
      {isChanged && <span className="ink-3">{savedWord(edit)}</span>}
      {presence.readers.map(({ name, isSelf }, index) => (
        <span key={index} className="ink-3">
          {zh.presence.reads(isSelf ? zh.presence.self : name)}
        </span>
      ))}
    </span>
  );
}
