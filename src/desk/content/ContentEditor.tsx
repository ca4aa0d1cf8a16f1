import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ContentDetail, ContentMistakes } from '../../contract/deskContent';
import { FactIcon } from '../../components/FactIcon';
import { DeskConfirm } from '../shell/DeskDialog';
import { Icon } from '../../components/Icon';
import { PageTitle } from '../../components/PageTitle';
import { useFocusFirstInvalid } from '../../components/useFocusFirstInvalid';
import { zhDesk } from '../../i18n/zhDesk';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { VersionConflictDialog } from './VersionConflictDialog';
import styles from './ContentEditor.module.css';
import { ContentForm } from './ContentForm';
import { areaTitle } from '../areaTitle';
import { areaShape, isRelatable } from './contentAreas';
import { hasPreview } from './hasPreview';
import { PreviewDialog } from './PreviewDialog';
import { RelatedItems } from './RelatedItems';
import { PublishPanel, type Timing } from './PublishPanel';
import { StateBadge } from './StateBadge';
import { UnfinishedContext, useUnfinishedPictures } from './unfinishedPictures';
import { useContentEdit } from './useContentEdit';
import { useContentSave, type SaveArgs } from './useContentSave';
import { useVersionActions } from './useVersionActions';
import { Versions } from './Versions';

interface ContentEditorProps {
  area: string;
  fdId: string;
  /** null: a new item. */
  item: ContentDetail | null;
  mistakes: ContentMistakes;
  /** A save was refused for them, or is being tried anew; `fdId` is empty for a new item. */
  onRefused: (mistakes: ContentMistakes | null, fdId: string) => void;
}

/** Ways to save the edited item. */
interface SaveActions {
  save: (args: SaveArgs) => Promise<void>;
  /** Saves these own fields over what another editor saved. */
  merge: (own: readonly string[]) => Promise<void>;
  copy: () => Promise<void>;
}

/** The requested action; it runs with the content as edited by then. */
interface Intent {
  label: string;
  run: (actions: SaveActions) => Promise<void>;
}

/** A content item: its form, where it stands, and its versions. */
export function ContentEditor({ area, fdId, item, mistakes, onRefused }: ContentEditorProps) {
  const edit = useContentEdit(area, fdId, item);
  const saving = useContentSave(area, item, edit, onRefused);
  const sheet = useFocusFirstInvalid<HTMLElement>(mistakes);
  const versions = useVersionActions(area, item, edit);
  const [timing, setTiming] = useState<Timing>({
    isLater: Boolean(item?.scheduledAt),
    at: item?.scheduledAt?.slice(0, 16) ?? '',
    note: '',
  });
  const [isPreviewing, setPreviewing] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const unfinished = useUnfinishedPictures();
  const [asked, setAsked] = useState<Intent | null>(null);
  const isLocked = item?.locked ?? false;
  const title = edit.valueOf(areaShape(area).title);
  const isChanged = edit.touched.length > 0;
  const heading = item ? zh.edit(areaTitle(area)) : zh.create(areaTitle(area));
  const publishWord = timing.isLater ? zh.schedule : item?.published ? zh.publishChanges : zh.publish;
  const note = timing.note.trim() ? { note: timing.note.trim() } : {};
  const actions: SaveActions = {
    save: async (args) => {
      // A note is said of one version.
      if (await saving.save({ ...args, ...note }))
        setTiming((now) => (now.note === timing.note ? { ...now, note: '' } : now));
    },
    merge: async (own) => {
      const { fdId: to, version, values } = saving.theirs!;
      const chosen = Object.fromEntries(own.map((name) => [name, edit.values[name] ?? null]));
      await saving.save({ act: 'draft', fdId: to, version, values: { ...values, ...chosen } });
    },
    copy: async () => {
      await saving.save({ act: 'draft', fdId: '', version: 0, copyOf: saving.theirs!.fdId });
    },
  };
  /** Saves without the pictures that have not been uploaded. */
  const askAndSave = (intent: Intent) => {
    if (unfinished.areThere) setAsked(intent);
    else void intent.run(actions);
  };
  const publish = () =>
    askAndSave({
      label: publishWord,
      run: ({ save }) =>
        save(
          timing.isLater ? { act: 'schedule', scheduledAt: `${timing.at.replace('T', ' ')}:00` } : { act: 'publish' },
        ),
    });
  const saveDraft = () =>
    askAndSave({
      label: zh.saveDraft,
      run: ({ save }) => save({ act: 'draft', ...(timing.isLater ? {} : { scheduledAt: '' }) }),
    });
  return (
    <main className={styles.pane} id="main" tabIndex={-1}>
      <PageTitle heading={zhDesk.title(title || heading)} />
      <div className={styles.head}>
        <Link className={styles.back} to={`/content/${area}`}>
          <Icon name="arrowLeft" />
          {areaTitle(area)}
        </Link>
        <span className={styles.status} aria-live="polite">
          {isChanged && <StateBadge state="draft" label={zh.unsavedEdit} />}
          {isChanged && edit.keptAt && <span className={styles.kept}>{zh.savedHere(edit.keptAt)}</span>}
        </span>
        <div className={styles.go}>
          {isChanged && (
            <button className="btn btn--line btn--sm" type="button" onClick={() => setDiscarding(true)}>
              {zh.discard}
            </button>
          )}
          {hasPreview(area) && (
            <button className="btn btn--line btn--sm" type="button" onClick={() => setPreviewing(true)}>
              <FactIcon name="eye" />
              {zh.preview}
            </button>
          )}
          {!isLocked && (
            <button className="btn btn--sm" type="button" aria-busy={saving.isSaving || undefined} onClick={publish}>
              {publishWord}
            </button>
          )}
        </div>
      </div>
      <div className={styles.body}>
        <section className={styles.sheet} ref={sheet}>
          <h1 className="vh">{heading}</h1>
          {isLocked && (
            <p className={styles.locked}>
              {zh.locked} <Link to="/inbox">{zh.toInbox}</Link>
            </p>
          )}
          <UnfinishedContext value={unfinished.note}>
            <ContentForm area={area} edit={edit} errors={mistakes} isLocked={isLocked} />
          </UnfinishedContext>
          {item && isRelatable(area) && <RelatedItems area={area} fdId={fdId} />}
        </section>
        <aside className={styles.side} aria-label={zh.standing}>
          <PublishPanel
            item={item}
            isChanged={isChanged}
            timing={timing}
            onTiming={setTiming}
            onSaveDraft={saveDraft}
            onTakeDown={versions.askTakeDown}
          />
          {item && <Versions item={item} onView={versions.view} onRestore={versions.askRestore} />}
        </aside>
      </div>
      {versions.dialogs}
      {isDiscarding && (
        <DeskConfirm
          question={zh.discardQuestion}
          onConfirm={() => {
            setDiscarding(false);
            unfinished.forgetFailed();
            edit.discard();
          }}
          onCancel={() => setDiscarding(false)}
        />
      )}
      {isPreviewing && (
        <PreviewDialog
          area={area}
          values={edit.values}
          title={zh.previewOf(title || zh.untitled)}
          onClose={() => setPreviewing(false)}
        />
      )}
      {saving.theirs && (
        <VersionConflictDialog
          area={area}
          edit={edit}
          theirs={saving.theirs}
          onClose={saving.forgetTheirs}
          onMerge={(own) => askAndSave({ label: zh.clash.merge, run: ({ merge }) => merge(own) })}
          onCopy={() => askAndSave({ label: zh.clash.saveCopy, run: ({ copy }) => copy() })}
        />
      )}
      {asked && (
        <DeskConfirm
          question={zh.unfinishedPictures(asked.label)}
          onConfirm={() => {
            setAsked(null);
            unfinished.forgetFailed();
            void asked.run(actions);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </main>
  );
}
