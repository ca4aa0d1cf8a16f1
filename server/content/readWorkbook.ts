import { dateToSerial, type Cell as BookCell, type CellValue, type Sheet } from 'hucre';
import { readXlsx } from 'hucre/xlsx';
import { format as formatNumber } from 'numfmt';
import type { ImportedSheet } from '../../src/contract/deskContent';
import type { EntityField } from '../../src/contract/entity';
import { isDay } from '../../src/contract/form';
import type { ContentName } from '../db/schema';
import { typedCell, type Cell, TooManyRows, maxValues, refuseStray, type FileRow } from './readContent';
import { isPicture, pictureFormula } from './checkValue';
import { columnsOf, contentFields, isColumn } from './contentFields';
import { openSheet, refuseWorkbook, workbookLimits, workbookProblems } from './openSheet';

/** A number format without texts, colours and locales: what is left decides what is shown. */
const codeOf = (format: string): string =>
  // eslint-disable-next-line regexp/no-super-linear-move -- a number format, within the bounds of a workbook
  format.replace(/"[^"]*"|\\.|[_*].|\[(?![hms]+\])[^\]]*\]/gi, '').replace(/general|am\/pm|a\/p|e[+-]/gi, '');

/** Formats whose result depends on the language of the program: weekdays, names of months, numerals, eras, escapes. */
const isOfLanguage = (format: string): boolean =>
  /\[DBNum/i.test(format) || /上午|下午|[!a-cefgi-ln-rt-xz]|d{3}|m{3}/i.test(codeOf(format));

/** A value as it is shown in its format; null: that depends on the program's language, or cannot be told. */
function shown(value: number | Date, format: string, is1904: boolean): string | null {
  if (isOfLanguage(format)) return null;
  // Hours in all are counted from the first day of the workbook, days by the calendar.
  const isDuration = /\[[hms]+\]/i.test(format);
  try {
    return formatNumber(format, value instanceof Date ? dateToSerial(value, is1904 && isDuration) : value).trim();
  } catch {
    return null;
  }
}

/** A number as programs show it: of 15 digits, since its last ones are only near. */
const numberText = (value: number): string => String(Number(value.toPrecision(15)));

/** The format for short dates of the system: 2026/1/5 in China, 1/5/2026 in others. */
const isSystemDate = (format: string): boolean => /^m\/d\/yyyy|\[\$-(?:F[48]00|x-sys)/i.test(format);

/** Before that day programs disagree, and have days of 1900 for what is only a time. */
const firstDay = Date.UTC(1900, 2, 1);

const unreadable = { problem: 'has a number format that cannot be read: write it as text' };

/** A day as content files write it, with its time, if that is shown, to the second: a part of a day is only near to it. */
function dayText(value: Date, code: string): string {
  if (!/[hs]/i.test(code)) return value.toISOString().slice(0, 10);
  const [day = '', time = ''] = new Date(Math.round(value.getTime() / 1000) * 1000)
    .toISOString()
    .slice(0, 19)
    .split('T');
  return time === '00:00:00' ? day : `${day} ${time}`;
}

/** A day of the calendar as the text of ISO 8601, as strict workbooks have it (`t="d"`), in a cell whose format shows days. */
function momentOf(value: CellValue, format: string): CellValue {
  if (typeof value !== 'string' || !/[yd]/i.test(codeOf(format))) return value;
  const [, day = '', time = 'T00:00'] = /^(\d{4}-\d{2}-\d{2})(T[\d:.]+)?Z?$/.exec(value) ?? [];
  const moment = new Date(`${day}${time}Z`);
  return isDay(day) && !Number.isNaN(moment.getTime()) ? moment : value;
}

type Read = { value: string } | { problem: string };

function readDate(value: Date, format: string, kind: EntityField['kind'], is1904: boolean): Read {
  const code = codeOf(format);
  const isDay = format === '' || /d/i.test(code);
  if (kind === 'date' && (!/[yd]/i.test(code) || value.getTime() < firstDay) && format !== '')
    return { problem: 'is a time without a day' };
  if (isDay && (kind === 'date' || format === '' || isSystemDate(format))) return { value: dayText(value, code) };
  const text = shown(value, format, is1904);
  return text === null ? unreadable : { value: text };
}

function readNumber(value: number, format: string, kind: EntityField['kind']): Read {
  if (Math.abs(value) >= 1e15)
    return { problem: 'is a number of more than 15 digits, which a workbook does not keep: write it as text' };
  // Scientific notation is what a narrow column or a program chose, not what was meant.
  if (/^(?:general|g\/通用格式|@|[#0]+(?:\.0+)?e\+0+|)$/i.test(format)) return { value: numberText(value) };
  // The binary number may be just below the decimal one, which programs round: 8.325 yuan are 8.33.
  const text = shown(value * (1 + Number.EPSILON), format, false);
  if (text === null) return unreadable;
  return { value: kind === 'number' || kind === 'order' ? text.replace(/[,\s¥￥$元]/g, '') : text };
}

/** What a program shows for a cell, as content files write it. */
function readCell(cellValue: CellValue, cell: BookCell | undefined, kind: EntityField['kind'], book: BookFacts): Read {
  const format = cell?.style?.numFmt ?? '';
  const value = book.hasTextDays ? momentOf(cellValue, format) : cellValue;
  if (cell?.formula !== undefined) {
    if (pictureFormula.test(cell.formula)) return { problem: isPicture };
    const zero =
      value instanceof Date
        ? value.getTime() === (book.is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 31))
        : value === 0;
    if (value === null || value === '' || (book.isStale && zero))
      return { problem: 'is a formula without its value: open the file in Excel or WPS and save it' };
  }
  if (value === null || String(value).trim() === '') return { value: '' };
  if ([cell?.style, ...(cell?.richText ?? [])].some((one) => one?.font?.strikethrough))
    return { problem: 'is struck through: delete what does not apply' };
  if (value instanceof Date) return readDate(value, format, kind, book.is1904);
  if (typeof value === 'number') return readNumber(value, format, kind);
  if (typeof value === 'boolean') return { value: value ? 'TRUE' : 'FALSE' };
  // Programs show no carriage returns; of Macs' old files they are the line breaks.
  return { value: kind === 'rich' ? value : value.replaceAll('\r', '') };
}

interface BookFacts {
  is1904: boolean;
  isStale: boolean;
  hasTextDays: boolean;
}

const key = (row: number, column: number) => `${row},${column}`;

/**
 * Cells merged over several rows of a column have their value in each row that has others. Those merged over columns are
 * refused: nobody knows which column their value is of.
 * @returns the cells that are refused, by place
 */
function fillMerged({ rows, cells, merges = [] }: Sheet): Set<string> {
  const refused = new Set<string>();
  const filled = rows.map((row) => row.some((value) => value !== null && value !== ''));
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const value = rows[startRow]?.[startCol] ?? null;
    if (value === null) continue;
    if (startRow === 0 && endRow > 0)
      return refuseWorkbook('has headings merged over several rows: write them in the first row', 2);
    if (endCol > startCol && startRow > 0) refused.add(key(startRow, startCol));
    const cell = cells?.get(key(startRow, startCol));
    for (let row = startRow + 1; row <= endRow && row < rows.length; row += 1) {
      if (!filled[row]) continue;
      rows[row]![startCol] = value;
      if (cell) cells!.set(key(row, startCol), cell);
    }
  }
  return refused;
}

/** The rows of a workbook, and the sheet that they are from. */
export interface WorkbookRows {
  rows: FileRow[];
  sheet: ImportedSheet;
}

/**
 * The rows of a workbook's first visible sheet; its first row names the columns. Hidden rows and columns are left out, but
 * for the column of ids, and so are the totals below a table and headings that are repeated.
 * @throws ContentError if unreadable; TooManyRows
 */
export async function readWorkbook(file: Buffer, area: ContentName, maxRows: number): Promise<WorkbookRows> {
  if (file.length < 4) return refuseWorkbook(workbookProblems.broken);
  const { name: sheetName, index: sheetIndex, isStale, totalled, hasTextDays, zip } = await openSheet(file);
  const book = await readXlsx(zip, { readStyles: true, sheets: [sheetIndex] }).catch((error: Error) =>
    refuseWorkbook(/limit/.test(error.message) ? workbookProblems['too large'] : workbookProblems.broken),
  );
  const sheet = book.sheets[0] ?? refuseWorkbook(workbookProblems.broken);
  const facts = { isStale, hasTextDays, is1904: book.dateSystem === '1904' };
  const merged = fillMerged(sheet);
  const nameOf = columnsOf(area);
  const names = (sheet.rows[0] ?? []).map((heading) => nameOf(String(heading ?? '')));
  if (names.length > maxValues) return refuseWorkbook(`has more than ${maxValues} columns`);
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) < index);
  if (twice !== undefined) return refuseWorkbook(`"${twice}" is a duplicate field`);
  const kindOf = (name: string): EntityField['kind'] =>
    (Object.hasOwn(contentFields[area], name) ? contentFields[area][name] : undefined)?.kind ?? 'text';
  const isHidden = names.map(
    (name, column) =>
      (sheet.columns?.[column]?.hidden === true || sheet.columns?.[column]?.width === 0) && kindOf(name) !== 'id',
  );
  for (const { endRow, startCol, endCol } of totalled) sheet.rows[endRow]?.fill(null, startCol, endCol + 1);
  const filled = sheet.rows
    .map((values, index) => ({ values, index }))
    .slice(1)
    .filter(({ values }) => values.some((value) => value !== null && String(value).trim() !== ''))
    .filter(({ values }) => sheet.rows[0]?.some((heading, column) => heading !== (values[column] ?? null)));
  const visible = filled.filter(({ index }) => {
    const { hidden, height } = sheet.rowDefs?.get(index) ?? {};
    return !hidden && height !== 0;
  });
  if (visible.length > maxRows) throw new TooManyRows();
  let characters = 0;
  const rows = visible.map(({ values, index }, position) => {
    const line = index + 1;
    const cells = new Map<string, Cell>();
    for (const [column, name] of names.entries()) {
      if (isHidden[column]) continue;
      const value = values[column] ?? null;
      if (name === '' && value !== null && value !== '') return refuseStray(area, names, line);
      // A column that the area does not have is one error, not one in each row.
      if (name === '' || (position > 0 && !isColumn(area, name))) continue;
      const read = merged.has(key(index, column))
        ? { problem: 'is merged with other columns' }
        : readCell(value, sheet.cells?.get(key(index, column)), kindOf(name), facts);
      if ('problem' in read) cells.set(name, { line, value: null, problem: read.problem });
      else {
        characters += read.value.length;
        // What is wrong with a heading is in its row.
        cells.set(name, typedCell(area, name, isColumn(area, name) ? line : 1, read.value));
      }
    }
    if (characters > workbookLimits.characters) return refuseWorkbook(workbookProblems['too large']);
    return { area, line, cells };
  });
  return {
    rows,
    sheet: {
      name: sheetName,
      hiddenRows: filled.length - visible.length,
      hiddenColumns: isHidden.filter((hidden, column) => hidden && names[column] !== '').length,
    },
  };
}
