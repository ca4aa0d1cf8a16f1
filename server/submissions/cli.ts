import path from 'node:path';
import { readConfig, type ServerConfig } from '../config';
import { runOnStore } from '../db/runOnStore';
import type { Store } from '../db/schema';
import { commandNamed, print, UsageError, type Outcome } from '../lib/commandLine';
import { UploadStorage } from '../storage/uploadStorage';
import { exportSubmissions } from './exportSubmissions';
import { filesOf, findSubmission, kinds, readSubmissions } from './readSubmissions';

const usage = `npm run submissions -- list [applications|intentions|entries]   what companies have sent in, oldest first
npm run submissions -- show ID                                   one of them by its id or receipt number, with its files
npm run submissions -- export FOLDER                             all of them as CSV, with their attachments, in a new folder

The store is that of DATA_DIR or DATABASE_URL. The portal server may run meanwhile.
`;

type Command = (words: string[]) => (db: Store, config: ServerConfig) => Promise<string>;

/** Removes control characters, so that a company's input cannot control the terminal; line breaks stay. */
const printable = (text: string) => text.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, ' ');

function oneWord(words: string[], what: string): string {
  const [word, ...more] = words;
  if (!word || more.length > 0) throw new UsageError(`${what} is needed, and nothing else`);
  return word;
}

const singular = { applications: 'application', intentions: 'intention', entries: 'entry' } as const;

const commands: Record<string, Command> = {
  list(words) {
    const chosen = kinds.filter((kind) => words.length === 0 || words[0] === kind);
    if (chosen.length === 0 || words.length > 1)
      throw new UsageError('applications, intentions, entries, or none of them for all');
    return async (db) => {
      const lines: string[] = [];
      for (const kind of chosen) {
        for await (const { fdProjectName, fdAppName, fdGetbuginessName, ...sent } of readSubmissions(db, kind)) {
          const { fdId, submittedAt, number, state, fdComName } = sent;
          const name = fdProjectName ?? fdAppName ?? fdGetbuginessName;
          const columns = [fdId, number, submittedAt, kind, state, fdComName, name];
          lines.push(columns.join('  ').replace(/\n/g, ' '));
        }
      }
      return lines.join('\n') || 'there are no submissions';
    };
  },
  show(words) {
    const name = oneWord(words, 'the id or the number of a submission');
    return async (db) => {
      const found = await findSubmission(db, name);
      if (!found) throw new Error(`there is no submission ${name}`);
      const lines = Object.entries(found.submission).map(([name, value]) => `${name}: ${value || '--'}`);
      const files = await filesOf(db, found.submission.fdId);
      lines.push(...files.map(({ fileName, size }) => `file: ${fileName}, ${size} bytes`));
      return [singular[found.kind], ...lines].join('\n');
    };
  },
  export(words) {
    const folder = path.resolve(oneWord(words, 'a folder'));
    return async (db, config) => {
      const storage = new UploadStorage(config.dataDir, config.storage);
      const { applications, intentions, entries, files, missing } = await exportSubmissions(db, storage, folder);
      const place = config.storage ? 'storage' : 'data folder';
      const lost = missing.length > 0 ? `\nnot in the ${place}: ${missing.join(', ')}` : '';
      return `${applications} applications, ${intentions} intentions, ${entries} entries, ${files} files written to ${folder}${lost}`;
    };
  },
};

/**
 * Runs one submissions command.
 * @returns its output, and whether it succeeded
 */
export async function runSubmissionsCommand(words: string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  try {
    const [name = '', ...rest] = words;
    const work = commandNamed(commands, name)(rest);
    const config = readConfig(env);
    const run = async (db: Store) => printable(await work(db, config));
    return { ok: true, text: await runOnStore('submissions', words, config, run) };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    if (error instanceof UsageError) return { ok: false, text: `${message}\n\n${usage}` };
    return { ok: false, text: code === 'EEXIST' ? `${message}: name a new folder\n` : `${message}\n` };
  }
}

if (require.main === module) void print(runSubmissionsCommand(process.argv.slice(2), process.env));
