import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText, isApiError } from '../../api/errors';
import { mistakesCode, type ContentDetail, type ContentMistakes, type ContentSave } from '../../contract/deskContent';
import { isRecord } from '../../lib/isRecord';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useDeskDispatch } from '../hooks';
import { workFailed, workSucceeded } from '../../state/noticesSlice';
import { useActKey } from '../useActKey';
import { useIsThere } from '../useIsThere';
import { collisionIn } from './collisionIn';
import { contentWritten, useUpdateDeskContentMutation } from './contentApi';
import type { ContentEdit } from './useContentEdit';

const done = { draft: zh.saved, publish: zh.published, schedule: zh.scheduled };

type SaveArgs = Pick<ContentSave, 'act' | 'scheduledAt' | 'note' | 'copyOf'> &
  Partial<Pick<ContentSave, 'fdId' | 'version' | 'values'>>;

/** Saves what is edited. What the backend refuses is shown where it belongs; nothing typed is lost by it. */
export function useContentSave(area: string, item: ContentDetail | null, edit: ContentEdit) {
  const dispatch = useDeskDispatch();
  const navigate = useNavigate();
  const [send, { isLoading }] = useUpdateDeskContentMutation();
  const [mistakes, setMistakes] = useState<ContentMistakes>({});
  const [theirs, setTheirs] = useState<ContentDetail | null>(null);
  const act = useActKey();
  const isThere = useIsThere();
  const isUnderWay = useRef(false);

  const refused = (error: unknown) => {
    const present = collisionIn(error);
    if (present) {
      setTheirs(present);
      return;
    }
    const data = isApiError(error) && isRecord(error.data) ? error.data.data : undefined;
    if (isApiError(error) && error.code === mistakesCode && isRecord(data)) setMistakes(data as ContentMistakes);
    dispatch(workFailed(errorText(error, zh.saveFailed)));
  };

  /** @returns whether the backend has it */
  const save = async (args: SaveArgs): Promise<boolean> => {
    // The next save begins from the version that this one makes.
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    edit.commit();
    setMistakes({});
    const whole = { area, fdId: item?.fdId ?? '', version: edit.version, values: edit.values, ...args };
    const isCreation = !item && !theirs;
    const idempotencyKey = isCreation ? edit.creationKey : act.keyOf(whole);
    try {
      const saved = await send({ ...whole, idempotencyKey }).unwrap();
      if (!saved) {
        dispatch(workFailed(zh.saveFailed));
        return false;
      }
      act.done();
      dispatch(contentWritten(saved));
      edit.saved(whole.values, saved);
      setTheirs(null);
      dispatch(workSucceeded({ text: done[args.act] }));
      if (saved.fdId !== item?.fdId && isThere()) void navigate(`/content/${area}/${saved.fdId}`, { replace: true });
      return true;
    } catch (error) {
      refused(error);
      return false;
    } finally {
      isUnderWay.current = false;
    }
  };
  return { save, isSaving: isLoading, mistakes, theirs, forgetTheirs: () => setTheirs(null) };
}
