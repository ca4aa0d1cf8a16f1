import type { StoreTransaction } from '../db/schema';
import { newId } from '../lib/newId';
import type { Staff } from './requireStaff';

/** What was done, for the record. */
interface DeskAct {
  /** `settings:save`, `staff:create`, `company:disable`, … */
  action: string;
  target: string;
  title?: string | null;
  note?: string | null;
}

/** Writes down who did what, in the transaction that does it. Nothing takes a line out again. */
export async function recordDeskAct(
  trx: StoreTransaction,
  { accountId, name }: Pick<Staff, 'accountId' | 'name'>,
  { action, target, title = null, note = null }: DeskAct,
  now: number,
): Promise<void> {
  const line = { fdId: newId(now), at: now, accountId, actor: name, action, target, title, note };
  await trx.insertInto('deskRecord').values(line).execute();
}
