import type { Selectable } from 'kysely';
import type { Supplement, SubmissionKind, SubmissionState } from '../../src/contract/submission';
import { correctableFields } from '../../src/contract/supplement';
import { maxAttachments } from '../attachments/claimAttachments';
import type { AccountTables } from '../db/accountTables';
import { countOf } from '../db/countOf';
import type { StoreTransaction } from '../db/schema';
import { chinaDay, chinaTime } from '../lib/chinaTime';
import { BusinessError } from '../lib/errors';
import { readDay } from '../lib/readDay';
import { filesOf } from './readSubmissions';

type SubmissionRow = Selectable<AccountTables['submission']>;

/** What staff ask for. */
export type AskedSupplement = Pick<Supplement, 'items' | 'day'>;

/** A request as stored, with the state that the submission returns to. */
interface StoredRequest {
  shown: Supplement;
  from: SubmissionState;
}

const maxItems = 30;

/** The open request of a submission, if there is one. */
export const openRequest = ({ supplement }: SubmissionRow): StoredRequest | null =>
  supplement === null ? null : (JSON.parse(supplement) as StoredRequest);

/** @throws BusinessError unless each item exists, has a reason and comes once, and the day is not past */
async function check(trx: StoreTransaction, row: SubmissionRow, { items, day }: AskedSupplement, today: string) {
  if (items.length === 0 || items.length > maxItems) throw new BusinessError('请选择要补正的内容');
  // More could not be sent.
  if (items.filter(({ kind }) => kind !== 'field').length > maxAttachments)
    throw new BusinessError(`要补正的附件不能超过${maxAttachments}个`);
  if (items.some(({ reason }) => reason.trim() === '')) throw new BusinessError('请写明每一处要补正的原因');
  const known = {
    field: new Set(Object.keys(correctableFields[row.kind as SubmissionKind])),
    file: new Set((await filesOf(trx, row.fdId)).filter(({ replaced }) => !replaced).map(({ attId }) => attId)),
    more: { has: (name: string) => name.trim() !== '' },
  };
  const isKnown = items.every(({ kind, name }) => known[kind].has(name));
  if (!isKnown || new Set(items.map(({ name }) => name)).size < items.length)
    throw new BusinessError('要补正的内容不正确，请刷新后重试');
  if (readDay(day) !== day || day < today) throw new BusinessError('补正期限应为今天或以后的日期');
}

/** A checked request as it is stored. @throws BusinessError */
export async function requestText(
  trx: StoreTransaction,
  row: SubmissionRow,
  supplement: AskedSupplement | undefined,
  { note, by }: { note: string; by: string | null },
  now: number,
): Promise<string> {
  if (!supplement) throw new BusinessError('请选择要补正的内容');
  await check(trx, row, supplement, chinaDay(now));
  const asked = trx
    .selectFrom('submissionEvent')
    .where('submissionId', '=', row.fdId)
    .where('action', '=', 'supplement');
  const shown: Supplement = {
    items: supplement.items,
    day: supplement.day,
    note,
    round: (await countOf(asked)) + 1,
    askedAt: chinaTime(now),
    by,
  };
  return JSON.stringify({ shown, from: row.state as SubmissionState } satisfies StoredRequest);
}
