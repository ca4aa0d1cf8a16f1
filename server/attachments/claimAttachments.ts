import type { StoreTransaction } from '../db/schema';
import { BusinessError } from '../lib/errors';

/** Field of a project application that lists its attachments; it ends in the attKey of their uploads. */
export const applicationKey = 'attKey_projectApplyInfoAtt';

export const maxAttachments = 20;
const unknown = '附件不存在或已失效，请重新上传';

/** Parses comma-separated ids. @throws BusinessError for malformed ids, or too many */
export function readAttachmentIds(joined: string): string[] {
  const ids = [...new Set(joined.split(',').map((id) => id.trim()))].filter(Boolean);
  if (ids.length > maxAttachments) throw new BusinessError(`附件不能超过${maxAttachments}个`);
  if (ids.some((id) => !/^[0-9a-f]{32}$/.test(id))) throw new BusinessError(unknown);
  return ids;
}

/**
 * Assigns a company's uploads to its application.
 * @throws BusinessError if one is unknown, someone else's or already in another application
 */
export async function claimAttachments(
  trx: StoreTransaction,
  accountId: string,
  applicationId: string,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  const claimed = await trx
    .updateTable('attachment')
    .set({ applicationId })
    .where('attId', 'in', ids)
    .where('accountId', '=', accountId)
    .where('attKey', '=', applicationKey.replace('attKey_', ''))
    .where('applicationId', 'is', null)
    .returning('attId')
    .execute();
  if (claimed.length !== ids.length) throw new BusinessError(unknown);
}
