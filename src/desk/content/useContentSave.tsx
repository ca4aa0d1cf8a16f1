import { useRef, useState, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type ContentDetail,
  type FieldErrors,
  type ContentSave,
  versionConflictCode,
  confirmationNeededCode,
  validationErrorCode,
  type ContentValues,
} from '../../contract/deskContent';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useDeskDispatch, useIsMounted, useSend } from '../hooks';
import { useAnnounce, useFailure } from '../shell/Announcer';
import { isAsked, hasPreview, fieldLabel, fieldsOf } from './contentAreas';
import { contentUrl, contentWritten, itemChanges } from './contentApi';
import type { ContentEdit } from './useContentEdit';
import { DeskConfirm, DeskDialog } from '../shell/DeskDialog';
import { refusalWith, useDeskRecord } from '../deskApi';
import { Loaded } from '../shell/ListPane';
import { zh as zhCommon } from '../../i18n/zh';
import { Preview } from './Preview';
import { FactSheet } from '../../components/FactSheet';
import { listen } from '../../lib/events';
import { quantityText } from '../../lib/numbers';

const done = { draft: zh.saved, publish: zh.published, schedule: zh.scheduled };

export type SaveArgs = Pick<ContentSave, 'act' | 'scheduledAt' | 'note' | 'merges' | 'asks'> &
  Partial<Pick<ContentSave, 'fdId' | 'version' | 'values'>>;

/** Saves what is edited. What the backend refuses is shown where it belongs; nothing typed is lost by it. */
export function useContentSave(
  area: string,
  item: ContentDetail | null,
  edit: ContentEdit,
  onRefused: (errors: FieldErrors | null, fdId: string) => void,
) {
  const dispatch = useDeskDispatch();
  const announce = useAnnounce();
  const fail = useFailure();
  const navigate = useNavigate();
  const [update, isSaving] = useSend();
  const [theirs, setTheirs] = useState<ContentDetail | null>(null);
  const isMounted = useIsMounted();
  const underWay = useRef<{ args: SaveArgs; saved: Promise<ContentDetail | null> } | null>(null);
  const isWaiting = useRef(false);

  const [unconfirmed, setUnconfirmed] = useState<{ args: SaveArgs; questions: string[] } | null>(null);

  const refused = (error: unknown, fdId: string, args: SaveArgs) => {
    const questions = refusalWith<FieldErrors>(confirmationNeededCode, error);
    if (questions) {
      setUnconfirmed({ args, questions: Object.values(questions) });
      return;
    }
    const present = conflictIn(error);
    if (present) {
      setTheirs(present);
      return;
    }
    const errors = refusalWith<FieldErrors>(validationErrorCode, error);
    if (errors) onRefused(errors, fdId);
    // Fields say it themselves, unless something lies over them or nobody looks at them any more.
    const isShown = isMounted() && !theirs && Object.keys(errors ?? {}).some((name) => isAsked(area, name));
    if (!isShown) fail(error, zh.saveFailed);
  };

  const show = (fdId: string) => isMounted() && void navigate(`/content/${area}/${fdId}`, { replace: true });

  /** @returns the item as the backend saved it */
  const send = async (args: SaveArgs): Promise<ContentDetail | null> => {
    edit.commit();
    const { draftKey: draft, sync } = edit;
    const whole = { area, fdId: item?.fdId ?? '', version: edit.version, values: edit.values, draft, ...args };
    onRefused(null, whole.fdId);
    const isCreation = whole.fdId === '' && !theirs;
    try {
      // The editor says so; what was typed is among the versions.
      if (!(await sync.settled())) return null;
      const call = { url: `${contentUrl}/save`, json: whole, ...itemChanges };
      const { data: saved, error } = await update<ContentDetail>({
        ...call,
        ...(isCreation && { idempotencyKey: draft }),
      });
      if (!saved) {
        refused(error, whole.fdId, args);
        return null;
      }
      dispatch(contentWritten(saved));
      edit.saved(whole.values, saved);
      setTheirs(null);
      announce(done[args.act]);
      // A queued save still has to run.
      if (saved.fdId !== item?.fdId && !isWaiting.current) show(saved.fdId);
      return saved;
    } finally {
      sync.resume();
    }
  };

  const begin = async (args: SaveArgs): Promise<boolean> => {
    const saved = send(args);
    underWay.current = { args, saved };
    try {
      return (await saved) !== null;
    } finally {
      underWay.current = null;
    }
  };

  /** @returns whether it was saved */
  const save = async (args: SaveArgs): Promise<boolean> => {
    const before = underWay.current;
    if (!before) return begin(args);
    // A double click is one action. A publication waits for the draft being saved, and is based on its version.
    if (isWaiting.current || before.args.act !== 'draft' || args.act === 'draft') return false;
    isWaiting.current = true;
    const draft = await before.saved;
    isWaiting.current = false;
    if (!draft) return false;
    // A note belongs to one version.
    const note = args.note === before.args.note ? undefined : args.note;
    const isDone = await begin({ ...args, fdId: draft.fdId, version: draft.version, note });
    if (!isDone && draft.fdId !== item?.fdId) show(draft.fdId);
    return isDone;
  };
  return {
    save,
    isSaving,
    theirs,
    forgetTheirs: () => setTheirs(null),
    unconfirmed,
    cancelConfirmation: () => setUnconfirmed(null),
  };
}

/** What somebody else left, if a write was refused because of it. */
export const conflictIn = (error: unknown) => refusalWith<ContentDetail>(versionConflictCode, error);

/** Ctrl+S, or Command+S, saves wherever the focus is; it never opens the browser's own dialog. */
export function useSaveKey(onSave: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    // A dialog over the form has its own buttons; a key that is held down is one action.
    if (!event.repeat && !document.querySelector('dialog[open]')) onSave();
  });
  useEffect(() => listen(document, ['keydown'], (event: KeyboardEvent) => handleKey(event)), []);
}

/** What is asked before an action, or the version that is shown; `isDraft`: it was never published. */
type Asked =
  | { what: 'takeDown' }
  | { what: 'restore'; version: number }
  | { what: 'view'; title: string; of: VersionDialogProps['of']; isDraft?: true };

/** Actions on a whole item: taking it down, viewing and restoring earlier versions. */
export function useVersionActions(area: string, item: ContentDetail | null, edit: ContentEdit, isLocked: boolean) {
  const dispatch = useDeskDispatch();
  const announce = useAnnounce();
  const fail = useFailure();
  const [pendingQuestion, setPendingQuestion] = useState<Asked | null>(null);
  const [send] = useSend();
  const close = () => setPendingQuestion(null);
  const ref = { area, fdId: item?.fdId ?? '', version: item?.version ?? 0 };

  const run = async (url: string, json: object, text: string, then: (after: ContentDetail) => void) => {
    close();
    const { data: after, error } = await send<ContentDetail>({ url, json, ...itemChanges });
    if (!after) {
      // The user had an outdated version: the current one is shown, to decide again.
      const present = conflictIn(error);
      if (present) dispatch(contentWritten(present));
      return fail(error, zh.saveFailed);
    }
    dispatch(contentWritten(after));
    then(after);
    announce(text);
  };
  const takeDown = () => {
    // Unsaved changes now apply to the item that was taken down.
    edit.commit();
    void run(`${contentUrl}/remove`, ref, zh.takenDown, ({ version }) => edit.moved(version));
  };
  const take = async (values: ContentValues) => {
    close();
    edit.commit();
    await edit.sync.setAside();
    for (const name of Object.keys(edit.values)) edit.type(name, String(values[name] ?? ''));
    edit.leave();
    announce(zh.draftUsed);
  };
  return {
    viewDraft: (fdId: string) => {
      const of = { url: `${contentUrl}/draft/version`, fdId };
      setPendingQuestion({ what: 'view', title: zh.replacedDraft, of, isDraft: true });
    },
    view: (version: number) => {
      const of = { url: `${contentUrl}/revision`, fdId: ref.fdId, version };
      setPendingQuestion({ what: 'view', title: zh.versionName(version), of });
    },
    askRestore: (version: number) => setPendingQuestion({ what: 'restore', version }),
    askTakeDown: () => setPendingQuestion({ what: 'takeDown' }),
    dialogs: pendingQuestion && (
      <>
        {pendingQuestion.what === 'view' && (
          <VersionDialog
            title={pendingQuestion.title}
            area={area}
            of={pendingQuestion.of}
            onUse={pendingQuestion.isDraft && !isLocked ? (values) => void take(values) : undefined}
            onClose={close}
          />
        )}
        {pendingQuestion.what === 'restore' && (
          <DeskConfirm
            question={zh.restoreQuestion(zh.versionName(pendingQuestion.version))}
            onConfirm={() => {
              const order = { ...ref, revision: pendingQuestion.version };
              void run(`${contentUrl}/restore`, order, zh.saved, (after) => edit.saved(after.values, after));
            }}
            onCancel={close}
          />
        )}
        {pendingQuestion.what === 'takeDown' && (
          <DeskConfirm
            question={zh.takeDownQuestion(item?.title || zh.untitled)}
            onConfirm={takeDown}
            onCancel={close}
          />
        )}
      </>
    ),
  };
}

interface VersionDialogProps {
  title: string;
  area: string;
  /** The call that reads it. */
  of: { url: string; fdId: string; version?: number };
  /** Goes on with it; absent: it can only be looked at. */
  onUse?: ((values: ContentValues) => void) | undefined;
  onClose: () => void;
}

/** Dialog with an earlier version, as the portal showed it, or an unpublished state that was replaced. */
function VersionDialog({ title, area, of, onUse, onClose }: VersionDialogProps) {
  const query = useDeskRecord<ContentValues>({ ...of, area }, { refetchOnMountOrArgChange: true });
  const { data } = query;
  return (
    <DeskDialog
      title={title}
      onClose={onClose}
      wide={hasPreview(area)}
      footer={
        data &&
        onUse && (
          <button className="btn" type="button" onClick={() => onUse(data)}>
            {zh.useDraft}
          </button>
        )
      }
    >
      <Loaded query={query} failedText={zhCommon.states.loadFailed}>
        {(values) =>
          hasPreview(area) ? <Preview area={area} values={values} /> : <ValueList area={area} values={values} />
        }
      </Loaded>
    </DeskDialog>
  );
}

/** The values of an item without a page of its own. */
export function ValueList({ area, values }: { area: string; values: ContentValues }) {
  const names = Object.keys(fieldsOf(area)).filter((name) => name !== 'fdId');
  const shown = (name: string) => (fieldsOf(area)[name]?.kind === 'number' ? quantityText(values[name]) : values[name]);
  return <FactSheet facts={names.map((name) => ({ label: fieldLabel(area, name), value: shown(name), full: true }))} />;
}
