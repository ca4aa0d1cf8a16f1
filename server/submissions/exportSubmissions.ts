import fs from 'node:fs';
import path from 'node:path';
import { stringify } from 'csv-stringify/sync';
import type { Store } from '../db/schema';
import { escapeInnerFormulas } from '../lib/csvFormulas';
import type { UploadStorage } from '../storage/uploadStorage';
import {
  filesOf,
  kinds,
  readSubmissions,
  type Submission,
  type SubmissionKind,
  type SubmittedFile,
} from './readSubmissions';

/** Number of rows and files exported. */
export interface ExportCounts extends Record<SubmissionKind, number> {
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

const withoutFormulas = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, escapeInnerFormulas(text)]));

function row(submission: Submission, files: string[] | null): Record<string, string> {
  return withoutFormulas(files === null ? submission : { ...submission, attachments: files.join('\n') });
}

/**
 * Exports all applications, intentions and entries to a new folder: a CSV file each, with formulas escaped, and the
 * attachments under `attachments/<id of the application>/` with their own names.
 * @throws Error if the folder exists
 */
export async function exportSubmissions(db: Store, storage: UploadStorage, folder: string): Promise<ExportCounts> {
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  fs.mkdirSync(folder, { mode: folderMode.mode });
  const counts: ExportCounts = { applications: 0, intentions: 0, entries: 0, files: 0, missing: [] };
  for (const kind of kinds) {
    const file = path.join(folder, `${kind}.csv`);
    fs.writeFileSync(file, '', fileMode);
    for await (const submission of readSubmissions(db, kind)) {
      const { fdId } = submission;
      const files =
        kind === 'applications'
          ? await copyFiles(await filesOf(db, fdId), storage, path.join(folder, 'attachments', fdId), counts)
          : null;
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
