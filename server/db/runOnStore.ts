import { readConfig, type ServerConfig } from '../config';
import { auditCommand } from './auditCommand';
import { describeStore, openExistingStore } from './existingStore';
import type { Store } from './schema';

/**
 * Runs a command on the store that the environment names, and notes it in the audit log.
 * @param kind the script's name, `words` its arguments; with `--create` a missing store is made
 * @returns the store's name and the command's output
 */
export async function runOnStore(
  kind: 'content' | 'submissions',
  words: string[],
  env: NodeJS.ProcessEnv,
  work: (db: Store, config: ServerConfig) => Promise<string>,
): Promise<string> {
  const config = readConfig(env);
  const db = await openExistingStore(config, kind === 'content' && words.includes('--create'));
  try {
    const output = await work(db, config);
    const warning = await auditCommand(db, kind, words, Date.now());
    return `${describeStore(config)}\n${output}${warning}\n`;
  } finally {
    await db.destroy();
  }
}
