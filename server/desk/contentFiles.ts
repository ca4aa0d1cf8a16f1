import type { Readable } from 'node:stream';
import type { ContentImport, ImportReport } from '../../src/contract/deskContent';
import type { CheckedRow } from '../content/checkRows';
import { type RowError, fieldsOf, identityOf, headingsOf } from '../content/contentFields';
import { exportTable, exportText, rowsOf, storedRows } from '../content/exportContent';
import { idsOf, importRows, storedCategories, missingCategories, isSameRow } from '../content/importContent';
import type { ImportThreads } from '../content/importThread';
import { batchesOf } from '../db/queries';
import { countRows } from '../lists/listQuery';
import type { AnyTable, Store, StoreTransaction } from '../db/schema';
import { companyEntries } from '../submissions/entryRow';
import { BusinessError, serviceUnavailable, StatusError } from '../lib/errors';
import { yieldToEventLoop, limitConcurrency } from '../lib/concurrency';
import { type DeskArea, deskArea, contentMessages, translateProblem } from './contentItem';
import { maxCellLength, xlsxStream } from './exportFormats';
import { createHash } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { oneOf, success } from '../http/envelopes';
import { writeOf } from '../http/idempotentWrites';
import { isDisconnected } from '../http/responseCache';
import { type DeskPlugin, record, type WriteContext, text, optional } from './deskRoutes';
import multipart from '@fastify/multipart';
import { mostStoredFiles, type StoredFiles } from '../../src/contract/storedFiles';
import { listUploads, storeDocument } from '../pictures/storeDocument';
import { storePicture } from '../pictures/storePicture';
import { storeRemotePicture } from '../pictures/fetchPicture';

/** Maximum rows of an import or export at the desk; more needs the command line. */
const maxRows = 20_000;

const shown = { examples: 20, errors: 100 };

/** Rows compared per step. */
const batchSize = 500;

/** A workbook with an area's columns to fill in, but for the id, which new rows are given. */
export function templateOf({ area }: DeskArea): Readable {
  const headings = headingsOf(area);
  headings.delete('fdId');
  return xlsxStream(area, [[...headings.values()]]);
}

/** Exports an area as a content file. @throws BusinessError for too many rows, or text that no cell can hold */
export async function exportArea(
  db: Store,
  area: DeskArea,
  format: ContentImport['format'],
): Promise<string | Readable> {
  if ((await countRows(db, area.area, [])) > maxRows) throw new BusinessError(contentMessages.tooMany(maxRows));
  if (format === 'xlsx') {
    const table = await exportTable(db, area.area);
    if (table.some((row) => row.some((text) => text.length > maxCellLength)))
      throw new BusinessError(contentMessages.longCell);
    return xlsxStream(area.area, table);
  }
  return (await exportText(db, area.area, format)).text;
}

const identity = ({ area }: DeskArea, values: Record<string, unknown>): string =>
  JSON.stringify(identityOf(area).map((field) => values[field]));

type Examples = ImportReport['examples'];

type Row = Record<string, unknown>;

/** The published rows that a file contains. */
async function* namedRows(db: Store, { area }: DeskArea, rows: CheckedRow[]): AsyncGenerator<Row[]> {
  for (const batch of batchesOf(rows, batchSize)) yield storedRows(db, area, idsOf(batch));
}

/** How many of a file's new rows say what another one says, of the file or, unless it replaces them, a published one. */
async function countRepeated(db: Store, { area, title }: DeskArea, created: CheckedRow[], replace: boolean) {
  const names = fieldsOf(area).flatMap(([name, { kind }]) => (kind === 'id' || kind === 'order' ? [] : [name]));
  const serialized = (row: Row) => JSON.stringify(names.map((name) => String(row[name] ?? '')));
  const known = new Set<string>();
  let count = 0;
  for (const batch of batchesOf(created, batchSize)) {
    const titles = batch.map(({ values }) => values[title]);
    const stored = (db.selectFrom(area) as AnyTable).select(names).where(title, 'in', titles);
    for (const row of replace ? [] : ((await stored.execute()) as Row[])) known.add(serialized(row));
    for (const { values } of batch) {
      count += Number(known.has(serialized(values)));
      known.add(serialized(values));
    }
    await yieldToEventLoop();
  }
  return count;
}

/** Compares a file's rows with the published ones. Companies' entries are not changed. */
async function compare(db: Store, area: DeskArea, rows: CheckedRow[], replace: boolean) {
  const stored = new Map<string, Row>();
  // Categories are few, and identified by other fields than their ids.
  const isWhole = replace || area.area === 'category';
  for await (const part of isWhole ? [await rowsOf(db, area.area)] : namedRows(db, area, rows)) {
    for (const row of part) stored.set(identity(area, row), row);
  }
  const ids = [...stored.values(), ...rows.map(({ values }) => values)].map(({ fdId }) => String(fdId));
  const companyEntryIds = area.area === 'getbuginess' ? await companyEntries(db, ids) : new Set();
  /** Lines. */
  const locked: number[] = [];
  const created: CheckedRow[] = [];
  const examples: Examples = [];
  const counts = { created: 0, changed: 0, same: 0, removed: 0 };
  const note = (change: Examples[number]['change'], values: Record<string, unknown>) => {
    counts[change] += 1;
    if (examples.length < shown.examples) examples.push({ change, title: String(values[area.title] ?? '') });
  };
  for (const [index, row] of rows.entries()) {
    if (index % batchSize === 0) await yieldToEventLoop();
    const { line, values } = row;
    const key = identity(area, values);
    const before = stored.get(key);
    stored.delete(key);
    const isSame = before && isSameRow(area.area, before, values);
    if (isSame) counts.same += 1;
    else if (companyEntryIds.has(values.fdId)) locked.push(line);
    else {
      note(before ? 'changed' : 'created', values);
      if (!before) created.push(row);
    }
  }
  if (replace) for (const left of stored.values()) if (!companyEntryIds.has(left.fdId)) note('removed', left);
  const repeated = await countRepeated(db, area, created, replace);
  return { counts: { ...counts, examples, repeated }, locked };
}

const nothing = {
  created: 0,
  changed: 0,
  same: 0,
  removed: 0,
  examples: [],
  repeated: 0,
  applied: false,
};

/** @param count how many there are, the given ones included */
const refusal = (errors: RowError[], count = errors.length): ImportReport => ({
  ...nothing,
  errors: errors
    .slice(0, shown.errors)
    .map(({ line, field = null, problem }) => ({ line, field, problem: translateProblem(problem) })),
  moreErrors: Math.max(0, count - shown.errors),
});

/** Number of rows changed by an import. */
export type ImportCounts = Pick<ImportReport, 'created' | 'changed' | 'removed'>;

/** A content file, in the body of its request. */
interface ImportedFile extends Pick<ContentImport, 'format' | 'replace' | 'apply'> {
  body: Buffer;
}

/**
 * Dry run of an import; with `apply` it is carried out.
 * @param record writes the audit log before the first change, so that an interrupted import is recorded, too
 */
export async function importArea(
  { db, importThreads }: { db: Store; importThreads: ImportThreads },
  area: DeskArea,
  { body, format, replace, apply }: ImportedFile,
  now: number,
  record: (trx: StoreTransaction, counts: ImportCounts) => Promise<void> = async () => undefined,
): Promise<ImportReport> {
  if (replace && (await countRows(db, area.area, [])) > maxRows)
    throw new BusinessError(contentMessages.tooMany(maxRows));
  const file = { body, area: area.area, format, maxRows, maxErrors: shown.errors };
  const checked = await importThreads.checkFile(file, await storedCategories(db), now);
  if (checked === null) throw new BusinessError(contentMessages.tooMany(maxRows));
  const { rows, errors, sheet } = checked;
  const read = sheet ? { sheet } : {};
  // A file that could not be read has no rows.
  const missing = replace && rows.length > 0 ? await missingCategories(db, new Map([[area.area, rows]]), null) : [];
  const errorCount = checked.errorCount + missing.length;
  if (errorCount > 0) return { ...refusal([...errors, ...missing], errorCount), ...read };
  const { counts, locked } = await compare(db, area, rows, replace);
  if (locked.length > 0) return refusal(locked.map((line) => ({ line, problem: contentMessages.locked })));
  const begin = (trx: StoreTransaction) => record(trx, counts);
  const how = { replace, categoriesOf: null, keepsCompanyEntries: true, now, begin };
  if (apply) await importRows(db, rows, how);
  return { ...counts, ...read, errors: [], moreErrors: 0, applied: apply };
}

const bodyLimit = 16 * 1024 * 1024;

/** Imports that wait while another one runs: each holds its body in memory. */
const maxWaiting = 10;

const recordImport = (context: WriteContext, { area }: DeskArea, { created, changed, removed }: ImportCounts) => {
  const note = contentMessages.imported(created, changed, removed);
  return record(context, { action: 'content:import', target: area, note });
};

/** Imports a content file into an area, one file at a time; also dry runs. */
export const contentImport: DeskPlugin = ({ post }, services, app) => {
  const { idempotentWrites, importThreads, now } = services;
  const inTurn = limitConcurrency(1, maxWaiting);
  const bodies = new WeakMap<FastifyRequest, Buffer>();
  // Parsed in the thread, where the text stays: it may be most of what the body is allowed to have.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    bodies.set(request, body);
    const parsed = await importThreads.run('readBody', body);
    if (parsed === null) throw new StatusError(400, '请求参数不正确');
    return parsed;
  });
  const call = {
    body: {
      area: text,
      format: oneOf(['json', 'csv', 'xlsx']),
      text,
      replace: Type.Boolean(),
      apply: Type.Boolean(),
    },
    bodyLimit,
  };
  post('/api/desk/content/import', call, async ({ body: { format, replace, apply, ...of }, staff, request }) => {
    const area = deskArea(of.area);
    const file = { body: bodies.get(request)!, format, replace, apply };
    if (!apply) {
      return inTurn(() => {
        if (isDisconnected(request)) throw serviceUnavailable();
        return importArea(services, area, file, now());
      });
    }
    const write = writeOf(request, staff.accountId, createHash('sha256').update(file.body).digest('hex'));
    const { data } = await idempotentWrites.run(write, async () => {
      const result = await inTurn(() => {
        const at = now();
        const begin = (trx: StoreTransaction, counts: ImportCounts) =>
          recordImport({ trx, staff, now: at }, area, counts);
        return importArea(services, area, file, at, begin);
      });
      return async () => success(result);
    });
    return data!;
  });
};

const upload = (what: string) => ({
  description: `Part: file, a ${what} of at most 10 MB.`,
  schema: { consumes: ['multipart/form-data'] },
});

/** Uploads for content: pictures, and documents that its texts link to. */
export const pictures: DeskPlugin = async ({ call, get }, services, app) => {
  await app.register(multipart);
  const listed = {
    q: Type.Optional(Type.String({ maxLength: 100 })),
    kind: Type.Optional(oneOf(['picture', 'document'])),
    day: optional,
    by: Type.Optional(Type.Literal('size')),
    limit: Type.Integer({ minimum: 1, maximum: mostStoredFiles }),
  };
  get('/api/desk/pictures', { query: listed }, ({ query }): Promise<StoredFiles> => listUploads(services.db, query));

  const ofPictures = upload('picture (JPEG, PNG, WebP, AVIF, GIF)');
  call('POST', '/api/desk/pictures', ofPictures, ({ staff: { accountId }, request, reply }) =>
    storePicture(services, request, reply, { accountId, use: 'content' }),
  );
  const ofRemote = {
    description: 'Fetches a picture of another site, as pasted text names it, and stores it.',
    schema: { body: Type.Object({ url: Type.String({ maxLength: 2000 }) }) },
  };
  call('POST', '/api/desk/pictures/remote', ofRemote, ({ body, staff, request }) =>
    storeRemotePicture(services, request, staff.accountId, body.url),
  );
  const ofDocuments = upload('PDF, DOCX, XLSX, OFD, WPS or ZIP');
  call('POST', '/api/desk/documents', ofDocuments, ({ staff, request, reply }) =>
    storeDocument(services, request, reply, staff.accountId),
  );
};
