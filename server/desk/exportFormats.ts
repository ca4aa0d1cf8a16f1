import { pipeline, Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import { stringify } from 'csv-stringify';
import type { AuditEntry } from '../db/auditLog';
import { asFile } from '../http/headers';
import { escapeInnerFormulas } from '../lib/csvFormulas';
import { chinaDay } from '../lib/chinaTime';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import { record, type DeskCall } from './deskRoutes';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';

/** CSV for spreadsheet programs, with BOM and escaped formulas. */
function csvOf(rows: AsyncIterable<string[]>): Readable {
  const texts = Readable.from(rows).map((row: string[]) => row.map(escapeInnerFormulas));
  const csv = stringify({ bom: true, escape_formulas: true, record_delimiter: 'windows' });
  // A failing read aborts the response, and a disconnect ends the reading; the response's own end reports both.
  return pipeline(texts, csv, () => undefined);
}

/** A table of texts as a file, header first, streamed while its rows are read. */
export const exportFormats = {
  csv: { type: 'text/csv; charset=utf-8', open: csvOf },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    open: (rows: AsyncIterable<string[]>, name: string) => xlsxStream(name, rows),
  },
};

export type ExportFormat = keyof typeof exportFormats;

export const exportFormat = Type.Unsafe<ExportFormat>({ type: 'string', enum: Object.keys(exportFormats) });

/**
 * Sends a table of known length as a file named by its day; the audit log has it first.
 * @throws BusinessError for more rows than a sheet has
 */
export async function sendTable(
  { reply, inTransaction }: DeskCall<unknown, unknown>,
  { name, format, total }: { name: string; format: ExportFormat; total: number },
  rows: AsyncIterable<string[]>,
  entry: Omit<AuditEntry, 'target'>,
): Promise<unknown> {
  if (format === 'xlsx' && total >= maxSheetRows) throw new BusinessError(messages.sheetTooLong);
  const day = await inTransaction(async (context) => {
    await record(context, { ...entry, target: format });
    return chinaDay(context.now);
  });
  const { type, open } = exportFormats[format];
  return reply.headers(asFile(`${name}-${day}.${format}`, type)).send(open(rows, name));
}

/** Maximum rows of a sheet; programs reject a file with more. */
const maxSheetRows = 1_048_576;
/** Maximum characters of a cell; programs repair, and truncate, files with longer ones. */
export const maxCellLength = 32_767;

/** What XML does not take, or takes for an escape, as workbooks write it; programs read it back. */
const asCell = (text: string) =>
  text === ''
    ? null
    : text
        .slice(0, maxCellLength)
        .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
        // The library writes the other ones itself.
        .replace(/[\ufffe\uffff]/g, (one) => (one === '\ufffe' ? '_xFFFE_' : '_xFFFF_'));

async function* cellsOf(rows: Rows) {
  for await (const row of rows) yield row.map(asCell);
}

type Rows = AsyncIterable<string[]> | Iterable<string[]>;

/** Streams an XLSX file with one sheet of texts, which no program takes for formulas, while its rows are read. */
export const xlsxStream = (name: string, rows: Rows): Readable =>
  Readable.fromWeb(writeXlsxStream(cellsOf(rows), { name }) as ReadableStream);
