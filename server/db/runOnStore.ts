import { auditCommand } from './auditCommand';
import { describeStore, openExistingStore } from './existingStore';
import type { StorePlace } from './openDatabase';
import type { Store } from './schema';

/**
 * Runs a command on the store of a place, and notes it in the audit log.
 * @param kind the script's name, `words` its arguments; with `--create` a missing store is made
 * @returns the store's name and the command's output
 */
export async function runOnStore(
  kind: 'content' | 'submissions',
  words: string[],
  place: StorePlace,
  work: (db: Store) => Promise<string>,
): Promise<string> {
  await using db = await openExistingStore(place, kind === 'content' && words.includes('--create'));
  const output = await work(db);
  const warning = await auditCommand(db, kind, words, Date.now());
  return `${describeStore(place)}\n${output}${warning}\n`;
}
