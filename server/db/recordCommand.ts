import { messages } from '../lib/messages';
import { recordDeskAct } from './recordDeskAct';
import type { Store } from './schema';

/**
 * Writes down what was done by a command, where nobody logs in: among the desk's records.
 *
 * @param words the command as it was given, which never holds a password
 */
export async function recordCommand(db: Store, name: string, words: readonly string[], now: number): Promise<void> {
  const note = words.join(' ').slice(0, 200);
  const act = { action: 'command', target: name, title: `npm run ${name}`, note };
  await db.transaction().execute((trx) => recordDeskAct(trx, { accountId: '', name: messages.commandLine }, act, now));
}
