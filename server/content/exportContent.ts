import fs from 'node:fs';
import { stringify } from 'csv-stringify/sync';
import { rowsWith } from '../db/queries';
import type { ContentName, Store } from '../db/schema';
import { escapeFormulas } from '../lib/csvFormulas';
import { headingsOf, contentNames, fieldsOf, identityOf } from './contentFields';
import { markText } from './readContent';

type Row = Record<string, unknown>;

const columnsOf = (area: ContentName): string[] => fieldsOf(area).map(([name]) => name);

/** The categories of an area, in their order. */
export const categoriesOf = (db: Store, area: string) => {
  const categories = rowsWith(db, 'category', { area }).select(['fdCategory', 'fdCategoryName']);
  return categories.orderBy('sort').orderBy('fdCategory');
};

const published = (db: Store, area: ContentName) => db.selectFrom(area as 'policy').select(columnsOf(area) as 'fdId'[]);

/** All published rows of an area. */
export const rowsOf = (db: Store, area: ContentName): Promise<Row[]> =>
  published(db, area)
    .orderBy(identityOf(area)[0] as 'fdId')
    .orderBy(columnsOf(area)[0] as 'fdId')
    .execute();

/** Those with these ids. */
export const storedRows = (db: Store, area: ContentName, ids: readonly string[]): Promise<Row[]> =>
  published(db, area).where('fdId', 'in', ids).execute();

/** An area as a table of texts whose first row are the columns' headings; it can be imported again. */
export async function exportTable(db: Store, area: ContentName): Promise<string[][]> {
  const rows = await rowsOf(db, area);
  const columns = columnsOf(area);
  const headings = headingsOf(area);
  const cells = rows.map((row) => columns.map((name) => markText(String(row[name] ?? ''))));
  return [columns.map((name) => headings.get(name) ?? name), ...cells];
}

const jsonOf = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;

/** An area as the text of a file that can be imported again: CSV with formulas escaped, or JSON. */
export async function exportText(db: Store, area: ContentName, format: 'csv' | 'json') {
  const rows = await rowsOf(db, area);
  const columns = columnsOf(area);
  // The BOM tells spreadsheet programs that this is UTF-8.
  const csv = () =>
    stringify(rows, { header: true, columns, bom: true, cast: { string: (text) => markText(escapeFormulas(text)) } });
  return { text: format === 'csv' ? csv() : jsonOf(rows), count: rows.length };
}

/**
 * Exports an area to a file that can be imported again: CSV (by extension), else JSON. Without an area all areas go into
 * one JSON file.
 * @returns number of rows
 */
export async function exportContent(db: Store, file: string, area: ContentName | null): Promise<number> {
  const csv = file.toLowerCase().endsWith('.csv');
  if (area === null) {
    if (csv) throw new Error('name the area: a CSV file holds one');
    const all = await Promise.all(contentNames.map(async (name) => [name, await rowsOf(db, name)] as const));
    fs.writeFileSync(file, jsonOf(Object.fromEntries(all)));
    return all.reduce((sum, [, rows]) => sum + rows.length, 0);
  }
  const { text, count } = await exportText(db, area, csv ? 'csv' : 'json');
  fs.writeFileSync(file, text);
  return count;
}
