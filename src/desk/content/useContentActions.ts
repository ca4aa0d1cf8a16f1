import { errorText, isApiError } from '../../api/errors';
import type { ContentDetail, ContentRow } from '../../contract/deskContent';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useIdempotencyKey } from '../useIdempotencyKey';
import { useDeleteDeskContentMutation, useLazyGetDeskContentQuery, useUpdateDeskContentMutation } from './contentApi';

/** What is done to a piece straight from its list. */
export type ContentAct = 'publish' | 'takeDown';

/** What a list says that a row allows. */
export const mayDo: Readonly<Record<ContentAct, (row: ContentRow) => boolean>> = {
  publish: ({ state, changed }) => state !== 'published' || changed,
  takeDown: ({ state }) => state !== 'removed',
};

/**
 * Publishes pieces and takes them down from their list. Each is read first: what somebody changed since the list came is
 * left as it is.
 */
export function useContentActions(area: string) {
  const [read] = useLazyGetDeskContentQuery();
  const [save] = useUpdateDeskContentMutation();
  const [remove] = useDeleteDeskContentMutation();
  const key = useIdempotencyKey();
  const send = (act: ContentAct, { fdId, version, values }: ContentDetail) => {
    const ref = { area, fdId, version };
    const idempotencyKey = key.keyOf({ act, ...ref });
    return act === 'publish'
      ? save({ ...ref, values, act, idempotencyKey }).unwrap()
      : remove({ ...ref, idempotencyKey }).unwrap();
  };
  /** @returns why it was not done; null: it is */
  return async (act: ContentAct, { fdId, updatedAt }: ContentRow): Promise<string | null> => {
    try {
      const present = await read({ area, fdId }).unwrap();
      if (!present) return zh.saveFailed;
      if (present.updatedAt !== updatedAt) return zh.changedMeanwhile;
      const after = await send(act, present);
      key.done();
      return after ? null : zh.saveFailed;
    } catch (error) {
      return isApiError(error) ? errorText(error, zh.saveFailed) : zh.saveFailed;
    }
  };
}
