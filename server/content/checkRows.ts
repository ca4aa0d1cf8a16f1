import type { ContentName } from '../db/schema';
import { codeProblem, fieldsOf, isColumn, categoryId, identityOf, namedId, type RowError } from './contentFields';
import type { Cell, FileRow } from './readContent';
import { checkValue, isDate } from './checkValue';
import type { EntityField } from '../../src/contract/entity';
import { typedDay } from '../../src/contract/typedDays';
import { newId } from '../lib/secrets';
import { chinaDay, dayMs } from '../lib/chinaTime';

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
  return isDate(date) ? date.slice(0, 10) : absoluteDate('+0d', now);
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
    const checkedCell = cell === undefined ? { value: null } : resolved(cell, field, day, now);
    if ('problem' in checkedCell) {
      wrong(checkedCell.problem);
      continue;
    }
    const empty = checkedCell.value === null || checkedCell.value === '';
    const checked = checkValue(empty ? missing(name, field, row, position, now) : checkedCell.value, field);
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

/**
 * Checks all rows at once: at the start of the server, in a thread, and in a command.
 * @param now ms; relative dates are counted from its day
 * @returns rows as they will be stored, and all errors, ordered by file and line
 */
export function checkRows(rows: FileRow[], stored: KnownCategories, now: number) {
  const categories: KnownCategories = new Map([...stored].map(([area, names]) => [area, new Map(names)]));
  for (const { area, cells } of rows) {
    if (area !== 'category') continue;
    const text = (name: string) => String(cells.get(name)?.value);
    const names = categories.get(text('area')) ?? new Map<string, string>();
    categories.set(text('area'), names.set(text('fdCategory'), text('fdCategoryName')));
  }
  const errors: RowError[] = [];
  const checked = rows.map((row, index) => ({ row, checked: checkRow(row, index + 1, categories, errors, now) }));
  reportCodes(checked, stored, errors);
  reportDoubles(checked, errors);
  return { rows: checked.map((pair) => pair.checked), errors: errors.sort(byPlace) };
}

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Adds days to a day; both as 2025-01-31. */
const plusDays = (day: string, days: number) => new Date(timeOf(day) + days * dayMs).toISOString().slice(0, 10);

/** Whether every year has this day, unlike 30 February and 29 February. */
function isOfEveryYear(monthAndDay: string): boolean {
  const [month = 0, day = 0] = monthAndDay.split('-').map(Number);
  return new Date(Date.UTC(2023, month - 1, day)).toISOString().slice(5, 10) === monthAndDay;
}

/** Days for which an annual date counts as not past yet. */
const freshDays = 3;

/** The last past occurrence of an annual date (`04-02`). */
function lastOf(monthAndDay: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYears = `${year}-${monthAndDay}`;
  return thisYears <= plusDays(today, -freshDays) ? thisYears : `${year - 1}-${monthAndDay}`;
}

const relative = /^(?:([+-]\d{1,4})d|last (\d{2}-\d{2}))(?: (([01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?)?$/;

/**
 * Resolves a date relative to the import: `-3d`, `+30d 09:30`, or `last 04-02` for an annual date. A day as it is written in
 * China becomes `yyyy-MM-dd`, with `HH:mm:ss` if it has a time. Any other text is returned unchanged.
 * @param now time of the import, in ms; its day is China's
 */
export function absoluteDate(text: string, now: number): string {
  const [, days, monthAndDay, time, , seconds = ':00'] = relative.exec(text) ?? [];
  const today = chinaDay(now);
  if (monthAndDay && !isOfEveryYear(monthAndDay)) return text;
  const day = days ? plusDays(today, Number(days)) : monthAndDay && lastOf(monthAndDay, today);
  if (!day) return typedDay(text);
  return time ? `${day} ${time}${seconds}` : day;
}

const placeholder = /\{\{([^{}]*)\}\}/g;
const parts = /^(?:([+-]\d{1,4})([dmy]) )?([^A-Za-z]*(?:YYYY|MM?|DD?)[^A-Za-z]*(?:(?:MM?|DD?)[^A-Za-z]*){0,2})$/;

/** Adds an offset. For months and years the day of the month is irrelevant, since their templates do not contain it. */
function moved(day: string, count: number, unit: string): Date {
  if (unit === 'd') return new Date(timeOf(plusDays(day, count)));
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year + (unit === 'y' ? count : 0), month - 1 + (unit === 'm' ? count : 0), 1));
}

/** What placeholders of each unit may contain. */
const names: Record<string, RegExp> = { d: /./, m: /^[^D]*$/, y: /^[^MD]*$/ };

/**
 * Fills in the date placeholders of a text, relative to the day of its entry: `{{YYYY}}年`, `{{-1m M 月}}`, `{{+30d
 * YYYY年M月D日}}`.
 * @param day the entry's own day, as 2025-01-31
 */
export function filledTemplate(text: string, day: string): { value: string } | { problem: string } {
  let problem: string | null = null;
  const value = text.replace(placeholder, (whole: string, inner: string) => {
    const [, count = '0', unit = 'd', pattern] = parts.exec(inner) ?? [];
    if (pattern === undefined || !names[unit]?.test(pattern)) {
      problem ??= `${whole} is no date: write {{YYYY}}, {{-1m M}} or {{+30d YYYY年M月D日}}`;
      return whole;
    }
    const date = moved(day, Number(count), unit);
    const two = (number: number) => String(number).padStart(2, '0');
    const [year, month, dayOfMonth] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    return pattern.replace(/YYYY|MM?|DD?/g, (part) => {
      const number = { Y: year, M: month, D: dayOfMonth }[part[0]!]!;
      return part.length === 1 ? String(number) : two(number);
    });
  });
  if (problem === null && /\{\{|\}\}/.test(value)) problem = 'a {{ or }} is not closed';
  return problem === null ? { value } : { problem };
}
