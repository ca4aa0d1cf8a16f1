import { errorText, isApiError } from '../../api/errors';
import type { ContentDetail, ContentRow } from '../../contract/deskContent';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useIdempotencyKey } from '../useIdempotencyKey';
import { useDeleteDeskContentMutation, useLazyGetDeskContentQuery, useUpdateDeskContentMutation } from './contentApi';

/** Actions on an item in its list. */
export type ContentAction = 'publish' | 'takeDown';

/** Whether a row allows an action. */
export const mayDo: Readonly<Record<ContentAction, (row: ContentRow) => boolean>> = {
  publish: ({ state, changed }) => state !== 'published' || changed,
  takeDown: ({ state }) => state !== 'removed',
};

/**
 * Publishes items and takes them down from their list. Each is fetched first: one that somebody changed since the list
 * was loaded is left as it is.
 */
export function useContentActions(area: string) {
  const [read] = useLazyGetDeskContentQuery();
  const [save] = useUpdateDeskContentMutation();
  const [remove] = useDeleteDeskContentMutation();
  const key = useIdempotencyKey();
  const send = (action: ContentAction, { fdId, version, values }: ContentDetail) => {
    const ref = { area, fdId, version };
    const idempotencyKey = key.keyOf({ action, ...ref });
    return action === 'publish'
      ? save({ ...ref, values, act: action, idempotencyKey }).unwrap()
      : remove({ ...ref, idempotencyKey }).unwrap();
  };
  /** @returns the error; null: it succeeded */
  return async (action: ContentAction, { fdId, updatedAt }: ContentRow): Promise<string | null> => {
    try {
      const present = await read({ area, fdId }).unwrap();
      if (!present) return zh.saveFailed;
      if (present.updatedAt !== updatedAt) return zh.changedMeanwhile;
      const after = await send(action, present);
      key.done();
      return after ? null : zh.saveFailed;
    } catch (error) {
      return isApiError(error) ? errorText(error, zh.saveFailed) : zh.saveFailed;
    }
  };
}
