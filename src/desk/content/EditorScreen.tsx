import { nanoid } from '@reduxjs/toolkit';
import { useState, useEffect, useRef } from 'react';
import { Navigate, useParams, useSearchParams, Link } from 'react-router-dom';
import { errorText } from '../../api/client';
import type { ContentDetail, FieldErrors, ItemDrafts, ContentValues } from '../../contract/deskContent';
import { zh } from '../../i18n/zh';
import { ContentSplitLayout, areaNames, areaShape, hasPreview } from './contentAreas';
import { useDeskRecord, useSharedRecord } from '../deskApi';
import { contentUrl, draftsAt, itemAt } from './contentApi';
import { isAreaName } from '../../contract/areas';
import { pathOfHit } from '../../areas/search/searchPaths';
import { FactIcon } from '../../components/FactIcon';
import { AnnouncementPlace, useFailure } from '../shell/Announcer';
import { DeskConfirm } from '../shell/DeskDialog';
import { Icon } from '../../components/Icon';
import { PageTitle } from '../../components/PageHeading';
import { useFocusFirstInvalid } from '../../components/Field';
import { zhDesk } from '../../i18n/zhDesk';
import { zhDeskContent } from '../../i18n/zhDeskContent';
import { listAddress } from '../../state/locationSlice';
import { VersionConflictDialog } from './VersionConflictDialog';
import styles from './ContentEditor.module.css';
import { ContentForm } from './ContentForm';
import { areaTitle } from '../ShortTime';
import { useDeskSelector } from '../hooks';
import { HeldLine, noteError, PublishPanel, type Timing, SavedState, Versions, usePresence } from './PublishPanel';
import { PreviewDialog } from './Preview';
import { LoadingMain } from '../shell/LoadingMain';
import { UnfinishedContext, useUploadGate } from './useUploads';
import { useContentEdit } from './useContentEdit';
import { useContentSave, type SaveArgs, useSaveKey, useVersionActions } from './useContentSave';
import { SmallButton } from '../shell/ListPane';

/** The address of a new item. */
const newId = 'new';

/** What was wrong with a item, by its address, when it was to be saved. */
interface Refusal {
  of: string;
  errors: FieldErrors;
}

const none: FieldErrors = {};

/** The key of a new item's draft, part of its address: a reload goes on with it, and any number can be begun. */
const draftParam = 'draft';

/** A content item in its editor. */
export default function EditorScreen() {
  const { fdId = newId } = useParams();
  const [search] = useSearchParams();
  if (fdId !== newId) return <Editor draftKey={fdId} />;
  const draftKey = search.get(draftParam) ?? '';
  if (!/^[\w-]{8,64}$/.test(draftKey)) return <Navigate to={`?${draftParam}=${nanoid()}`} replace />;
  return <Editor draftKey={draftKey} />;
}

function Editor({ draftKey }: { draftKey: string }) {
  const { area: areaParam = '', fdId = newId } = useParams();
  const area = areaNames.includes(areaParam) ? areaParam : areaNames[0]!;
  const isNew = fdId === newId;
  const item = useSharedRecord<ContentDetail>(itemAt({ area, fdId }), { skip: isNew });
  const drafts = useSharedRecord<ItemDrafts>(draftsAt({ area, key: draftKey }));
  const [shownItem, shownDrafts] = [item.currentData ?? null, drafts.currentData];
  const key = `${area}/${isNew ? draftKey : fdId}`;
  // It outlives the editor of a new item, which a draft has made meanwhile, and ends with that of the item.
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [shown, setShown] = useState(key);
  if (shown !== key) {
    setShown(key);
    if (refusal?.of !== key) setRefusal(null);
  }
  return (
    <ContentSplitLayout area={area} needsRoom>
      {(isNew || shownItem) && shownDrafts ? (
        <ContentEditor
          key={key}
          area={area}
          draftKey={draftKey}
          item={shownItem}
          drafts={shownDrafts}
          errors={refusal?.of === key ? refusal.errors : none}
          onRefused={(errors, of) => setRefusal(errors && { of: `${area}/${of || draftKey}`, errors })}
        />
      ) : (
        <LoadingMain
          head={
            <div className={styles.head}>
              <BackToList area={area} />
            </div>
          }
          status={[item, drafts].some((one) => one.isError || one.currentData === null) ? 'failed' : 'loading'}
          failedText={errorText(item.error, zh.states.loadFailed)}
          onRetry={() => {
            if (!isNew) void item.refetch();
            void drafts.refetch();
          }}
        />
      )}
    </ContentSplitLayout>
  );
}

/** A link to the list as it was left. */
function BackToList({ area }: { area: string }) {
  const root = `/content/${area}`;
  const to = useDeskSelector(({ location }) => listAddress(location, root, `${root}/`).to);
  return (
    <Link className="more" to={to}>
      <Icon name="arrowLeft" />
      {areaTitle(area)}
    </Link>
  );
}

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

/** The values that the user's changes began with: `item` may have been loaded anew since. */
function useBegunWith(item: ContentDetail | null, version: number, theirs: ContentDetail | null) {
  const isShown = item?.version === version;
  const isKept = theirs?.revisions.some((one) => one.version === version) ?? false;
  const ref = { url: `${contentUrl}/revision`, area: theirs?.area ?? '', fdId: theirs?.fdId ?? '', version };
  const revision = useDeskRecord<ContentValues>(ref, { skip: isShown || !isKept });
  // Read anew, or tried again, while the dialog is open: it would lose what is chosen.
  const isLoading = revision.isFetching && revision.currentData === undefined && revision.error === undefined;
  return { values: isShown ? item.values : (revision.currentData ?? null), isLoading };
}

/** What is asked for; it is done with the content as edited by then. */
interface Intent {
  label: string;
  args: SaveArgs;
  /** These values, over what another editor saved. */
  merged?: ContentValues;
}

/** A content item: its form, where it stands, and its versions. */
function ContentEditor({ area, draftKey, item, drafts, errors, onRefused }: ContentEditorProps) {
  const fail = useFailure();
  const onTaken = useRef<() => void>(() => undefined);
  const edit = useContentEdit({ area, draftKey, item, kept: drafts.draft, onTaken: () => onTaken.current() });
  const presence = usePresence(area, item && !item.locked ? item.fdId : null, edit.sync.sitting, edit.handOver);
  useEffect(() => {
    onTaken.current = presence.look;
  });
  const saving = useContentSave(area, item, edit, onRefused);
  const begun = useBegunWith(item, edit.version, saving.theirs);
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
  const title = edit.valueOf(areaShape(area).title);
  const isChanged = edit.touched.length > 0;
  const heading = item ? zhDeskContent.edit(areaTitle(area)) : zhDeskContent.create(areaTitle(area));
  const publishWord = timing.isLater
    ? zhDeskContent.schedule
    : item?.published
      ? zhDeskContent.publishChanges
      : zhDeskContent.publish;
  const note = timing.note.trim() ? { note: timing.note.trim() } : {};
  const run = async ({ args, merged }: Omit<Intent, 'label'>) => {
    if (merged) {
      const { fdId, version, values } = saving.theirs!;
      await saving.save({ ...args, fdId, version, values: { ...values, ...merged }, merges: true });
    } else if (args.fdId === '') await saving.save(args);
    else if (noteError(timing.note)) fail(null, noteError(timing.note));
    // A note is said of one version.
    else if (await saving.save({ ...args, ...note }))
      setTiming((now) => (now.note === timing.note ? { ...now, note: '' } : now));
  };
  const gate = useUploadGate<Intent>((intent) => void run(intent));
  const publish = () => {
    const scheduledAt = `${timing.at.replace('T', ' ')}:00`;
    const how = timing.isLater ? ({ act: 'schedule', scheduledAt } as const) : ({ act: 'publish' } as const);
    gate.start({ label: publishWord, args: { asks: true, ...how } });
  };
  const saveDraft = () =>
    gate.start({
      label: zhDeskContent.saveDraft,
      args: { act: 'draft', ...(timing.isLater ? {} : { scheduledAt: '' }) },
    });
  useSaveKey(() => {
    if (!isLocked) saveDraft();
  });
  return (
    <main className={styles.pane} id="main" tabIndex={-1}>
      <PageTitle heading={zhDesk.title(title || heading)} />
      <div className={styles.head}>
        <BackToList area={area} />
        <AnnouncementPlace />
        <SavedState edit={edit} presence={presence} />
        {gate.waiting && (
          <p className="ink-3" role="status">
            {zhDeskContent.waitForPictures(gate.waiting.label)}{' '}
            <SmallButton onClick={gate.stopWaiting}>{zhDeskContent.stopWaiting}</SmallButton>
          </p>
        )}
        <div className={`row ${styles.go}`}>
          {isChanged && <SmallButton onClick={() => setDiscarding(true)}>{zhDeskContent.discard}</SmallButton>}
          {item?.published && isAreaName(area) && (
            <a
              className="btn btn--line btn--sm"
              href={pathOfHit({ area, fdId: item.fdId, entity: item.published })}
              target="_blank"
              rel="noreferrer"
            >
              {zhDeskContent.portalPage}
            </a>
          )}
          {hasPreview(area) && (
            <SmallButton onClick={() => setPreviewing(true)}>
              <FactIcon name="eye" />
              {zhDeskContent.preview}
            </SmallButton>
          )}
          {!isLocked && (
            <button
              className="btn btn--sm"
              type="button"
              aria-busy={saving.isSaving || (saving.theirs && begun.isLoading) || undefined}
              onClick={publish}
            >
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
              {zhDeskContent.locked} <Link to="/inbox">{zhDeskContent.toInbox}</Link>
            </p>
          )}
          <UnfinishedContext value={gate.note}>
            <ContentForm area={area} edit={edit} errors={errors} isLocked={isLocked} />
          </UnfinishedContext>
        </section>
        <aside className={styles.side} aria-label={zhDeskContent.standing}>
          <PublishPanel
            item={item}
            isLocked={isLocked}
            isChanged={isChanged}
            timing={timing}
            onTiming={setTiming}
            onSaveDraft={saveDraft}
            onTakeDown={versions.askTakeDown}
          />
          <Versions item={item} drafts={drafts.versions} isLocked={isLocked} actions={versions} />
        </aside>
      </div>
      {versions.dialogs}
      {isDiscarding && (
        <DeskConfirm
          question={zhDeskContent.discardQuestion}
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
          title={zhDeskContent.previewOf(title || zhDeskContent.untitled)}
          onClose={() => setPreviewing(false)}
        />
      )}
      {saving.theirs && isChanged && !begun.isLoading && (
        <VersionConflictDialog
          area={area}
          edit={edit}
          theirs={saving.theirs}
          onClose={saving.forgetTheirs}
          isUploading={gate.areUnderWay}
          base={begun.values}
          onMerge={(merged) => gate.start({ label: zhDeskContent.clash.merge, args: { act: 'draft' }, merged })}
          onCopy={() =>
            gate.start({ label: zhDeskContent.clash.saveCopy, args: { act: 'draft', fdId: '', version: 0 } })
          }
        />
      )}
      {saving.unconfirmed && (
        <DeskConfirm
          question={saving.unconfirmed.questions.join('')}
          onConfirm={() => {
            saving.cancelConfirmation();
            void run({ args: { ...saving.unconfirmed!.args, asks: false } });
          }}
          onCancel={saving.cancelConfirmation}
        />
      )}
      {gate.asked && (
        <DeskConfirm
          question={zhDeskContent.unfinishedPictures(gate.asked.label)}
          onConfirm={() => gate.answer(true)}
          onCancel={() => gate.answer(false)}
        />
      )}
    </main>
  );
}
