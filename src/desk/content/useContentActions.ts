import { errorText, isApiError } from '../../api/errors';
import type { BatchRefusal, ContentBatch, ContentRow } from '../../contract/deskContent';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useIdempotencyKey } from '../useIdempotencyKey';
import { useUpdateDeskContentBatchMutation } from './contentApi';

/** Actions on items in their list. */
export type ContentAction = ContentBatch['act'];
export const contentActions: readonly ContentAction[] = ['publish', 'takeDown', 'purge'];

/** Whether a row allows an action. */
export const mayDo: Readonly<Record<ContentAction, (row: ContentRow) => boolean>> = {
  publish: ({ state, changed }) => state !== 'published' || changed,
  takeDown: ({ state }) => state === 'published' || state === 'scheduled',
  purge: ({ state }) => state === 'removed' || state === 'draft',
};

/** Publishes items, takes them down and deletes them from their list, in one call. */
export function useContentActions(area: string) {
  const [send] = useUpdateDeskContentBatchMutation();
  const key = useIdempotencyKey();
  /** @returns the items that were left as they were; or why nothing was done */
  return async (act: ContentAction, rows: readonly ContentRow[]): Promise<BatchRefusal[] | string> => {
    const batch = { area, act, items: rows.map(({ fdId, updatedAt }) => ({ fdId, updatedAt })) };
    try {
      const refused = await send({ ...batch, idempotencyKey: key.keyOf(batch) }).unwrap();
      if (!refused) return zh.saveFailed;
      key.done();
      return refused;
    } catch (error) {
      return isApiError(error) ? errorText(error, zh.saveFailed) : zh.saveFailed;
    }
  };
}
