import sheet from '../../components/FactSheet.module.css';
import type { ContentDetail } from '../../contract/deskContent';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import styles from './ContentEditor.module.css';
import { StateBadge } from './StateBadge';
import { mayDo } from './useContentActions';
import { SmallButton } from '../shell/SmallButton';

/** When to publish, and the version's note. */
export interface Timing {
  isLater: boolean;
  /** `yyyy-MM-dd HH:mm` */
  at: string;
  note: string;
}

interface PublishPanelProps {
  item: ContentDetail | null;
  isLocked: boolean;
  isChanged: boolean;
  timing: Timing;
  onTiming: (timing: Timing) => void;
  onSaveDraft: () => void;
  onTakeDown: () => void;
}

function workWord(item: ContentDetail | null, isChanged: boolean) {
  if (isChanged) return <StateBadge state="draft" label={zh.unsavedEdit} />;
  if (item?.scheduledAt)
    return <StateBadge state="scheduled" label={zh.scheduledEdit(item.scheduledAt.slice(5, 16))} />;
  if (item?.changed || item?.state === 'draft') return <StateBadge state="draft" label={zh.draftEdit} />;
  return zh.noEdit;
}

/** Publication state of a content item, and when its changes go live. */
export function PublishPanel({
  item,
  isLocked,
  isChanged,
  timing,
  onTiming,
  onSaveDraft,
  onTakeDown,
}: PublishPanelProps) {
  return (
    <section className={sheet.block} aria-labelledby="standing">
      <h2 className={sheet.title} id="standing">
        {zh.standing}
      </h2>
      <dl>
        <div>
          <dt>{zh.onPortal}</dt>
          <dd>
            {item?.published ? (
              <StateBadge state="published" />
            ) : (
              <StateBadge
                state={item?.state === 'removed' ? 'removed' : 'draft'}
                label={item?.state === 'removed' ? zh.states.removed : zh.neverPublished}
              />
            )}
          </dd>
        </div>
        <div>
          <dt>{zh.version}</dt>
          <dd className="num">{item?.version ?? 0}</dd>
        </div>
        <div className="full">
          <dt>{zh.thisEdit}</dt>
          <dd>{workWord(item, isChanged)}</dd>
        </div>
      </dl>
      {!isLocked && (
        <>
          <fieldset className={styles.when}>
            <legend className="vh">{zh.whenToPublish}</legend>
            {[false, true].map((isLater) => (
              <label key={String(isLater)} className="check">
                <input
                  type="radio"
                  name="when"
                  checked={timing.isLater === isLater}
                  onChange={() => onTiming({ ...timing, isLater })}
                />
                {isLater ? zh.schedule : zh.publishNow}
              </label>
            ))}
            {timing.isLater && (
              <input
                className="num"
                type="datetime-local"
                aria-label={zh.scheduleTime}
                placeholder="2025-01-31 09:00"
                value={timing.at.replace(' ', 'T')}
                onChange={({ target }) => onTiming({ ...timing, at: target.value.slice(0, 16) })}
              />
            )}
            <input
              type="text"
              aria-label={zh.note}
              placeholder={`${zh.note}（${zh.noteHint}）`}
              maxLength={200}
              value={timing.note}
              onChange={({ target }) => onTiming({ ...timing, note: target.value })}
            />
          </fieldset>
          <p className={styles.ways}>
            <SmallButton onClick={onSaveDraft}>{zh.saveDraft}</SmallButton>
            {item && mayDo.takeDown(item) && (
              <button className={`btn btn--line btn--sm ${styles.off}`} type="button" onClick={onTakeDown}>
                {zh.takeDown}
              </button>
            )}
          </p>
        </>
      )}
    </section>
  );
}
