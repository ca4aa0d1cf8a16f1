import { messages } from '../lib/messages';
import { recordDeskAct } from './recordDeskAct';
import type { Store } from './schema';

/**
 * Writes down what was done by a command, where nobody logs in: among the desk's records.
 *
 * @param words the command as it was given, which never holds a password
 * @returns what is to be said of it: nothing, or that it could not be written. The command itself is done and has not
 *   failed: whoever took it for failed would run it again.
 */
export async function recordCommand(db: Store, name: string, words: readonly string[], now: number): Promise<string> {
  const note = words.join(' ').slice(0, 200);
  const act = { action: 'command', target: name, title: `npm run ${name}`, note };
  try {
    await db
      .transaction()
      .execute((trx) => recordDeskAct(trx, { accountId: '', name: messages.commandLine }, act, now));
    return '';
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `\nwarning: this is done, but could not be written among the desk's records: ${reason}`;
  }
}
