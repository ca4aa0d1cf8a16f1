import { unzipSync, zipSync } from 'fflate';
import { readSheet, type CellValue } from 'read-excel-file/node';
import type { ContentName } from '../db/schema';
import { columnsOf } from './columnHeadings';
import { isColumn } from './relatedCell';
import { ContentError } from './contentError';
import { TooManyRows, maxValues, type FileRow } from './readContent';

/** Bounds of an unpacked workbook. */
const limits = { parts: 1000, bytes: 64 * 1024 * 1024 };

const refuse = (problem: string, line = 1): never => {
  throw new ContentError([{ line, problem }]);
};

/**
 * The workbook packed anew, without compression: the library would unpack whatever a small file claims to hold.
 * @throws ContentError if it is none, or too large
 */
function withinLimits(file: Uint8Array): Buffer {
  let [parts, bytes] = [0, 0];
  try {
    const unpacked = unzipSync(file, {
      filter: ({ originalSize }) => {
        parts += 1;
        bytes += originalSize;
        if (parts > limits.parts || bytes > limits.bytes) return refuse('is too large a workbook');
        return true;
      },
    });
    return Buffer.from(zipSync(unpacked, { level: 0 }));
  } catch (error) {
    if (error instanceof ContentError) throw error;
    return refuse('is no workbook');
  }
}

/** A cell as text: days and times as content files write them. */
function textOf(value: CellValue | null): string {
  if (value === null) return '';
  if (!(value instanceof Date)) return String(value);
  const [day = '', time = ''] = value.toISOString().slice(0, 19).split('T');
  return time === '00:00:00' ? day : `${day} ${time}`;
}

/**
 * The rows of a workbook's first sheet, whose first row names the columns.
 * @throws ContentError if it cannot be read; TooManyRows
 */
export async function readWorkbook(file: Uint8Array, area: ContentName, maxRows: number): Promise<FileRow[]> {
  const table = await readSheet(withinLimits(file), { trim: false }).catch(() => refuse('is no workbook'));
  const [first = [], ...rows] = table.map((row) => row.map(textOf));
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
        .map((name, column) => [name, { line, value: cells[column] ?? '' }] as const)
        .filter(([name]) => name !== '' && (index === 0 || isColumn(area, name))),
    ),
  }));
}
