import { Type, type TObject, type TSchema } from '@sinclair/typebox';
import type { EntityField } from '../../src/contract/entity';
import type { ContentName } from '../db/schema';
import { fieldsOf } from './contentFields';
import { truncateHtml } from '../lib/truncateHtml';

function schemaOf({ kind, required }: EntityField): TSchema {
  if (kind === 'number') return Type.Unsafe({ type: ['number', 'string', 'null'] });
  return required ? Type.String() : Type.Unsafe({ type: ['string', 'null'] });
}

/** The fields of an area that are part of its responses. */
export const wireFields = (area: ContentName) => fieldsOf(area).filter(([, { sent }]) => sent !== false);

/** Response schema of one entity: every field is present, null without a value. */
export function rowSchema(area: ContentName): TObject {
  return Type.Object(Object.fromEntries(wireFields(area).map(([name, field]) => [name, schemaOf(field)])));
}

const isPlainNumber = (text: string) => /^-?\d{1,12}(?:\.\d{1,4})?$/.test(text);

function toWireValue(value: unknown, { kind }: EntityField, brief: boolean): unknown {
  if (typeof value !== 'string') return value ?? null;
  if (kind === 'number' && isPlainNumber(value)) return Number(value);
  return brief && kind === 'rich' ? truncateHtml(value) : value;
}

/** Converts a stored row to its entity on the wire: plain numeric text becomes a number. @param brief cuts texts */
export function toWire(area: ContentName, row: Record<string, unknown>, brief: boolean): Record<string, unknown> {
  return Object.fromEntries(wireFields(area).map(([name, field]) => [name, toWireValue(row[name], field, brief)]));
}
