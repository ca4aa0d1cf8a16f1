import {
  confirmationNeededCode,
  validationErrorCode,
  type ContentRef,
  type ContentRestore,
  type ContentSave,
  type ContentValues,
  type ContentState,
  type ItemRef,
} from '../../src/contract/deskContent';
import { contentChanged, publishRow } from '../db/contentVersion';
import { deleteRows, rowsWith, updateRows } from '../db/queries';
import type { StoreTransaction } from '../db/schema';
import { BusinessError } from '../lib/errors';
import { idPattern, newId } from '../lib/secrets';
import { record as recordAct, type WriteContext } from './deskRoutes';
import { completeContent, countInCategory, questionsBeforePublishing, readContent } from './checkContent';
import {
  type DeskArea,
  isCompanyEntry,
  itemRow,
  publishedValues,
  readContentItem,
  revisionValues,
  parseValues,
  contentMessages,
} from './contentItem';
import { keepDraftVersion, endDraft } from './itemDrafts';
import { isSameRow, keepRevisions } from '../content/importContent';
import { chinaTime } from '../lib/chinaTime';

/** Keeps a draft that somebody else saved and this save replaces. */
async function keepReplacedDraft(context: WriteContext, area: DeskArea, fdId: string): Promise<void> {
  const item = await itemRow(context.trx, area, fdId);
  if (!item || item.values === null || item.updatedBy === context.staff.name) return;
  const { values: fields, version, updatedAt: savedAt, updatedBy: by } = item;
  await keepDraftVersion(context, area, { draftKey: fdId, version, fields, savedAt, by }, contentMessages.savedDraft);
}

const titleOf = ({ title }: DeskArea, values: ContentValues): string =>
  String(values[title] || contentMessages.untitled);

/** What an item's row keeps for lists. */
const listedOf = (area: DeskArea, values: ContentValues) => ({
  title: titleOf(area, values),
  category: area.group === null ? null : String(values[area.group] ?? '') || null,
});

async function refuseCompanyEntry(trx: StoreTransaction, area: DeskArea, fdId: string): Promise<void> {
  if (await isCompanyEntry(trx, area, fdId)) throw new BusinessError(contentMessages.locked);
}

const record = (context: WriteContext, { area }: DeskArea, fdId: string, act: string, title: string, note?: string) =>
  recordAct(context, { action: `content:${act}`, target: `${area}/${fdId}`, title, note });

/**
 * Saves a content item: as a draft, published now, or scheduled. Everything is written in one transaction, so that the
 * portal never shows what the desk does not know.
 * @returns its id
 * @throws VersionConflict; BusinessError for wrong fields, with what is wrong, and with what to ask before a publication
 */
export async function saveContent(context: WriteContext, area: DeskArea, save: ContentSave): Promise<string> {
  const { trx, now } = context;
  const { version, note } = save;
  const fdId = save.fdId || newId(now);
  if (!idPattern.test(fdId)) throw new BusinessError(contentMessages.gone);
  if (save.fdId) await refuseCompanyEntry(trx, area, fdId);
  const read = readContent(area, fdId, save.values, save.act === 'draft');
  const before = await publishedValues(trx, area, fdId);
  if (save.fdId && version === 0 && !before) throw new BusinessError(contentMessages.gone);
  const scheduledAt = save.act === 'schedule' ? scheduledTime(save) : null;
  if (scheduledAt !== null && !(scheduledAt > now)) throw new BusinessError(contentMessages.noTime);
  const plan = (await itemRow(trx, area, fdId))?.scheduledAt ?? null;
  const planned = plan === null ? null : Number(plan);
  // A draft of a scheduled item keeps its schedule, unless that is explicitly cleared.
  const keptAt = save.act === 'draft' && save.scheduledAt !== '' ? planned : scheduledAt;
  // A day that is the former schedule's came from it.
  if (area.day !== null && planned !== null && planned !== keptAt && read.values[area.day] === chinaTime(planned))
    read.values[area.day] = null;
  const { values, errors } =
    save.act === 'draft' ? read : await completeContent(trx, area, read, before, scheduledAt ?? now);
  const count = Object.keys(errors).length;
  if (count > 0) throw new BusinessError(contentMessages.errors(count), validationErrorCode, errors);
  if (save.act !== 'draft' && save.asks === true) {
    const questions = await questionsBeforePublishing(trx, area, values, before, now);
    if (Object.keys(questions).length > 0)
      throw new BusinessError(contentMessages.confirmationNeeded, confirmationNeededCode, questions);
  }
  const listed = listedOf(area, values);
  if (save.fdId) await keepReplacedDraft(context, area, fdId);
  // Before the item changes: it is what the draft is based on.
  if (save.draft) await endDraft(context, area, { key: save.draft, fdId, merges: save.merges === true });
  if (save.act === 'publish') {
    const next = await saveVersion(context, area, fdId, version, { ...listed, state: 'published', values: null });
    await keepOriginal(context, area, fdId, version);
    const revision = { fdId, version: next, values, at: now, by: context.staff.name, note: note || null };
    await keepRevisions(trx, area.area, [revision]);
    await publishRow(trx, area.area, { ...values, fdId, demo: '0' });
  } else {
    const hidden = keptAt === null ? 'draft' : 'scheduled';
    const state = before ? 'published' : hidden;
    await saveVersion(context, area, fdId, version, { ...listed, state, values, scheduledAt: keptAt });
    await keepOriginal(context, area, fdId, version);
  }
  await record(context, area, fdId, save.act, listed.title, note);
  return fdId;
}

/** Unpublishes a content item, or discards a draft; it can be restored. */
export async function removeContent(
  context: WriteContext,
  area: DeskArea,
  { fdId, version }: Omit<ContentRef, 'area'>,
): Promise<string> {
  const { trx, now } = context;
  await refuseCompanyEntry(trx, area, fdId);
  const item = await readContentItem(trx, area, fdId);
  if (!item) throw new BusinessError(contentMessages.gone);
  const used = area.area === 'category' && item.published ? await countInCategory(trx, item.published) : 0;
  if (used > 0) throw new BusinessError(contentMessages.inUse(used));
  const { values } = item;
  const listed = listedOf(area, values);
  const next = await saveVersion(context, area, fdId, version, { ...listed, state: 'removed', values });
  if (item.published) {
    await keepOriginal(context, area, fdId, version);
    const [by, note] = [context.staff.name, contentMessages.takenDown];
    await keepRevisions(trx, area.area, [{ fdId, version: next, values: item.published, at: now, by, note }]);
    await deleteRows(trx, area.area as 'policy', { fdId });
    await contentChanged(trx, area.area, [fdId]);
  }
  await record(context, area, fdId, 'remove', listed.title);
  return fdId;
}

/** Restores an earlier version as a draft; the published version stays. */
export async function restoreContent(
  context: WriteContext,
  area: DeskArea,
  { fdId, version, revision }: ContentRestore,
): Promise<string> {
  const { trx } = context;
  await refuseCompanyEntry(trx, area, fdId);
  const values = await revisionValues(trx, area, fdId, revision);
  if (!values) throw new BusinessError(contentMessages.noRevision);
  const listed = listedOf(area, values);
  const state = (await publishedValues(trx, area, fdId)) ? 'published' : 'draft';
  await keepReplacedDraft(context, area, fdId);
  await saveVersion(context, area, fdId, version, { ...listed, state, values });
  await record(context, area, fdId, 'restore', listed.title);
  return fdId;
}

/** Copies an item as a new draft. @returns its id */
export async function copyContent(context: WriteContext, area: DeskArea, { fdId }: ItemRef): Promise<string> {
  const item = await readContentItem(context.trx, area, fdId);
  if (!item) throw new BusinessError(contentMessages.gone);
  const copy = newId(context.now);
  const title = contentMessages.copyOf(titleOf(area, item.values)).slice(0, 300);
  const values: ContentValues = { ...item.values, fdId: copy, [area.title]: title };
  if (area.day !== null) values[area.day] = null;
  if (area.order !== null) values[area.order] = null;
  await saveVersion(context, area, copy, 0, { ...listedOf(area, values), state: 'draft', values });
  await record(context, area, copy, 'copy', title);
  return copy;
}

/** Maximum rows of a manually sorted area; such areas are short. */
const maxOrdered = 2_000;

/** Reorders rows of an area within the positions they occupy together. */
export async function orderContent(context: WriteContext, area: DeskArea, fdIds: readonly string[]): Promise<void> {
  const { trx } = context;
  const { order } = area;
  if (order === null) throw new BusinessError(contentMessages.unordered);
  const rows: { fdId: string; sort: number }[] = await trx
    .selectFrom(area.area as 'banner')
    .select(['fdId', order as 'sort'])
    .orderBy(order as 'sort')
    .orderBy('fdId', 'desc')
    .limit(maxOrdered)
    .execute();
  const movedIds = new Set(fdIds);
  const known = new Set(rows.map(({ fdId }) => fdId));
  const next = [...movedIds].filter((fdId) => known.has(fdId));
  const ordered = rows.map(({ fdId }) => (movedIds.has(fdId) ? next.shift()! : fdId));
  const before = new Map(rows.map(({ fdId, sort }) => [fdId, Number(sort)]));
  for (const [place, fdId] of ordered.entries()) {
    if (before.get(fdId) === place + 1) continue;
    await updateRows(trx, area.area as 'banner', { fdId }, { [order]: place + 1 } as { sort: number });
  }
  await contentChanged(trx, area.area, ordered);
  await record(context, area, fdIds[0] ?? '', 'order', '');
}

/** Version conflict: somebody else saved first. */
export class VersionConflict extends Error {}

/** State of a content item after a write. */
interface RowState {
  state: ContentState;
  title: string;
  category: string | null;
  /** The draft; null: as published. */
  values: ContentValues | null;
  scheduledAt?: number | null;
}

/**
 * Saves an item's state as its next version, if the version the writer edited is still current (optimistic locking). On
 * either engine the row is locked from here to the end of the transaction.
 * @returns the new version
 * @throws VersionConflict
 */
async function saveVersion(
  { trx, staff, now }: WriteContext,
  { area }: DeskArea,
  fdId: string,
  version: number,
  { values, scheduledAt = null, ...listed }: RowState,
): Promise<number> {
  const draft = { values: values && JSON.stringify(values), scheduledAt };
  const row = { ...listed, ...draft, version: version + 1, updatedAt: now, updatedBy: staff.name };
  const insertion = trx.insertInto('contentItem').values({ area, fdId, ...row });
  const isWritten =
    version === 0
      ? await insertion
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await updateRows(trx, 'contentItem', { area, fdId, version }, row);
  if (!isWritten) throw new VersionConflict();
  return version + 1;
}

/** Stores what was published by others than the desk, as by an import, before it is changed, so that it can be restored. */
async function keepOriginal({ trx, now }: WriteContext, area: DeskArea, fdId: string, version: number): Promise<void> {
  const before = await publishedValues(trx, area, fdId);
  if (!before) return;
  const kept = rowsWith(trx, 'contentRevision', { area: area.area, fdId }).select('values').orderBy('version', 'desc');
  const latest = await kept.limit(1).executeTakeFirst();
  if (latest && isSameRow(area.area, parseValues(latest.values), before)) return;
  await keepRevisions(trx, area.area, [{ fdId, version, values: before, at: now, by: '', note: null }]);
}

/** The scheduled time, ms; NaN for none. */
function scheduledTime({ scheduledAt = '' }: Pick<ContentSave, 'scheduledAt'>): number {
  const time = /^\d{4}-/.test(scheduledAt) ? Date.parse(`${scheduledAt.replace(' ', 'T')}+08:00`) : NaN;
  // A day that its month does not have would become one of the next.
  return !Number.isNaN(time) && chinaTime(time).startsWith(scheduledAt.replace('T', ' ')) ? time : NaN;
}
