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
import { ZipFile } from 'yazl';
import { sql, type RawBuilder } from 'kysely';

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

/** Maximum rows of a sheet; programs reject a file with more. */
const maxSheetRows = 1_048_576;
/** Maximum characters of a cell; programs repair, and truncate, files with longer ones. */
export const maxCellLength = 32_767;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const package_ = 'http://schemas.openxmlformats.org/package/2006';
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Everything but the rows, per ECMA-376: one workbook with one sheet, without styles. */
const parts: Record<string, string> = {
  '[Content_Types].xml':
    `<Types xmlns="${package_}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
  '_rels/.rels':
    `<Relationships xmlns="${package_}/relationships">` +
    `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${package_}/relationships">` +
    `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const numbered = (character: string) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

// XML cannot represent other control characters, which a workbook writes as `_x0007_`, nor lone surrogates.
const escape = (text: string) =>
  text
    .replace(/\p{Cs}/gu, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, numbered)
    .replace(/[&<>"]/g, (character) => escaped[character]!);

/** A, B, … Z, AA, AB, … */
const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** An inline string cell, which no program evaluates as a formula. */
const cell = (text: string, place: string) =>
  text === ''
    ? ''
    : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escape(text.slice(0, maxCellLength))}</t></is></c>`;

type Rows = AsyncIterable<string[]> | Iterable<string[]>;

async function* sheet(rows: Rows): AsyncGenerator<string> {
  yield `${declaration}<worksheet xmlns="${main}"><sheetData>`;
  let number = 0;
  for await (const row of rows) {
    number += 1;
    const cells = row.map((text, index) => cell(text, `${columnName(index)}${number}`));
    yield `<row r="${number}">${cells.join('')}</row>`;
  }
  yield '</sheetData></worksheet>';
}

/** Streams an XLSX file with one sheet of texts while its rows are read. */
export function xlsxStream(sheetName: string, rows: Rows): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const workbook =
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
    `<sheet name="${escape(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  for (const [name, text] of Object.entries({ ...parts, 'xl/workbook.xml': workbook })) {
    zip.addBuffer(Buffer.from(declaration + text), name);
  }
  const body = Readable.from(sheet(rows));
  body.once('error', (error) => output.destroy(error));
  // A disconnect ends the reading, too.
  output.once('close', () => body.destroy());
  zip.addReadStream(body, 'xl/worksheets/sheet1.xml');
  zip.end();
  return output;
}

/** Reads a list in batches, newest first by a time column; rows that are added meanwhile are left out. */
export async function* readInBatches<At extends string, Row extends Record<At, number | string> & { fdId: string }>(
  at: At,
  batchSize: number,
  read: (isOlder: RawBuilder<boolean>) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let isOlder = sql<boolean>`1 = 1`;
  for (;;) {
    const rows = await read(isOlder);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    const [time, column] = [Number(last[at]), sql.ref(at)];
    isOlder = sql<boolean>`(${column} < ${time} or (${column} = ${time} and "fdId" < ${last.fdId})) and ${column} <= ${time}`;
  }
}
