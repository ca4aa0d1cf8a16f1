import { useRef, useState, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText, isApiError } from '../../api/client';
import {
  type ContentDetail,
  type FieldErrors,
  type ContentSave,
  versionConflictCode,
  confirmationNeededCode,
  validationErrorCode,
} from '../../contract/deskContent';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useDeskDispatch, useIsMounted, useSend } from '../hooks';
import { noticeClosed, workFailed } from '../../state/dialogsSlice';
import { useAnnounce } from '../shell/Announcer';
import { isAsked } from './contentAreas';
import { contentPaths, contentWritten, itemChanges } from './contentApi';
import type { ContentEdit } from './useContentEdit';
import { isRecord } from '../../lib/json';

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
  const navigate = useNavigate();
  const [update, isSaving] = useSend();
  const [theirs, setTheirs] = useState<ContentDetail | null>(null);
  const isMounted = useIsMounted();
  const underWay = useRef<{ args: SaveArgs; saved: Promise<ContentDetail | null> } | null>(null);
  const isWaiting = useRef(false);

  const [unconfirmed, setUnconfirmed] = useState<{ args: SaveArgs; questions: string[] } | null>(null);

  const refused = (error: unknown, fdId: string, args: SaveArgs) => {
    const questions = questionsIn(error);
    if (questions) {
      setUnconfirmed({ args, questions: Object.values(questions) });
      return;
    }
    const present = conflictIn(error);
    if (present) {
      setTheirs(present);
      return;
    }
    const errors = fieldErrorsIn(error);
    if (errors) onRefused(errors, fdId);
    // Fields say it themselves, unless something lies over them or nobody looks at them any more.
    const isShown = isMounted() && !theirs && Object.keys(errors ?? {}).some((name) => isAsked(area, name));
    dispatch(isShown ? noticeClosed() : workFailed(errorText(error, zh.saveFailed)));
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
      await sync.settled();
      const call = { url: contentPaths.save, json: whole, ...itemChanges };
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

function refusalWith(code: number, error: unknown): unknown {
  if (!isApiError(error) || error.code !== code || !isRecord(error.data)) return null;
  return isRecord(error.data.data) ? error.data.data : null;
}

/** What somebody else left, if a write was refused because of it. */
export const conflictIn = (error: unknown) => refusalWith(versionConflictCode, error) as ContentDetail | null;

/** What is wrong with a item, if a write was refused because of it. */
const fieldErrorsIn = (error: unknown) => refusalWith(validationErrorCode, error) as FieldErrors | null;

/** What is to be answered before a publication. */
const questionsIn = (error: unknown) => refusalWith(confirmationNeededCode, error) as FieldErrors | null;

/** Ctrl+S, or Command+S, saves wherever the focus is; it never opens the browser's own dialog. */
export function useSaveKey(onSave: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    // A dialog over the form has its own buttons; a key that is held down is one action.
    if (!event.repeat && !document.querySelector('dialog[open]')) onSave();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
