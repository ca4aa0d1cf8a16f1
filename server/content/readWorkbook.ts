import { zipSync } from 'fflate';
import { readSheet, type CellValue } from 'read-excel-file/node';
import { unpackZip } from '../attachments/unpackZip';
import type { ContentName } from '../db/schema';
import { typedText } from './cells';
import { columnsOf } from './columnHeadings';
import { isColumn } from './relatedCell';
import { beyondBounds } from '../lib/sheetBounds';
import { ContentError } from './contentError';
import { TooManyRows, maxValues, type FileRow } from './readContent';

/** Bounds of an unpacked workbook, and characters of all its cells: many may share one text. */
const limits = { parts: 1000, bytes: 64 * 1024 * 1024, characters: 32 * 1024 * 1024 };

const refuse = (problem: string, line = 1): never => {
  throw new ContentError([{ line, problem }]);
};

const problems = {
  broken: 'is no workbook',
  'too large': 'is too large a workbook',
  'too wide': `has more than ${maxValues} columns`,
};

/**
 * The workbook packed anew, without compression: the library would unpack and allocate whatever a small file claims.
 * @throws ContentError if it is none, or too large
 */
function withinLimits(file: Uint8Array): Buffer {
  const files = unpackZip(Buffer.from(file.buffer, file.byteOffset, file.byteLength), limits);
  if (typeof files === 'string') return refuse(problems[files]);
  // The library reads no others.
  const parts = [...files].filter(([name]) => /\.(?:xml|rels)$/i.test(name));
  for (const [, content] of parts) {
    const problem = beyondBounds(content.toString('utf8'));
    if (problem === null) continue;
    if (typeof problem === 'string') return refuse(problems[problem]);
    return refuse('has a cell with an error instead of a value', problem.errorIn);
  }
  return Buffer.from(zipSync(Object.fromEntries(parts), { level: 0 }));
}

/** A cell as text: days and times as content files write them, to the second, which a part of a day is only near to. */
function textOf(value: CellValue | null): string {
  if (value === null) return '';
  if (!(value instanceof Date)) return String(value);
  const second = new Date(Math.round(value.getTime() / 1000) * 1000);
  const [day = '', time = ''] = second.toISOString().slice(0, 19).split('T');
  return time === '00:00:00' ? day : `${day} ${time}`;
}

/** The rows of a first sheet; its first row names the columns. @throws ContentError if unreadable; TooManyRows */
export async function readWorkbook(file: Uint8Array, area: ContentName, maxRows: number): Promise<FileRow[]> {
  const table = await readSheet(withinLimits(file), { trim: false }).catch(() => refuse('is no workbook'));
  const [first = [], ...rows] = table.map((row) => row.map(textOf));
  const characters = rows.flat().reduce((sum, { length }) => sum + length, 0);
  if (characters > limits.characters) return refuse(problems['too large']);
  const nameOf = columnsOf(area);
  const names = first.map((heading) => nameOf(heading));
  if (names.length > maxValues) return refuse(`has more than ${maxValues} columns`);
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) < index);
  if (twice !== undefined) return refuse(`"${twice}" is a duplicate field`);
  const filled = rows
    .map((cells, index) => ({ cells, line: index + 2 }))
    .filter(({ cells }) => cells.some((text) => text.trim() !== ''));
  if (filled.length > maxRows) throw new TooManyRows();
  const unnamed = filled.find(({ cells }) => cells.some((text, index) => text !== '' && !names[index]));
  if (unnamed) return refuse('has a value in a column without a heading', unnamed.line);
  return filled.map(({ cells, line }, index) => ({
    area,
    line,
    // A column that the area does not have is one error, not one in each row.
    cells: new Map(
      names
        .map((name, column) => [name, { line, value: typedText(area, name, cells[column] ?? '') }] as const)
        .filter(([name]) => name !== '' && (index === 0 || isColumn(area, name))),
    ),
  }));
}
