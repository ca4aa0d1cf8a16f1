import { newId } from '../lib/newId';
import type { StoreTransaction } from './schema';

/** What somebody of the staff did. */
export interface DeskAct {
  /** `decide:accept`, `content:publish`, `settings:save`, … */
  action: string;
  /** Receipt number, or area and id. */
  target: string;
  title?: string | null;
  note?: string | null;
}

/** Writes down who did what, in the transaction that does it. Nothing takes a line out again. */
export async function recordDeskAct(
  trx: StoreTransaction,
  { accountId, name }: { accountId: string; name: string },
  { action, target, title = null, note = null }: DeskAct,
  now: number,
): Promise<void> {
  await trx
    .insertInto('deskRecord')
    .values({ fdId: newId(now), at: now, accountId, actor: name, action, target, title, note: note || null })
    .execute();
}
