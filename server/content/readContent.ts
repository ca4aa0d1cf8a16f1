import fs from 'node:fs';
import path from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import type { ContentName } from '../db/schema';
import { columnsOf, contentNames, isColumn, ContentError, type RowError, contentFields } from './contentFields';
import { readText, type MediaFile, fileIn, isMediaName } from './mediaFiles';
import { workbookProblems } from './openSheet';
import { unescapeFormulas } from '../lib/csvFormulas';
import { JsonError, parseJson, type Located } from '../lib/parseJson';
import type { EntityField } from '../../src/contract/entity';

/** A row as read from the file, not validated yet. */
export interface FileRow {
  area: ContentName;
  /** File name, if several are read. */
  file?: string;
  line: number;
  cells: Map<string, Cell>;
}

/** The content of a file or a folder. */
export interface Content {
  rows: FileRow[];
  /** Areas in the file that were not requested. */
  leftOut: ContentName[];
  /** Pictures and downloads that its rows refer to. */
  media: MediaFile[];
}

/** The file has more rows than allowed. */
export class TooManyRows extends Error {}

/** Maximum columns of a CSV file, or values per row of a JSON file, unknown names included. */
export const maxValues = 50;

const refuse = (line: number, problem: string): never => {
  throw new ContentError([{ line, problem }]);
};

const isArea = (name: string): name is ContentName => (contentNames as string[]).includes(name);

function jsonRows(area: ContentName, { line, value }: Located, folder: string): FileRow[] {
  if (!Array.isArray(value)) return refuse(line, `the rows of ${area} must be an array`);
  return value.map((row) => {
    if (!(row.value instanceof Map)) return refuse(row.line, `a row of ${area} must be an object`);
    const cells = [...row.value].map(([name, cell]) => [name, cellOf(area, name, cell, folder)] as const);
    return { area, line: row.line, cells: new Map(cells) };
  });
}

/** The rows of an object of lists by area, or of one list for the given area. */
function fromJson(whole: Located, area: ContentName | null, folder: string): FileRow[] {
  if (Array.isArray(whole.value)) {
    if (!area) return refuse(1, 'name the area: the file contains one list and its name is not an area');
    return jsonRows(area, whole, folder);
  }
  if (!(whole.value instanceof Map))
    return refuse(1, 'the file must contain a list of rows, or an object of lists by area');
  return [...whole.value].flatMap(([name, rows]) => {
    if (!isArea(name)) return refuse(rows.line, `there is no area '${name}'; areas are ${contentNames.join(', ')}`);
    return jsonRows(name, rows, folder);
  });
}

/**
 * Where the records of a CSV file begin, and the line on which one has more columns than any: the parser would first collect
 * millions. Lines end with \n, \r\n or \r alone; the parser counts \r\n inside a text as two.
 */
function scanCsv(csv: string, separator: string): { lines: number[]; wide: number | null } {
  const [quote, comma, lineFeed, carriageReturn] = [...`"${separator}\n\r`].map((character) => character.charCodeAt(0));
  let [line, columns, isQuoted, start] = [1, 1, false, 0];
  const lines: number[] = [];
  let startLine = 1;
  // A quote in the middle of a cell is a character like any other.
  let quotable = 0;
  // What ends the first record ends them all: the parser takes no other line break for an end.
  let end = '';
  for (let place = 0; place < csv.length; place += 1) {
    const character = csv.charCodeAt(place);
    if (character === quote && (isQuoted || place === quotable)) [isQuoted, quotable] = [!isQuoted, place + 1];
    else if (character === lineFeed || (character === carriageReturn && csv.charCodeAt(place + 1) !== lineFeed))
      line += 1;
    if (isQuoted) continue;
    if (character === lineFeed || character === carriageReturn) {
      end ||= csv.startsWith('\r\n', place) ? '\r\n' : csv[place]!;
      if (!csv.startsWith(end, place)) continue;
      if (place > start) lines.push(startLine);
      columns = 1;
      start = quotable = place + end.length;
      startLine = end === '\r\n' ? line + 1 : line;
    } else if (character === comma) {
      if ((columns += 1) > maxValues) return { lines, wide: line };
      quotable = place + 1;
    }
  }
  if (csv.length > start) lines.push(startLine);
  return { lines, wide: null };
}

const unquoted = (cell: string): string => cell.replace(/^"([^]*)"$/, (_, text: string) => text.replaceAll('""', '"'));

/** Without the formula by which exports keep the digits of a text: `="0757"`. */
const plainText = (cell: string): string => (/^="(?:[^"]|"")*"$/.test(cell) ? unquoted(cell.slice(1)) : cell);

/**
 * What separates the cells of a CSV file: that with the most known columns in its first line. Excel's Unicode text has tabs,
 * files of other programs bars, and those that people type commas and semicolons of Chinese.
 */
function separatorOf(text: string, area: ContentName): string {
  const [first = ''] = text
    .slice(0, 10_000)
    .trimStart()
    .split(/[\r\n]/, 1);
  const nameOf = columnsOf(area);
  const known = (separator: string) =>
    first.split(separator).filter((cell) => isColumn(area, nameOf(plainText(unquoted(cell.trim()))))).length;
  return [',', ';', '\t', '|', '，', '；'].reduce((best, other) => (known(other) > known(best) ? other : best));
}

/** Without the formulas by which exports keep the digits of a text: `="0757"`. */
const withoutTextFormulas = (text: string): string =>
  text.replace(/(^|[,;\t|，；])="([^"\r\n]*)"(?=[,;\t|，；\r\n]|$)/gm, '$1"$2"');

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', '\\': '\\' };
/** What else follows a backslash in a file that escapes nothing: in a path, a formula, or before a quote of R. */
const noEscape = /\\(?:[^ntrN]|[ntr][a-z])/;

/**
 * Text between tabs whose quotes are characters like any other, as CSV: all of them where line breaks and tabs are escaped,
 * otherwise those around a cell that needs none, if the headings have none either.
 */
function withoutQuotes(text: string, isEscaped: boolean): string {
  if (isEscaped) return text.replace(/[^\t\r\n]+/g, (cell) => `"${cell.replaceAll('"', '""')}"`);
  if (/^[^\r\n]*"/.test(text.trimStart())) return text;
  return text.replace(/(^|\t)("(?!\s)[^"\t\r\n,]*[^"\s,]")(?=[\t\r\n]|$)/gm, '$1""$2""');
}

/** What is wrong with a file, and on which line: the one where the record begins. */
function refuseCsv(error: CsvError, lines: readonly number[]): never {
  // The parser counts the records that were right.
  const line = lines[Number(error.records)] ?? 1;
  return refuse(line, error.message.replace(/\bline \d+/, `line ${line}`));
}

/**
 * Excel and others leave out the last cells of a row if they are empty. But a single cell comes of a line break without
 * quotes, and so do two rows that would make one, if all that are short are such.
 */
function refuseParts(records: readonly string[][], lines: readonly number[]): void {
  const [whole = 0, ...widths] = records.map(({ length }) => length);
  const single = widths.findIndex((width) => width === 1 && width < whole);
  let part = -1;
  for (let at = 0; at < widths.length && single === -1; at += 1) {
    const [width = 0, next = 0] = widths.slice(at, at + 2);
    if (width >= whole) continue;
    if (width + next !== whole + 1) return;
    if (part === -1 && width !== next) part = at;
    at += 1;
  }
  const broken = Math.max(single, part);
  if (broken === -1) return;
  const line = lines[broken + 1] ?? 1;
  refuse(line, `Invalid Record Length: expect ${whole}, got ${widths[broken]} on line ${line}`);
}

function fromCsv(whole: string, area: ContentName | null, maxRows: number): FileRow[] {
  if (!area) return refuse(1, 'name the area: the file’s name is not an area');
  // By a first line `sep=;` Excel is told the separator. As a blank one, which ends as the others do, it keeps their numbers.
  const [separatorLine = ''] = /^sep=[^\r\n]{0,2}(?:\r\n?|\n)/i.exec(whole) ?? [];
  const rest = whole.slice(separatorLine.length);
  const given = separatorLine === '' ? whole : (/\r\n?|\n/.exec(rest)?.[0] ?? '') + rest;
  const delimiter = separatorOf(given, area);
  const isEscaped = delimiter === '\t' && /\\[ntr\\]/.test(given) && !noEscape.test(given.replaceAll('\\\\', ''));
  const text = delimiter === '\t' ? withoutQuotes(given, isEscaped) : given;
  const unescaped = (cell: string) =>
    isEscaped ? cell.replace(/\\([ntr\\])/g, (_, it: string) => escapes[it]!) : cell;
  const { lines, wide } = scanCsv(text, delimiter);
  if (wide !== null) return refuse(wide, `has more than ${maxValues} columns`);
  let records: string[][];
  try {
    const to = maxRows === Infinity ? {} : { to: maxRows + 2 };
    // Between tabs most programs write quotes as they are; R escapes them, which is refused.
    const relax = { relax_column_count_less: true, relax_quotes: delimiter === '\t' && !text.includes('\\"') };
    const options = { delimiter, skip_empty_lines: true, ...relax, ...to };
    records = parse(withoutTextFormulas(text), options);
  } catch (error) {
    if (error instanceof CsvError) return refuseCsv(error, lines);
    throw error;
  }
  const [headings = [], ...rows] = records;
  if (rows.length > maxRows) throw new TooManyRows();
  refuseParts(records, lines);
  const nameOf = columnsOf(area);
  const names = headings.map((heading) => nameOf(plainText(heading)));
  const fieldNames = names.filter((name) => name !== '');
  const twice = fieldNames.find((name, index) => fieldNames.indexOf(name) < index);
  if (twice !== undefined) return refuse(lines[0] ?? 1, `"${twice}" is a duplicate field`);
  return rows.flatMap((row, index) => {
    const line = lines[index + 1] ?? 1;
    const isFilled = (value: string) => value.trim() !== '';
    if (row.some((value, column) => names[column] === '' && isFilled(value)))
      return refuseStray(area, fieldNames, line);
    // Of rows and columns that are only formatted, spreadsheet programs save the commas; joined files repeat the headings.
    if (!row.some(isFilled) || headings.every((heading, column) => heading === (row[column] ?? ''))) return [];
    // A column that the area does not have is one error, not one in each row.
    const cells = names
      .map((name, column) => [name, row[column] ?? ''] as const)
      .filter(([name]) => name !== '' && (index === 0 || isColumn(area, name)));
    return {
      area,
      line,
      cells: new Map(
        cells.map(([name, value]) => [
          name,
          // What is wrong with a heading is in its line.
          typedCell(
            area,
            name,
            isColumn(area, name) ? line : (lines[0] ?? 1),
            unescapeFormulas(plainText(unescaped(value))),
          ),
        ]),
      ),
    };
  });
}

/** Refuses a value without a heading; most often what stands above the headings is the table's title. */
export function refuseStray(area: ContentName, headings: readonly string[], line: number): never {
  const [title = '', ...others] = headings.filter((heading) => heading !== '');
  const isTitle = others.length === 0 && !isColumn(area, title);
  return isTitle
    ? refuse(1, 'is a title above the headings: delete what is above them')
    : refuse(line, 'has a value in a column without a heading');
}

/** What many office systems export as .xls: a table of HTML, alone or in a mail's form, or XML. */
const isMarkup = (text: string): boolean => /^\s*(?:<[!?a-z]|MIME-Version:)/i.test(text);

const isTable = (file: string): boolean => /\.(?:csv|tsv|txt)$/i.test(file);

function rowsOfFile(file: string, givenArea: ContentName | null, maxRows = Infinity): FileRow[] {
  const [base = ''] = path.basename(file).split('.');
  const area = givenArea ?? (isArea(base) ? base : null);
  const text = readText(file);
  if (/\.(?:xls|xlsb|et|ods)$/i.test(file) || (text !== null && isMarkup(text)))
    return refuse(1, workbookProblems.otherKind);
  if (text === null) return refuse(1, 'contains unreadable text: save it as UTF-8');
  try {
    if (isTable(file)) return fromCsv(text, area, maxRows);
    const whole = parseJson(text, maxRows * maxValues);
    const rows = fromJson(whole, area, fs.realpathSync.native(path.dirname(file)));
    if (rows.length > maxRows) throw new TooManyRows();
    return rows;
  } catch (error) {
    if (error instanceof JsonError) return refuse(error.line, error.message);
    throw error;
  }
}

/** The rows of all JSON and CSV files directly in a folder. */
function rowsOfFolder(folder: string): FileRow[] {
  const files = fs.readdirSync(folder).filter((name) => /^[^.].*\.(?:json|csv)$/i.test(name));
  if (files.length === 0) throw new Error(`${folder} holds no content: policy.json, category.csv, …`);
  const errors: RowError[] = [];
  const rows = files.sort().flatMap((file) => {
    try {
      return rowsOfFile(path.join(folder, file), null).map((row) => ({ ...row, file }));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      errors.push(...error.errors.map((rowError) => ({ ...rowError, file })));
      return [];
    }
  });
  if (errors.length > 0) throw new ContentError(errors);
  return rows;
}

/** Whether a row belongs to the requested area, or is one of its categories. */
function belongsTo(area: ContentName, row: FileRow): boolean {
  return row.area === area || (row.area === 'category' && row.cells.get('area')?.value === area);
}

/**
 * Reads content from a JSON or CSV file, or from all of them in a folder: JSON as a list of rows or as an object of
 * lists by area, CSV with the fields' names or labels in its first line.
 * @param givenArea the area; null: by the file's content or name (`policy.csv`). Of several areas, its rows and categories.
 * @throws ContentError if the file cannot be parsed; TooManyRows
 */
export function readContent(place: string, givenArea: ContentName | null, maxRows = Infinity): Content {
  const isFolder = fs.statSync(place).isDirectory();
  const all = isFolder ? rowsOfFolder(place) : rowsOfFile(place, givenArea, maxRows);
  const rows = givenArea === null ? all : all.filter((row) => belongsTo(givenArea, row));
  const taken = new Set(rows.map(({ area }) => area));
  const leftOut = [...new Set(all.map(({ area }) => area))].filter((area) => !taken.has(area));
  const media = rows.flatMap(({ cells }) => [...cells.values()].flatMap(({ media }) => media ?? []));
  return { rows, leftOut, media };
}

/** One value of a row, and its line in the file. */
export interface Cell {
  line: number;
  value: unknown;
  /** `template`: a text with date placeholders; `name`: a name to derive an id from. */
  form?: 'template' | 'name';
  /** The file that the value was read from. */
  source?: string;
  /** Why the value could not be read. */
  problem?: string;
  /** The picture or download that the value refers to. */
  media?: MediaFile;
}

const block =
  'address|article|aside|blockquote|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul';
// These patterns consume whitespace in one go and stop a tag at the next `<`, so that backtracking stays linear.
// eslint-disable-next-line no-restricted-syntax -- made of constants
const breakBefore = new RegExp(`(\\s+)(</?(?:${block})\\b)?`, 'gi');
// eslint-disable-next-line no-restricted-syntax -- made of constants
const breakAfter = new RegExp(`(</?(?:${block})\\b[^<>]*>)[ \\t\\r]*\\n\\s*`, 'gi');

/** The whitespace to keep before a block: only what precedes the line break and its indentation. */
function beforeBlock(blanks: string): string {
  const end = blanks.indexOf('\n');
  if (end === -1) return blanks;
  let trimmedEnd = end;
  while (trimmedEnd > 0 && ' \t\r'.includes(blanks[trimmedEnd - 1]!)) trimmedEnd -= 1;
  return blanks.slice(0, trimmedEnd);
}

/** Removes line breaks and indentation between block elements, which browsers do not render either. */
export const withoutBreaks = (html: string) =>
  html
    .replace(breakBefore, (whole, blanks: string, tag?: string) =>
      tag === undefined ? whole : beforeBlock(blanks) + tag,
    )
    .replace(breakAfter, '$1')
    .trim();

/** What programs write into tables for no value. JSON and the desk's form have their own, and mean such a text. */
const noValue = /^('*)(?:NULL|null|\(NULL\)|\\N|NA|<NA>|NaN|nan|NaT|None|undefined)$/;

/** Marks a text that only looks like no value, in a table that is imported again. */
export const markText = (text: string): string => (noValue.test(text) ? `'${text}` : text);

/** A text typed into a cell of a table, as markup: browsers do not render its line breaks. */
export function typedCell(area: ContentName, name: string, line: number, typed: string): Cell {
  // Nobody sees blanks around it: of copied web pages, or the tab before digits that are to stay a text.
  const text = typed.trim();
  const [none, marks] = noValue.exec(text) ?? [];
  if (marks === '') return { line, value: null, problem: 'is what programs write for no value: leave it empty' };
  if (none !== undefined) return { line, value: none.slice(1) };
  const field: EntityField | undefined = contentFields[area][name];
  if (field?.kind !== 'rich' || !/[\r\n]/.test(text) || /<[a-z/!]/i.test(text)) return { line, value: text };
  const lines = text.split(/[\r\n]+/).map((part) => part.trim());
  return { line, value: lines.map((part) => part && `<p>${part}</p>`).join('') };
}

/** `{ "file": … }`: of an address the picture or download, of a text the file that contains it. */
function fromFile(line: number, name: string, { kind }: EntityField, folder: string): Cell {
  const bad = (problem: string): Cell => ({ line, value: null, problem });
  const file = fileIn(folder, name);
  if (file === null) return bad(`names '${name}', which is not a file in the content folder`);
  if (kind === 'link') {
    const known = isMediaName(name);
    if (!known)
      return bad(`names '${name}', but only files in pictures/ and files/ that the portal serves have an address`);
    return { line, value: `/profile/${name}`, media: { from: file, name } };
  }
  if (kind !== 'rich') return bad('is too short to come from a file');
  const text = readText(file);
  if (text === null) return bad(`names '${name}', which contains unreadable text`);
  return { line, value: withoutBreaks(text), form: 'template', source: name };
}

/** A value of a JSON file: a plain one, or an object that names a file in the content folder, a real path. */
export function cellOf(area: ContentName, field: string, { line, value }: Located, folder: string): Cell {
  if (!(value instanceof Map)) return { line, value };
  const known = Object.hasOwn(contentFields[area], field) && contentFields[area][field];
  const [[form, inner] = [], ...more] = value;
  const text = inner?.value;
  const wrong = {
    line,
    value: null,
    problem: 'must be a text, a number, null, or one of {"file": …}, {"template": …}, {"name": …}',
  };
  if (more.length > 0 || typeof text !== 'string' || !known) return wrong;
  if (form === 'file') return fromFile(line, text, known, folder);
  if (form === 'template') return { line, value: text, form };
  if (form !== 'name') return wrong;
  return known.kind === 'id'
    ? { line, value: text, form }
    : { line, value: null, problem: 'is not an id, and cannot be derived from a name' };
}
