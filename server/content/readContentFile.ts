import fs from 'node:fs';
import path from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import type { ContentName } from '../db/schema';
import { contentNames } from './contentFields';
import { JsonError, parseJson, type Located } from '../lib/parseJson';

/** One value of a row, and its line in the file. */
export interface Cell {
  line: number;
  value: unknown;
}

/** A row as it is in the file, not checked yet. */
export interface FileRow {
  area: ContentName;
  line: number;
  cells: Map<string, Cell>;
}

/** What a file holds. */
export interface ContentFile {
  rows: FileRow[];
  /** Areas in the file that were not requested. */
  leftOut: ContentName[];
}

/** A mistake and its place. `field` is empty if the mistake is not in one field. */
export interface Mistake {
  line: number;
  area?: ContentName;
  field?: string;
  problem: string;
}

/** A file that cannot be imported, with everything that is wrong in it. */
export class ContentError extends Error {
  constructor(readonly mistakes: Mistake[]) {
    super(`${mistakes.length} mistakes`);
  }
}

const refuse = (line: number, problem: string): never => {
  throw new ContentError([{ line, problem }]);
};

const isArea = (name: string): name is ContentName => (contentNames as string[]).includes(name);

function jsonRows(area: ContentName, { line, value }: Located): FileRow[] {
  if (!Array.isArray(value)) return refuse(line, `the rows of ${area} must be an array`);
  return value.map((row) =>
    row.value instanceof Map
      ? { area, line: row.line, cells: row.value }
      : refuse(row.line, `a row of ${area} must be an object`),
  );
}

/** Of a file with several areas, one that is named takes its rows and its categories. */
function belongsTo(area: ContentName, row: FileRow): boolean {
  return row.area === area || (row.area === 'category' && row.cells.get('area')?.value === area);
}

function fromJson(text: string, named: ContentName | null, byName: ContentName | null): ContentFile {
  const whole = parseJson(text);
  if (Array.isArray(whole.value)) {
    const area = named ?? byName;
    if (!area) return refuse(1, 'name the area: the file holds one list and its name tells none');
    return { rows: jsonRows(area, whole), leftOut: [] };
  }
  if (!(whole.value instanceof Map))
    return refuse(1, 'the file must hold a list of rows, or an object of lists by area');
  const all = [...whole.value].flatMap(([name, rows]) => {
    if (!isArea(name)) return refuse(rows.line, `there is no area '${name}'; areas are ${contentNames.join(', ')}`);
    return jsonRows(name, rows);
  });
  if (named === null) return { rows: all, leftOut: [] };
  const rows = all.filter((row) => belongsTo(named, row));
  const taken = new Set(rows.map(({ area }) => area));
  return { rows, leftOut: [...new Set(all.map(({ area }) => area))].filter((area) => !taken.has(area)) };
}

interface CsvRecord {
  record: Record<string, string>;
  info: { lines: number };
}

function fromCsv(text: string, area: ContentName | null): FileRow[] {
  if (!area) return refuse(1, 'name the area: the file’s name tells none');
  const records = parse(text, {
    bom: true,
    columns: true,
    info: true,
    skip_empty_lines: true,
  }) as unknown as CsvRecord[];
  // `lines` counts to the record's end; a quoted text may hold line breaks, so the record began where the last ended.
  return records.map(({ record, info }) => {
    const breaks = Object.values(record).reduce((sum, value) => sum + (value.match(/\n/g)?.length ?? 0), 0);
    const line = info.lines - breaks;
    return { area, line, cells: new Map(Object.entries(record).map(([name, value]) => [name, { line, value }])) };
  });
}

/**
 * Reads the rows of a JSON or CSV file: JSON as a list of rows or as an object of lists by area, CSV with the field
 * names in its first line.
 * @param named the area; null: the file's own word for it, which is its content or its name (`policy.csv`). Of a file
 * with several areas, the one that is named takes its rows and its categories.
 * @throws ContentError when it cannot be read as such.
 */
export function readContentFile(file: string, named: ContentName | null): ContentFile {
  const [base = ''] = path.basename(file).split('.');
  const byName = isArea(base) ? base : null;
  const text = fs.readFileSync(file, 'utf8');
  try {
    if (!file.toLowerCase().endsWith('.csv')) return fromJson(text, named, byName);
    return { rows: fromCsv(text, named ?? byName), leftOut: [] };
  } catch (error) {
    if (error instanceof JsonError) return refuse(error.line, error.message);
    if (error instanceof CsvError) return refuse(Number(error.lines ?? 1), error.message);
    throw error;
  }
}
