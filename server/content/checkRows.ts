import type { ContentName } from '../db/schema';
import { checkValue } from './checkValue';
import { contentFields, fieldsOf, type ContentField } from './contentFields';
import { categoryId, identityOf } from './identity';
import { newId } from '../lib/newId';
import type { FileRow, Mistake } from './readContentFile';

/** A row ready for its table, but for the `demo` mark. */
export interface CheckedRow {
  area: ContentName;
  values: Record<string, string | number | null>;
}

/** Category codes by area: what the store has, and what the file brings. */
export type KnownCategories = Map<string, Set<string>>;

/** The value of a field that a row leaves out. */
function missing(name: string, { kind }: ContentField, row: FileRow, position: number): string | number | undefined {
  if (kind === 'flag') return '0';
  if (kind === 'order') return position;
  if (name !== 'fdId') return undefined;
  const text = (field: string) => String(row.cells.get(field)?.value ?? '');
  return row.area === 'category' ? categoryId(text('area'), text('fdCategory')) : newId(Date.now());
}

function checkRow(row: FileRow, position: number, categories: KnownCategories, mistakes: Mistake[]): CheckedRow {
  const { area, line, cells } = row;
  const values: CheckedRow['values'] = {};
  for (const [name, cell] of cells) {
    if (!Object.hasOwn(contentFields[area], name))
      mistakes.push({ area, line: cell.line, field: name, problem: 'is no field of this area' });
  }
  for (const [name, field] of fieldsOf(area)) {
    const cell = cells.get(name);
    const empty = cell === undefined || cell.value === null || cell.value === '';
    const checked = checkValue(empty ? missing(name, field, row, position) : cell.value, field);
    const wrong = (problem: string) => mistakes.push({ area, line: cell?.line ?? line, field: name, problem });
    if ('problem' in checked) {
      wrong(checked.problem);
      continue;
    }
    values[name] = checked.value;
    if (field.kind === 'category' && checked.value !== null && !categories.get(area)?.has(String(checked.value))) {
      wrong(`names the category '${checked.value}', which this area does not have`);
    }
  }
  return { area, values };
}

function reportDoubles(rows: { row: FileRow; checked: CheckedRow }[], mistakes: Mistake[]): void {
  const seen = new Map<string, number>();
  for (const { row, checked } of rows) {
    const fields = identityOf(row.area);
    const identity = JSON.stringify([row.area, ...fields.map((field) => checked.values[field])]);
    const before = seen.get(identity);
    const problem = `is the same as in line ${before}`;
    if (before === undefined) seen.set(identity, row.line);
    else mistakes.push({ area: row.area, line: row.line, field: fields.join(' and '), problem });
  }
}

/** Checks every row of a file and finds everything that is wrong in it, in the order of its lines. */
export function checkRows(rows: FileRow[], stored: KnownCategories): { rows: CheckedRow[]; mistakes: Mistake[] } {
  const categories: KnownCategories = new Map([...stored].map(([area, codes]) => [area, new Set(codes)]));
  for (const { area, cells } of rows) {
    if (area !== 'category') continue;
    const of = String(cells.get('area')?.value);
    categories.set(of, (categories.get(of) ?? new Set()).add(String(cells.get('fdCategory')?.value)));
  }
  const mistakes: Mistake[] = [];
  const checked = rows.map((row, index) => ({ row, checked: checkRow(row, index + 1, categories, mistakes) }));
  reportDoubles(checked, mistakes);
  return { rows: checked.map((pair) => pair.checked), mistakes: mistakes.sort((a, b) => a.line - b.line) };
}
