import path from 'node:path';
import { readConfig, type ServerConfig } from '../config';
import { runOnStore } from '../db/existingStore';
import type { Store } from '../db/schema';
import { commandNamed, print, UsageError, type Outcome } from '../lib/commandLine';
import { UploadStorage } from '../storage/uploadStorage';
import { filesOf } from './moveSubmission';
import { sentValues } from './submissionDetail';
import { batchesOf } from '../db/queries';
import { chinaTime } from '../lib/chinaTime';
import fs from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { escapeInnerFormulas } from '../lib/csvFormulas';

const usage = `npm run submissions -- list [applications|intentions|entries]   what companies have sent in, oldest first
npm run submissions -- show ID                                   one of them by its id or receipt number, with its files
npm run submissions -- export FOLDER                             all of them as CSV, with their attachments, in a new folder

The store is that of DATA_DIR or DATABASE_URL. The portal server may run meanwhile.
`;

/** Kinds of submissions. */
const kinds = ['applications', 'intentions', 'entries'] as const;
type SentKind = (typeof kinds)[number];

/** A submission as columns of a table for people; times in China time. */
type Submission = Record<string, string> & { fdId: string };

/** An attachment of an application. */
type SubmittedFile = Awaited<ReturnType<typeof filesOf>>[number];

const words = (...lists: string[]) => lists.flatMap((list) => list.split(' '));

/** What each kind is called in the store, its title, and its columns, in the order of the form. */
const forms = {
  applications: {
    ...{ kind: 'application', title: 'fdProjectName' },
    columns: words('fdProjectName fdProjectId fdSubmitterName fdSubmitterPhone fdApplicantEmail fdApplicationInfo'),
  },
  intentions: {
    ...{ kind: 'intention', title: 'fdAppName' },
    columns: words('fdAppName fdAppId fdContactName fdContactPhone fdContactEmail fdContactWechat'),
  },
  entries: {
    ...{ kind: 'entry', title: 'fdGetbuginessName' },
    columns: words(
      'fdGetbuginessName fdGetbuginessType fdContactsPerson fdContactsPhone fdArea fdContactsAddress',
      'fdGetbuginessNumber fdGetbuginessModel fdGetbuginessPrice fdType fdDeadlineTime',
    ),
  },
} as const;

/** Rows per read. */
const batchSize = 500;

/** Some submissions of a kind, oldest first. */
async function readSome(db: Store, kind: SentKind, ids: readonly string[]): Promise<Submission[]> {
  const { columns, title } = forms[kind];
  const rows = await db
    .selectFrom('submission')
    .leftJoin('account', 'account.fdId', 'submission.accountId')
    .selectAll('submission')
    .select('account.username')
    .where('submission.fdId', 'in', ids)
    .orderBy('submission.createdAt')
    .orderBy('submission.fdId')
    .execute();
  const sent = await sentValues(db, rows);
  return rows.map((row) => {
    const values: Record<string, unknown> = { [title]: row.title, ...sent.get(row.fdId) };
    const typed = columns.map((name) => [name, String(values[name] ?? '')] as const);
    const { fdId, fdComName, fdComId, createdAt, username, number, state } = row;
    return {
      fdId,
      ...Object.fromEntries(typed.slice(0, 2)),
      ...{ fdComName, fdComId },
      ...Object.fromEntries(typed.slice(2)),
      submittedAt: chinaTime(Number(createdAt)),
      account: username ?? '',
      ...{ number, state },
    };
  });
}

/** All submissions of a kind, oldest first. */
async function* readSubmissions(db: Store, kind: SentKind): AsyncGenerator<Submission> {
  const all = db.selectFrom('submission').select('fdId').where('kind', '=', forms[kind].kind);
  const ids = (await all.orderBy('createdAt').orderBy('fdId').execute()).map(({ fdId }) => fdId);
  for (const part of batchesOf(ids, batchSize)) yield* await readSome(db, kind, part);
}

/** A submission by its id or its receipt number, or null. */
async function findSubmission(db: Store, name: string) {
  const named = db.selectFrom('submission').select(['fdId', 'kind']);
  const row = await named
    .where(({ eb, or }) => or([eb('fdId', '=', name), eb('number', '=', name)]))
    .executeTakeFirst();
  const kind = kinds.find((one) => forms[one].kind === row?.kind);
  const [submission] = row && kind ? await readSome(db, kind, [row.fdId]) : [];
  return row && submission ? { kind: row.kind, submission } : null;
}

type Command = (words: string[]) => (db: Store, config: ServerConfig) => Promise<string>;

/** Removes control characters, so that a company's input cannot control the terminal; line breaks stay. */
const printable = (text: string) => text.replace(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, ' ');

function oneWord(words: string[], what: string): string {
  const [word, ...more] = words;
  if (!word || more.length > 0) throw new UsageError(`${what} is needed, and nothing else`);
  return word;
}

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
      return [found.kind, ...lines].join('\n');
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
  for (const kind of kinds) {
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
