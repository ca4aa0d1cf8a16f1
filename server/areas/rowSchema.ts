import { Type, type TObject, type TSchema } from '@sinclair/typebox';
import type { ContentName } from '../db/schema';
import { fieldsOf, type ContentField } from '../content/contentFields';

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

/** Turns a stored row into the entity on the wire: numbers are numbers again, where they are plain ones. */
export function sentRow(area: ContentName, row: Record<string, unknown>): Record<string, unknown> {
  const sent: Record<string, unknown> = {};
  for (const [name, { kind }] of sentFields(area)) {
    const value = row[name] ?? null;
    sent[name] = kind === 'number' && typeof value === 'string' && isPlainNumber(value) ? Number(value) : value;
  }
  return sent;
}
