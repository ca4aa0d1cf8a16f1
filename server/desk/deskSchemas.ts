import { Type } from '@sinclair/typebox';
import { contentStates, type ContentValues, type ImportReport } from '../../src/contract/deskContent';

export const tags = ['desk'];
export const text = Type.String();
export const optional = Type.Optional(text);
export const nullable = Type.Unsafe<string | null>({ type: ['string', 'null'] });
export const whole = Type.Integer({ minimum: 0 });

export const newPassword = Type.Object({ password: Type.String({ description: '只显示这一次' }) });

/** Limits of ids, texts and versions in writes. */
export const sent = {
  id: Type.String({ pattern: '^[0-9a-f]{32}$' }),
  /** Empty for a new item. */
  idOrNone: Type.String({ pattern: '^(?:[0-9a-f]{32})?$' }),
  version: Type.Integer({ minimum: 0, maximum: 2 ** 31 - 2 }),
  note: Type.String({ maxLength: 500, pattern: '^[^\\u0000]*$' }),
  /** An item's id, or a name that the browser made. */
  draftKey: Type.String({ pattern: '^[\\w-]{8,64}$' }),
};

/** Chinese characters take three bytes each; the longest text has 200 000 characters. */
export const draftBodyLimit = 2 * 1024 * 1024;

/** Values by field name, which differ from area to area. */
export const values = Type.Unsafe<ContentValues>({ type: 'object', additionalProperties: true });
const state = Type.Union(contentStates.map((name) => Type.Literal(name)));

export const row = Type.Object({
  area: text,
  fdId: text,
  title: text,
  subtitle: nullable,
  category: nullable,
  state,
  changed: Type.Boolean(),
  day: nullable,
  scheduledAt: nullable,
  updatedAt: nullable,
  updatedBy: nullable,
});
const revision = Type.Object({ version: whole, at: text, by: text, note: nullable });
export const detail = Type.Composite([
  row,
  Type.Object({
    version: whole,
    values,
    published: Type.Unsafe<ContentValues | null>({ type: 'object', nullable: true, additionalProperties: true }),
    revisions: Type.Array(revision),
    locked: Type.Boolean(),
  }),
]);
export const counts = Type.Object({ published: whole, draft: whole, scheduled: whole, removed: whole });
export const category = Type.Object({ fdCategory: text, fdCategoryName: text });
export const report = Type.Unsafe<ImportReport>({ type: 'object', additionalProperties: true });
/** Response to a write: the current item, or the validation errors. */
export const outcome = Type.Object({
  code: Type.Integer(),
  msg: nullable,
  data: Type.Optional(Type.Unsafe<object>({ type: 'object', additionalProperties: true })),
});
