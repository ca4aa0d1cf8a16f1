import { Type, type TObject, type TSchema } from '@sinclair/typebox';
import type { ContentName } from '../db/schema';
import { fieldsOf, type ContentField } from '../content/contentFields';
import { opening } from './opening';

function schemaOf({ kind, required }: ContentField): TSchema {
  if (kind === 'number') return Type.Unsafe({ type: ['number', 'string', 'null'] });
  return required ? Type.String() : Type.Unsafe({ type: ['string', 'null'] });
}

/** The fields of an area that its answers hold. */
export const sentFields = (area: ContentName) => fieldsOf(area).filter(([, { sent }]) => sent !== false);

/** Response schema of one entity: every field of spec §3 is present, null where there is nothing. */
export function rowSchema(area: ContentName): TObject {
  return Type.Object(Object.fromEntries(sentFields(area).map(([name, field]) => [name, schemaOf(field)])));
}

const isPlainNumber = (text: string) => /^-?\d{1,12}(?:\.\d{1,4})?$/.test(text);

function sentValue(value: unknown, { kind }: ContentField, brief: boolean): unknown {
  if (typeof value !== 'string') return value ?? null;
  if (kind === 'number' && isPlainNumber(value)) return Number(value);
  return brief && kind === 'rich' ? opening(value) : value;
}

/**
 * Turns a stored row into the entity on the wire: numbers are numbers again, where they are plain ones.
 * @param brief of rich texts the beginnings alone
 */
export function sentRow(area: ContentName, row: Record<string, unknown>, brief: boolean): Record<string, unknown> {
  return Object.fromEntries(sentFields(area).map(([name, field]) => [name, sentValue(row[name], field, brief)]));
}
