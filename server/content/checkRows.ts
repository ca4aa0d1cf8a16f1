import type { ContentName } from '../db/schema';
import { codeProblem, fieldsOf, isColumn, relatedColumn, categoryId, identityOf, namedId } from './contentFields';
import type { Cell } from './cells';
import { checkValue, isDay } from './checkValue';
import type { RowError } from './contentError';
import type { EntityField } from '../../src/contract/entity';
import { newId } from '../lib/newId';
import { runInSlices } from '../lib/eventLoop';
import type { FileRow } from './readContent';
import { absoluteDate, filledTemplate } from './relativeDates';

/** A row ready to be stored, without the `demo` flag. */
export interface CheckedRow {
  area: ContentName;
  /** Its line in the file. */
  line: number;
  values: Record<string, string | number | null>;
}

/** Names of the categories by their codes, of each area: stored ones and those in the file. */
export type KnownCategories = Map<string, Map<string, string>>;

/** The codes that a value may mean: itself, or those of the categories of that name. */
const codesOf = (known: Map<string, string>, value: string): string[] =>
  known.has(value) ? [value] : [...known].flatMap(([code, name]) => (name === value ? [code] : []));

/** The day of an entry, to which its templates refer: its first date, or else the day of the import. */
function dayOf({ area, cells }: FileRow, now: number): string {
  const [name = ''] = fieldsOf(area).find(([, { kind }]) => kind === 'date') ?? [];
  const date = absoluteDate(String(cells.get(name)?.value ?? ''), now);
  return isDay(date) ? date.slice(0, 10) : absoluteDate('+0d', now);
}

/** A value with relative dates, templates and name ids resolved. */
function resolved(
  cell: Cell,
  { kind }: EntityField,
  day: string,
  now: number,
): { value: unknown } | { problem: string } {
  const { value, form, problem } = cell;
  if (problem !== undefined) return { problem };
  if (typeof value !== 'string') return { value };
  if (form === 'template') return filledTemplate(value, day);
  if (form === 'name') return { value: namedId(value, day) };
  return { value: kind === 'date' ? absoluteDate(value, now) : value };
}

/** The default value of an omitted field. */
function missing(
  name: string,
  { kind }: EntityField,
  row: FileRow,
  position: number,
  now: number,
): string | number | undefined {
  if (kind === 'flag') return '0';
  if (kind === 'order') return position;
  if (name !== 'fdId') return undefined;
  const text = (field: string) => String(row.cells.get(field)?.value ?? '');
  return row.area === 'category' ? categoryId(text('area'), text('fdCategory')) : newId(now);
}

function checkRow(
  row: FileRow,
  position: number,
  categories: KnownCategories,
  errors: RowError[],
  now: number,
): CheckedRow {
  const { area, file, line, cells } = row;
  const values: CheckedRow['values'] = {};
  const day = dayOf(row, now);
  for (const [name, cell] of cells) {
    if (!isColumn(area, name))
      errors.push({ file, area, line: cell.line, field: name, problem: 'is not a field of this area' });
  }
  for (const [name, field] of fieldsOf(area)) {
    const cell = cells.get(name);
    const where = cell?.source ? `${name} (${cell.source})` : name;
    const wrong = (problem: string) => errors.push({ file, area, line: cell?.line ?? line, field: where, problem });
    const given = cell === undefined ? { value: null } : resolved(cell, field, day, now);
    if ('problem' in given) {
      wrong(given.problem);
      continue;
    }
    const empty = given.value === null || given.value === '';
    const checked = checkValue(empty ? missing(name, field, row, position, now) : given.value, field);
    if ('problem' in checked) {
      wrong(checked.problem);
      continue;
    }
    values[name] = checked.value;
    if (field.kind !== 'category' || checked.value === null) continue;
    const [code, other] = codesOf(categories.get(area) ?? new Map(), String(checked.value));
    if (code !== undefined && other === undefined) values[name] = code;
    else wrong(`names the category '${checked.value}', which this area does not have`);
  }
  return { area, line, values };
}

/** Stored codes are accepted as they are: content refers to them, and an export must be importable. */
function reportCodes(rows: { row: FileRow; checked: CheckedRow }[], stored: KnownCategories, errors: RowError[]): void {
  const field = 'fdCategory';
  for (const { row, checked } of rows) {
    const [area, code] = [String(checked.values.area), String(checked.values[field] ?? '')];
    if (row.area !== 'category' || stored.get(area)?.has(code)) continue;
    const problem = codeProblem(area, code);
    const line = row.cells.get(field)?.line ?? row.line;
    if (problem !== null) errors.push({ file: row.file, area: row.area, line, field, problem });
  }
}

function reportDoubles(rows: { row: FileRow; checked: CheckedRow }[], errors: RowError[]): void {
  const seen = new Map<string, FileRow>();
  for (const { row, checked } of rows) {
    const fields = identityOf(row.area);
    const identity = JSON.stringify([row.area, ...fields.map((field) => checked.values[field])]);
    const before = seen.get(identity);
    if (before === undefined) seen.set(identity, row);
    else {
      const problem = `is the same as in ${before.file ? `${before.file}, ` : ''}line ${before.line}`;
      errors.push({ file: row.file, area: row.area, line: row.line, field: fields.join(' and '), problem });
    }
  }
}

const byPlace = (a: RowError, b: RowError) => (a.file ?? '').localeCompare(b.file ?? '') || a.line - b.line;

/** Rows as they will be stored, and all errors, ordered by file and line. */
export interface CheckedRows {
  rows: CheckedRow[];
  errors: RowError[];
  /** Rows with something in the column of related items. */
  withRelated: number;
}

/** Checks one row per step. */
function* steps(rows: FileRow[], stored: KnownCategories, now: number): Generator<void, CheckedRows> {
  const categories: KnownCategories = new Map([...stored].map(([area, names]) => [area, new Map(names)]));
  for (const { area, cells } of rows) {
    if (area !== 'category') continue;
    const text = (name: string) => String(cells.get(name)?.value);
    const names = categories.get(text('area')) ?? new Map<string, string>();
    categories.set(text('area'), names.set(text('fdCategory'), text('fdCategoryName')));
  }
  const errors: RowError[] = [];
  const checked: { row: FileRow; checked: CheckedRow }[] = [];
  for (const [index, row] of rows.entries()) {
    checked.push({ row, checked: checkRow(row, index + 1, categories, errors, now) });
    yield;
  }
  reportCodes(checked, stored, errors);
  reportDoubles(checked, errors);
  const withRelated = rows.filter(({ cells }) => Boolean(cells.get(relatedColumn.name)?.value)).length;
  return { rows: checked.map((pair) => pair.checked), errors: errors.sort(byPlace), withRelated };
}

/** Checks all rows, yielding to the event loop. @param now ms; relative dates are counted from its day */
export const checkRows = (rows: FileRow[], stored: KnownCategories, now: number): Promise<CheckedRows> =>
  runInSlices(steps(rows, stored, now));

/** The same synchronously: at the start of the server, and in a thread. */
export function checkRowsAtOnce(rows: FileRow[], stored: KnownCategories, now: number): CheckedRows {
  const all = steps(rows, stored, now);
  for (;;) {
    const { done, value } = all.next();
    if (done) return value;
  }
}
