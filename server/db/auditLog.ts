import { newId } from '../lib/secrets';
import type { StoreTransaction, Store } from './schema';
import { messages } from '../lib/messages';

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

/**
 * Records an operator's command, which has no login, in the audit log.
 *
 * @param words the command as it was given, which never contains a password
 * @returns a warning if it could not be written, else empty text. The command itself has succeeded and must not be
 *   reported as failed, or it would be run again.
 */
export async function auditCommand(db: Store, name: string, words: readonly string[], now: number): Promise<string> {
  const note = words.join(' ').slice(0, 200);
  const act = { action: 'command', target: name, title: `npm run ${name}`, note };
  try {
    await db
      .transaction()
      .execute((trx) => writeAuditLog(trx, { accountId: '', name: messages.commandLine }, act, now));
    return '';
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `\nwarning: this is done, but could not be written to the audit log: ${reason}`;
  }
}
