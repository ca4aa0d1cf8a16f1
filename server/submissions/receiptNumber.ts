import { receiptPrefixes, type SubmissionKind } from '../../src/contract/submission';
import type { StoreTransaction } from '../db/schema';
import { chinaDay } from '../lib/chinaTime';

/**
 * The next receipt number of a kind. Counted in the transaction of the write, so that it is unique; call it late, since
 * other writes of the kind wait from here to the commit.
 */
export async function nextReceiptNumber(trx: StoreTransaction, kind: SubmissionKind, now: number): Promise<string> {
  const { last } = await trx
    .insertInto('receiptNumber')
    .values({ kind, last: 1 })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet(({ eb }) => ({ last: eb('receiptNumber.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${receiptPrefixes[kind]}-${chinaDay(now).replace(/-/g, '')}-${String(last).padStart(4, '0')}`;
}
