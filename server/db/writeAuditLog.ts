import { newId } from '../lib/newId';
import type { StoreTransaction } from './schema';

/** An action of a staff member. */
export interface AuditEntry {
  /** `decide:accept`, `content:publish`, `settings:save`, … */
  action: string;
  /** Receipt number, or area and id. */
  target: string;
  title?: string | null;
  note?: string | null;
}

/** Appends an action to the audit log, in the transaction of the action. */
export async function writeAuditLog(
  trx: StoreTransaction,
  { accountId, name }: { accountId: string; name: string },
  { action, target, title = null, note = null }: AuditEntry,
  now: number,
): Promise<void> {
  await trx
    .insertInto('deskRecord')
    .values({ fdId: newId(now), at: now, accountId, actor: name, action, target, title, note: note || null })
    .execute();
}
