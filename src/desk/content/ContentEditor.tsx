import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { isAreaName } from '../../contract/areas';
import type { ContentDetail, FieldErrors, ContentValues, ItemDrafts } from '../../contract/deskContent';
import { pathOfHit } from '../../areas/search/searchPaths';
import { FactIcon } from '../../components/FactIcon';
import { AnnouncementPlace } from '../shell/Announcer';
import { DeskConfirm } from '../shell/DeskDialog';
import { Icon } from '../../components/Icon';
import { PageTitle } from '../../components/PageTitle';
import { useFocusFirstInvalid } from '../../components/useFocusFirstInvalid';
import { zhDesk } from '../../i18n/zhDesk';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { listAddress } from '../../state/previousList';
import { VersionConflictDialog } from './VersionConflictDialog';
import styles from './ContentEditor.module.css';
import { ContentForm } from './ContentForm';
import { areaTitle } from '../ShortTime';
import { useDeskSelector } from '../hooks';
import { areaShape, hasPreview } from './contentAreas';
import { HeldLine, PublishPanel, type Timing, SavedState, DraftVersions, Versions } from './PublishPanel';
import { PreviewDialog } from './Preview';
import { UnfinishedContext, useUploadGate } from './useUploads';
import { useContentEdit } from './useContentEdit';
import { useContentSave, type SaveArgs, useSaveKey } from './useContentSave';
import { useVersionActions } from './useVersionActions';
import { usePresence } from './usePresence';
import { SmallButton } from '../shell/ListPane';

interface ContentEditorProps {
  area: string;
  draftKey: string;
  /** null: a new item. */
  item: ContentDetail | null;
  drafts: ItemDrafts;
  errors: FieldErrors;
  /** A save was refused for them, or is being tried anew; `fdId` is empty for a new item. */
  onRefused: (errors: FieldErrors | null, fdId: string) => void;
}

/** Ways to save the edited item. */
interface SaveActions {
  save: (args: SaveArgs) => Promise<void>;
  /** Saves these values over what another editor saved. */
  merge: (chosen: ContentValues) => Promise<void>;
  copy: () => Promise<void>;
}

/** The requested action; it runs with the content as edited by then. */
interface Intent {
  label: string;
  run: (actions: SaveActions) => Promise<void>;
}

/** A content item: its form, where it stands, and its versions. */
export function ContentEditor({ area, draftKey, item, drafts, errors, onRefused }: ContentEditorProps) {
  const onTaken = useRef<() => void>(() => undefined);
  const edit = useContentEdit({ area, draftKey, item, kept: drafts.draft, onTaken: () => onTaken.current() });
  const presence = usePresence(area, item && !item.locked ? item.fdId : null, edit.sync.sitting, edit.handOver);
  useEffect(() => {
    onTaken.current = presence.look;
  });
  const saving = useContentSave(area, item, edit, onRefused);
  const sheet = useFocusFirstInvalid<HTMLElement>(errors);
  const isCompanys = item?.locked ?? false;
  const isLocked = isCompanys || presence.writer !== null;
  const versions = useVersionActions(area, item, edit, isLocked);
  const [timing, setTiming] = useState<Timing>({
    isLater: Boolean(item?.scheduledAt),
    at: item?.scheduledAt?.slice(0, 16) ?? '',
    note: '',
  });
  const [isPreviewing, setPreviewing] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const root = `/content/${area}`;
  const listPath = useDeskSelector(({ location }) => listAddress(location, root, `${root}/`).to);
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
    merge: async (chosen) => {
      const { fdId: to, version, values } = saving.theirs!;
      await saving.save({ act: 'draft', fdId: to, version, values: { ...values, ...chosen }, merges: true });
    },
    copy: async () => {
      await saving.save({ act: 'draft', fdId: '', version: 0 });
    },
  };
  const gate = useUploadGate<Intent>((intent) => void intent.run(actions));
  const publish = () =>
    gate.start({
      label: publishWord,
      run: ({ save }) =>
        save({
          asks: true,
          ...(timing.isLater
            ? { act: 'schedule', scheduledAt: `${timing.at.replace('T', ' ')}:00` }
            : { act: 'publish' }),
        }),
    });
  const saveDraft = () =>
    gate.start({
      label: zh.saveDraft,
      run: ({ save }) => save({ act: 'draft', ...(timing.isLater ? {} : { scheduledAt: '' }) }),
    });
  useSaveKey(() => {
    if (!isLocked) saveDraft();
  });
  return (
    <main className={styles.pane} id="main" tabIndex={-1}>
      <PageTitle heading={zhDesk.title(title || heading)} />
      <div className={styles.head}>
        <Link className={styles.back} to={listPath}>
          <Icon name="arrowLeft" />
          {areaTitle(area)}
        </Link>
        <AnnouncementPlace />
        <SavedState edit={edit} presence={presence} />
        {gate.waiting && (
          <p className="ink-3" role="status">
            {zh.waitForPictures(gate.waiting.label)}{' '}
            <SmallButton onClick={gate.stopWaiting}>{zh.stopWaiting}</SmallButton>
          </p>
        )}
        <div className={`row ${styles.go}`}>
          {isChanged && <SmallButton onClick={() => setDiscarding(true)}>{zh.discard}</SmallButton>}
          {item?.published && isAreaName(area) && (
            <a
              className="btn btn--line btn--sm"
              href={pathOfHit({ area, fdId: item.fdId, entity: item.published })}
              target="_blank"
              rel="noreferrer"
            >
              {zh.portalPage}
            </a>
          )}
          {hasPreview(area) && (
            <SmallButton onClick={() => setPreviewing(true)}>
              <FactIcon name="eye" />
              {zh.preview}
            </SmallButton>
          )}
          {!isLocked && (
            <button className="btn btn--sm" type="button" aria-busy={saving.isSaving || undefined} onClick={publish}>
              {publishWord}
            </button>
          )}
        </div>
      </div>
      <HeldLine presence={presence} />
      <div className={styles.body}>
        <section className={styles.sheet} ref={sheet} onBlur={edit.leave}>
          <h1 className="vh">{heading}</h1>
          {isCompanys && (
            <p className={styles.locked}>
              {zh.locked} <Link to="/inbox">{zh.toInbox}</Link>
            </p>
          )}
          <UnfinishedContext value={gate.note}>
            <ContentForm area={area} edit={edit} errors={errors} isLocked={isLocked} />
          </UnfinishedContext>
        </section>
        <aside className={styles.side} aria-label={zh.standing}>
          <PublishPanel
            item={item}
            isLocked={isLocked}
            isChanged={isChanged}
            timing={timing}
            onTiming={setTiming}
            onSaveDraft={saveDraft}
            onTakeDown={versions.askTakeDown}
          />
          {item && <Versions item={item} isLocked={isLocked} onView={versions.view} onRestore={versions.askRestore} />}
          <DraftVersions versions={drafts.versions} onView={versions.viewDraft} />
        </aside>
      </div>
      {versions.dialogs}
      {isDiscarding && (
        <DeskConfirm
          question={zh.discardQuestion}
          onConfirm={() => {
            setDiscarding(false);
            gate.forgetFailed();
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
          isUploading={gate.areUnderWay}
          base={item && item.version === edit.version ? item.values : null}
          onMerge={(chosen) => gate.start({ label: zh.clash.merge, run: ({ merge }) => merge(chosen) })}
          onCopy={() => gate.start({ label: zh.clash.saveCopy, run: ({ copy }) => copy() })}
        />
      )}
      {saving.unconfirmed && (
        <DeskConfirm
          question={saving.unconfirmed.questions.join('')}
          onConfirm={() => {
            saving.cancelConfirmation();
            void actions.save({ ...saving.unconfirmed!.args, asks: false });
          }}
          onCancel={saving.cancelConfirmation}
        />
      )}
      {gate.asked && (
        <DeskConfirm
          question={zh.unfinishedPictures(gate.asked.label)}
          onConfirm={() => gate.answer(true)}
          onCancel={() => gate.answer(false)}
        />
      )}
    </main>
  );
}
