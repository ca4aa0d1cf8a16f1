import path from 'node:path';
import { readConfig, type ServerConfig } from '../config';
import { runOnStore } from '../db/existingStore';
import type { Store } from '../db/schema';
import { commandNamed, print, UsageError, type Outcome } from '../lib/commandLine';
import { UploadStorage } from '../storage/uploadStorage';
import { filesOf } from './moveSubmission';
import { fieldNames, sentValues } from './submissionDetail';
import { batchesOf } from '../db/queries';
import { chinaTime } from '../lib/chinaTime';
import fs from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { escapeInnerFormulas } from '../lib/csvFormulas';

const usage = `npm run submissions -- export FOLDER    what companies have sent in, as CSV, with their attachments, in a new folder

The store is that of DATA_DIR or DATABASE_URL. The portal server may run meanwhile.
`;

/** What each kind is called in the export. */
const kinds = { applications: 'application', intentions: 'intention', entries: 'entry' } as const;
type SentKind = keyof typeof kinds;

/** A submission as columns of a table for people; times in China time. */
type Submission = Record<string, string> & { fdId: string };

/** An attachment of an application. */
type SubmittedFile = Awaited<ReturnType<typeof filesOf>>[number];

/** Rows per read. */
const batchSize = 500;

/** All submissions of a kind, oldest first. */
async function* readSubmissions(db: Store, kind: SentKind): AsyncGenerator<Submission> {
  const all = db.selectFrom('submission').where('kind', '=', kinds[kind]).orderBy('submission.createdAt');
  const ids = (await all.select('fdId').orderBy('fdId').execute()).map(({ fdId }) => fdId);
  for (const part of batchesOf(ids, batchSize)) {
    const rows = await all
      .leftJoin('account', 'account.fdId', 'submission.accountId')
      .selectAll('submission')
      .select('account.username')
      .where('submission.fdId', 'in', part)
      .orderBy('submission.fdId')
      .execute();
    const valuesById = await sentValues(db, rows);
    for (const { username, ...row } of rows) {
      const { fdId, number, state, title, fdComName, fdComId, createdAt } = row;
      const typed = fieldNames[kinds[kind]].map((name) => [name, valuesById.get(fdId)?.[name] ?? '']);
      const submittedAt = chinaTime(Number(createdAt));
      const account = username ?? '';
      yield { fdId, number, state, title, ...Object.fromEntries(typed), fdComName, fdComId, submittedAt, account };
    }
  }
}

type Command = (words: string[]) => (db: Store, config: ServerConfig) => Promise<string>;

const commands: Record<string, Command> = {
  export([word, ...more]) {
    if (!word || more.length > 0) throw new UsageError('a folder is needed, and nothing else');
    const folder = path.resolve(word);
    return async (db, config) => {
      const storage = new UploadStorage(config.dataDir, config.storage);
      const { applications, intentions, entries, files, missing } = await exportSubmissions(db, storage, folder);
      const place = config.storage ? 'storage' : 'data folder';
      const missingNote = missing.length > 0 ? `\nnot in the ${place}: ${missing.join(', ')}` : '';
      return `${applications} applications, ${intentions} intentions, ${entries} entries, ${files} files written to ${folder}${missingNote}`;
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
    return { ok: true, text: await runOnStore('submissions', words, config, (db) => work(db, config)) };
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    if (error instanceof UsageError) return { ok: false, text: `${message}\n\n${usage}` };
    return { ok: false, text: code === 'EEXIST' ? `${message}: name a new folder\n` : `${message}\n` };
  }
}

if (require.main === module) void print(runSubmissionsCommand(process.argv.slice(2), process.env));

/** Number of rows and files exported. */
interface ExportCounts extends Record<SentKind, number> {
  files: number;
  /** Files that have a row but are missing in the data folder; the table lists them anyway. */
  missing: string[];
}

/** Device names reserved by Windows, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * A valid file name on every file system, based on the company's: without path separators and hidden characters, and
 * unique.
 */
export function safeFileName(fileName: string, taken: Set<string>): string {
  const cleaned = fileName
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[\\/:*?"<>|]/g, '_')
    // eslint-disable-next-line regexp/no-super-linear-move -- a file name, whose length is checked at the upload
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const { name, ext } = path.parse(cleaned || 'file');
  // File name lengths are limited in bytes, and a Chinese character has three.
  const short = [...name].slice(0, 60).join('') || 'file';
  const base = reserved.test(short) ? `_${short}` : short;
  let result = base + ext;
  for (let number = 2; taken.has(result.toLowerCase()); number += 1) result = `${base} (${number})${ext}`;
  taken.add(result.toLowerCase());
  return result;
}

/** Private, like the data folder: it contains companies' contacts and documents. */
const folderMode = { recursive: true, mode: 0o700 };
const fileMode = { mode: 0o600 };

async function copyFiles(
  files: SubmittedFile[],
  storage: UploadStorage,
  to: string,
  counts: ExportCounts,
): Promise<string[]> {
  const taken = new Set<string>();
  const names: string[] = [];
  for (const { attId, fileName } of files) {
    const name = safeFileName(fileName, taken);
    names.push(name);
    fs.mkdirSync(to, folderMode);
    await storage.fetch(`attachments/${attId}`);
    try {
      fs.copyFileSync(storage.pathOf(`attachments/${attId}`), path.join(to, name));
      fs.chmodSync(path.join(to, name), fileMode.mode);
      counts.files += 1;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      counts.missing.push(attId);
    }
  }
  return names;
}

function row(submission: Submission, files: string[]): Record<string, string> {
  const texts = Object.entries({ ...submission, attachments: files.join('\n') });
  return Object.fromEntries(texts.map(([name, text]) => [name, escapeInnerFormulas(text)]));
}

/**
 * Exports all applications, intentions and entries to a new folder: a CSV file each, with formulas escaped, and the
 * attachments under `attachments/<id of the submission>/` with their own names.
 * @throws Error if the folder exists
 */
async function exportSubmissions(db: Store, storage: UploadStorage, folder: string): Promise<ExportCounts> {
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  fs.mkdirSync(folder, { mode: folderMode.mode });
  const counts: ExportCounts = { applications: 0, intentions: 0, entries: 0, files: 0, missing: [] };
  for (const kind of Object.keys(kinds) as SentKind[]) {
    const file = path.join(folder, `${kind}.csv`);
    fs.writeFileSync(file, '', fileMode);
    for await (const submission of readSubmissions(db, kind)) {
      const { fdId } = submission;
      // Any kind may have some: what was asked for as a correction.
      const files = await copyFiles(await filesOf(db, fdId), storage, path.join(folder, 'attachments', fdId), counts);
      const isFirst = counts[kind] === 0;
      // The BOM tells spreadsheet programs that this is UTF-8; formulas are escaped.
      fs.appendFileSync(
        file,
        stringify([row(submission, files)], { header: isFirst, bom: isFirst, escape_formulas: true }),
      );
      counts[kind] += 1;
    }
  }
  return counts;
}
