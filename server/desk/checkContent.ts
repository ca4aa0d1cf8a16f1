import type { FieldErrors, ContentValues } from '../../src/contract/deskContent';
import type { EntityField } from '../../src/contract/entity';
import { typedDay } from '../../src/contract/typedDays';
import { checkValue } from '../content/checkValue';
import { categoryColumn, codeProblem, fieldsOf } from '../content/contentFields';
import { cleanRichText } from '../content/cleanRichText';
import { holdContent } from '../db/contentVersion';
import { countOf, rowsWith } from '../db/queries';
import type { StoreTransaction } from '../db/schema';
import { hasCategory } from '../submissions/entryRow';
import { chinaTime } from '../lib/chinaTime';
import { type DeskArea, contentMessages, translateProblem } from './contentItem';

/** Values as they will be stored, and what is wrong with them. */
interface CheckedContent {
  values: ContentValues;
  errors: FieldErrors;
}

type Value = ContentValues[string];

/** Values entered by staff; empty ones get their default. */
function valueOrDefault(field: EntityField, value: unknown): Value {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value);
  if (field.kind === 'rich') return cleanRichText(text).html || null;
  if (field.kind === 'date') return typedDay(text.trim()) || null;
  return (field.kind === 'text' ? text : text.trim()) || null;
}

/** Whether a draft may be stored in spite of the error. */
const isKeepable = (problem: string) => !/NUL|surrogate|at most/.test(problem);

/**
 * Reads the fields of the entity and no others. Rich text is sanitised, so that what is stored is what visitors see. A
 * draft may lack what is required for publishing.
 */
export function readContent(area: DeskArea, fdId: string, raw: ContentValues, isDraft: boolean): CheckedContent {
  const values: ContentValues = {};
  const errors: FieldErrors = {};
  for (const [name, field] of fieldsOf(area.area)) {
    if (name === 'fdId') {
      values.fdId = fdId;
      continue;
    }
    const value = valueOrDefault(field, raw[name]) ?? (field.kind === 'flag' ? '0' : null);
    const needed = field.kind === 'category' ? { ...field, required: true } : field;
    const checked = checkValue(value, field.kind === 'order' ? { ...field, required: false } : needed);
    if ('problem' in checked) {
      if (!isDraft || !isKeepable(checked.problem)) errors[name] = translateProblem(checked.problem);
      values[name] = value;
    } else values[name] = checked.value;
  }
  return { values, errors };
}

/** The position after all others. */
async function lastPlace(trx: StoreTransaction, { area }: DeskArea, order: string): Promise<number> {
  const row = await trx
    .selectFrom(area as 'banner')
    .select(({ fn }) => fn.max(order as 'sort').as('last'))
    .executeTakeFirst();
  return Number(row?.last ?? 0) + 1;
}

/** Number of rows in a category. */
export async function countInCategory(trx: StoreTransaction, values: ContentValues): Promise<number> {
  const area = String(values.area);
  const column = categoryColumn(area as 'policy');
  if (!column) return 0;
  return countOf(trx.selectFrom(area as 'policy').where(column as 'fdClass', '=', String(values.fdCategory)));
}

/** Completes and validates values for publishing: default day and position, and checks that need the store. */
export async function completeContent(
  trx: StoreTransaction,
  area: DeskArea,
  { values, errors }: CheckedContent,
  before: ContentValues | null,
  now: number,
): Promise<CheckedContent> {
  const complete = { ...values };
  const wrong = { ...errors };
  if (area.day !== null) complete[area.day] ??= chinaTime(now);
  if (area.order !== null) complete[area.order] ??= before?.[area.order] ?? (await lastPlace(trx, area, area.order));
  for (const [name, { kind }] of fieldsOf(area.area)) {
    const code = complete[name] ?? null;
    if (kind !== 'category' || code === null || (await hasCategory(trx, area.area, String(code)))) continue;
    wrong[name] ??= translateProblem(`names the category '${code}', which this area does not have`);
  }
  const isPicture = fieldsOf(area.area).some(([name, { picture }]) => name === area.title && picture === true);
  if (isPicture && complete[area.title] === null) wrong[area.title] ??= contentMessages.noPicture;
  if (area.area === 'category') await checkCategory(trx, complete, before, wrong);
  return { values: complete, errors: wrong };
}

async function checkCategory(
  trx: StoreTransaction,
  values: ContentValues,
  before: ContentValues | null,
  wrong: FieldErrors,
): Promise<void> {
  // No unique index covers the code, so the area is locked.
  await holdContent(trx, 'category');
  const isSame = before?.area === values.area && before?.fdCategory === values.fdCategory;
  if (before && !isSame && (await countInCategory(trx, before)) > 0) {
    wrong.fdCategory ??= contentMessages.codeInUse;
    return;
  }
  const problem = isSame ? null : codeProblem(String(values.area), String(values.fdCategory));
  if (problem !== null) wrong.fdCategory ??= translateProblem(problem);
  const key = { area: String(values.area), fdCategory: String(values.fdCategory) };
  const others = rowsWith(trx, 'category', key).where('fdId', '<>', String(values.fdId));
  if ((await countOf(others)) > 0) wrong.fdCategory ??= contentMessages.codeTaken;
}

/** How far ahead a day is no slip of the pen, ms. */
const longAheadMs = 2 * 365 * 24 * 60 * 60_000;

/** What may be wrong with a publication: a day far ahead, and a title that the area has already. */
export async function questionsBeforePublishing(
  trx: StoreTransaction,
  { area, title }: DeskArea,
  values: ContentValues,
  before: ContentValues | null,
  now: number,
): Promise<FieldErrors> {
  const questions: FieldErrors = {};
  const latest = chinaTime(now + longAheadMs);
  for (const [name, { kind }] of fieldsOf(area)) {
    const day = String(values[name] ?? '');
    const isNew = before?.[name] !== values[name];
    if (kind === 'date' && isNew && day > latest) questions[name] = contentMessages.lateDay(day.slice(0, 10));
  }
  // Pictures and categories may be the same.
  const isTitle = fieldsOf(area).some(([name, { kind, picture }]) => name === title && kind === 'text' && !picture);
  if (!isTitle || area === 'category' || before?.[title] === values[title]) return questions;
  const same = rowsWith(trx, area as 'policy', { [title]: String(values[title]) }).select('fdId');
  const other = await same.where('fdId', '<>', String(values.fdId)).limit(1).executeTakeFirst();
  if (other) questions[title] = contentMessages.titleExists;
  return questions;
}
