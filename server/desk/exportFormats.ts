import { pipeline, Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import { stringify } from 'csv-stringify';
import type { AuditEntry } from '../db/writeAuditLog';
import { contentDisposition } from '../http/contentDisposition';
import { escapeInnerFormulas } from '../lib/csvFormulas';
import { chinaDay } from '../lib/chinaTime';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import { record, type DeskCall } from './deskRoutes';
import { maxSheetRows, xlsxStream } from './xlsxStream';

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
  return reply
    .header('content-disposition', contentDisposition(`${name}-${day}.${format}`))
    .type(type)
    .send(open(rows, name));
}
