import { auditCommand } from './auditCommand';
import { describeStore, openExistingStore } from './existingStore';
import { EarlierStoreError } from './migrate';
import { openUnchanged, type StorePlace } from './openDatabase';
import type { Store } from './schema';

/**
 * Runs a command on the store of a place, and notes it in the audit log. The content of a store of before the baseline can
 * still be exported: the areas' tables are the same.
 * @param kind the script's name, `words` its arguments; with `--create` a missing store is made
 * @returns the store's name and the command's output
 */
export async function runOnStore(
  kind: 'content' | 'submissions',
  words: string[],
  place: StorePlace,
  work: (db: Store) => Promise<string>,
): Promise<string> {
  const name = describeStore(place);
  const open = () => openExistingStore(place, kind === 'content' && words.includes('--create'));
  const isExport = kind === 'content' && words[0] === 'export';
  const opened = await open().catch((error: unknown) => {
    if (isExport && error instanceof EarlierStoreError) return null;
    throw error;
  });
  if (opened === null) {
    await using db = openUnchanged(place);
    return `${name}\n${await work(db)}\n`;
  }
  await using db = opened;
  const output = await work(db);
  const warning = await auditCommand(db, kind, words, Date.now());
  return `${name}\n${output}${warning}\n`;
}
