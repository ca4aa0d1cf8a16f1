import { pipeline, Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import { stringify } from 'csv-stringify';
import { escapeInnerFormulas } from '../lib/csvFormulas';
import { xlsxStream } from './xlsxStream';

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
