import type { ContentName } from '../db/schema';
import { fieldsOf, type ContentField } from './contentFields';

/** A value as the store keeps it: text, except for positions; null if it is missing. */
function stored(value: unknown, { kind }: ContentField): string | number | null {
  if (kind === 'flag') return value === true || value === '1' || value === 1 ? '1' : '0';
  if (value === undefined || value === null) return null;
  return kind === 'order' ? Number(value) : String(value);
}

/** Turns a row of the content into a row of its table. The row must have been checked, or be the seed's. */
export function storedRow(area: ContentName, row: object, demo: '0' | '1'): Record<string, string | number | null> {
  const values = row as Record<string, unknown>;
  const fields = fieldsOf(area).map(([name, field]) => [name, stored(values[name], field)] as const);
  return { ...Object.fromEntries(fields), demo };
}
