import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ContentImport, ImportedSheet } from '../../src/contract/deskContent';
import type { ContentName } from '../db/schema';
import { checkRows, type CheckedRow, type KnownCategories } from './checkRows';
import { ContentError, type RowError } from './contentFields';
import { readWorkbook, type WorkbookRows } from './readWorkbook';
import { readContent, TooManyRows, type FileRow } from './readContent';

/** A content file of one area. */
export interface AreaFile {
  /** The body of its request, whose `text` it is; of a workbook in Base64. */
  body: Uint8Array;
  area: ContentName;
  format: ContentImport['format'];
  maxRows: number;
  /** Maximum errors described; the others are counted. */
  maxErrors: number;
}

interface CheckTask {
  file: AreaFile;
  stored: KnownCategories;
  now: number;
}

/** Result of checking a file. Without rows it could not be read. */
interface FileCheck {
  rowCount: number;
  errors: RowError[];
  errorCount: number;
  /** Of a workbook. */
  sheet?: ImportedSheet;
}

/** The rows of a file; of a workbook, with their sheet. */
type FileContent = Pick<WorkbookRows, 'rows'> & Partial<WorkbookRows>;

type Body = Partial<Pick<ContentImport, 'area' | 'format' | 'text' | 'replace' | 'apply'>>;

const bodyOf = (bytes: Uint8Array) => JSON.parse(Buffer.from(bytes).toString()) as Body | null;

/** Reads a file in a folder of its own: its rows may refer to no other file. */
function readAlone({ body, area, format, maxRows }: AreaFile): FileRow[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-content-'));
  try {
    const file = path.join(folder, `${area}.${format}`);
    fs.writeFileSync(file, bodyOf(body)?.text ?? '');
    return readContent(file, null, maxRows).rows;
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** @throws ContentError if rows belong to another area; TooManyRows */
async function readRows(file: AreaFile): Promise<FileContent> {
  const { area, body, format, maxRows } = file;
  const read: FileContent =
    format === 'xlsx'
      ? await readWorkbook(Buffer.from(bodyOf(body)?.text ?? '', 'base64'), area, maxRows)
      : { rows: readAlone(file) };
  const { rows } = read;
  const errors = rows
    .filter((row, i) => row.area !== area && row.area !== rows[i - 1]?.area)
    .map((row) => ({ line: row.line, problem: `is of the area ${row.area}` }));
  if (errors.length > 0) throw new ContentError(errors);
  return read;
}

let checked: CheckedRow[] = [];

const functions = {
  /** Parses the body of an import, without its text and what is no plain value; null: it is not JSON. */
  readBody(bytes: Uint8Array): Body | null {
    try {
      const body = bodyOf(bytes);
      if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
      const { area, format, text, replace, apply } = body;
      const fields = Object.entries({ area, format, replace, apply }).filter(([, value]) => typeof value !== 'object');
      return { ...Object.fromEntries(fields), ...(typeof text === 'string' ? { text: '' } : {}) };
    } catch {
      return null;
    }
  },
  /** Reads and checks a file, whose rows can then be taken. @returns null for too many rows */
  async check({ file, stored, now }: CheckTask): Promise<FileCheck | null> {
    checked = [];
    const summaryOf = (errors: RowError[], sheet?: ImportedSheet): FileCheck => ({
      ...(sheet && { sheet }),
      rowCount: checked.length,
      errors: errors.slice(0, file.maxErrors),
      errorCount: errors.length,
    });
    try {
      const { rows: read, sheet } = await readRows(file);
      if (read.length === 0) return summaryOf([{ line: 1, problem: 'holds no rows' }], sheet);
      const { rows, errors } = checkRows(read, stored, now);
      checked = rows;
      return summaryOf(errors, sheet);
    } catch (error) {
      if (error instanceof TooManyRows) return null;
      if (error instanceof ContentError) return summaryOf(error.errors);
      throw error;
    }
  },
  /** Takes the next rows: all at once would hold the thread that receives them. */
  take: (count: number): CheckedRow[] => checked.splice(0, count),
};

export type ImportFunctions = typeof functions;

export const { readBody, check, take } = functions;
