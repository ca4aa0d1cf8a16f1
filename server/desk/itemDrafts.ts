import type { DraftRow, DraftSave, KeptDraft, ContentValues, DraftVersion } from '../../src/contract/deskContent';
import type { Store, StoreTransaction } from '../db/schema';
import { chinaTime } from '../lib/chinaTime';
import { idPattern, newId } from '../lib/newId';
import { type DeskArea, itemRow, parseValues, publishedValues, revisionValues, contentMessages } from './contentItem';
import type { WriteContext } from './deskRoutes';
import type { Staff } from './requireStaff';

/** Maximum drafts in a list. */
const maxListed = 200;

const columns = ['draftKey', 'sitting', 'version', 'fields', 'savedAt', 'title'] as const;

/** The account's draft; its row is locked to the end of the transaction. */
async function lockedDraft(trx: StoreTransaction, accountId: string, area: string, key: string) {
  return trx
    .updateTable('contentDraft')
    .set({ accountId })
    .where((eb) => eb.and({ accountId, area, draftKey: key }))
    .returning(columns)
    .executeTakeFirst();
}

const dropDraft = (trx: StoreTransaction, accountId: string, area: string, key: string) =>
  trx
    .deleteFrom('contentDraft')
    .where((eb) => eb.and({ accountId, area, draftKey: key }))
    .execute();

/**
 * Keeps what a staff member has typed. The last state of an earlier sitting, which may be another window's, becomes a
 * version; without fields the draft is dropped.
 * @param isTaken somebody else writes by now: this becomes a version as well
 */
export async function saveDraft(
  { trx, staff, now }: WriteContext,
  area: DeskArea,
  { key, version, sitting, aside = false, fields }: DraftSave,
  isTaken: boolean,
): Promise<void> {
  const { accountId, name } = staff;
  const stored = await lockedDraft(trx, accountId, area.area, key);
  // One's own other window that writes by now goes on with its draft.
  const before = isTaken && stored?.sitting !== sitting ? undefined : stored;
  const isEmpty = Object.keys(fields).length === 0;
  if (before && (aside || before.sitting !== sitting) && !isEmpty) {
    const note = aside ? contentMessages.setAside : contentMessages.earlierSitting;
    await keepDraftVersion(trx, area, { ...before, by: name }, note, now);
  }
  const json = JSON.stringify(fields);
  if (isTaken && !isEmpty) {
    const typed = { draftKey: key, version, fields: json, savedAt: now, by: name };
    await keepDraftVersion(trx, area, typed, contentMessages.takenOver, now);
  }
  if (isEmpty || isTaken) {
    if (before) await dropDraft(trx, accountId, area.area, key);
    return;
  }
  const title = (fields[area.title] ?? before?.title ?? (await itemRow(trx, area, key))?.title ?? '').slice(0, 300);
  const row = { sitting, version, title, fields: json, savedAt: now };
  await trx
    .insertInto('contentDraft')
    .values({ accountId, area: area.area, draftKey: key, ...row })
    .onConflict((conflict) => conflict.columns(['accountId', 'area', 'draftKey']).doUpdateSet(row))
    .execute();
}

/** Makes a version of what another editor had not saved; one's own other window goes on with the draft. */
export async function takeDraft(
  { trx, staff, now }: WriteContext,
  area: DeskArea,
  { accountId, name }: { accountId: string; name: string },
  key: string,
): Promise<void> {
  if (accountId === staff.accountId) return;
  const draft = await lockedDraft(trx, accountId, area.area, key);
  if (!draft) return;
  await keepDraftVersion(trx, area, { ...draft, by: name }, contentMessages.takenOver, now);
  await dropDraft(trx, accountId, area.area, key);
}

/**
 * What a save replaces: the draft that it saves is dropped, or kept as a version after a merge. The versions of a new
 * item become those of the item.
 */
export async function endDraft(
  { trx, staff, now }: WriteContext,
  area: DeskArea,
  { key, fdId, merges }: { key: string; fdId: string; merges: boolean },
): Promise<void> {
  const draft = await lockedDraft(trx, staff.accountId, area.area, key);
  if (draft && merges) {
    await keepDraftVersion(trx, area, { ...draft, by: staff.name }, contentMessages.beforeMerge, now);
  }
  if (draft) await dropDraft(trx, staff.accountId, area.area, key);
  // The versions of an item are its own; a new one has a key of another form until it is saved.
  if (key === fdId || idPattern.test(key)) return;
  await trx
    .updateTable('contentDraftVersion')
    .set({ draftKey: fdId })
    .where((eb) => eb.and({ area: area.area, draftKey: key }))
    .execute();
}

/** One's own draft of an item. */
export async function readDraft(
  db: Store,
  { accountId }: Pick<Staff, 'accountId'>,
  { area }: DeskArea,
  key: string,
): Promise<KeptDraft | null> {
  const row = await db
    .selectFrom('contentDraft')
    .select(['fields', 'version', 'savedAt'])
    .where((eb) => eb.and({ accountId, area, draftKey: key }))
    .executeTakeFirst();
  if (!row) return null;
  const fields = parseValues(row.fields) as Record<string, string>;
  return { fields, version: row.version, savedAt: chinaTime(Number(row.savedAt)) };
}

/** One's own drafts, last typed in first. */
export async function listDrafts(db: Store, { accountId }: Pick<Staff, 'accountId'>): Promise<DraftRow[]> {
  const rows = await db
    .selectFrom('contentDraft')
    .select(['area', 'draftKey', 'title', 'savedAt'])
    .where('accountId', '=', accountId)
    .orderBy('savedAt', 'desc')
    .limit(maxListed)
    .execute();
  return rows.map(({ area, draftKey: key, title, savedAt }) => {
    return { area, key, title, savedAt: chinaTime(Number(savedAt)), isNew: !idPattern.test(key) };
  });
}

/** Maximum replaced states of an item; the oldest give way. */
const maxVersions = 50;

/** A draft's row, as far as a version needs it. */
interface Replaced {
  draftKey: string;
  version: number;
  fields: string;
  savedAt: number | string;
  by: string;
}

/** The values that an item's editor starts with. */
async function beginning(trx: StoreTransaction, area: DeskArea, fdId: string): Promise<ContentValues> {
  const item = await itemRow(trx, area, fdId);
  if (item && item.values !== null) return parseValues(item.values);
  const published = await publishedValues(trx, area, fdId);
  return published ?? (await revisionValues(trx, area, fdId, item?.version ?? -1)) ?? {};
}

/** Keeps an unpublished state that is about to be replaced. */
export async function keepDraftVersion(
  trx: StoreTransaction,
  area: DeskArea,
  { draftKey, version, fields, savedAt, by }: Replaced,
  note: string,
  now: number,
): Promise<void> {
  const values = { ...(await beginning(trx, area, draftKey)), ...parseValues(fields) };
  const of = { area: area.area, draftKey };
  await trx
    .insertInto('contentDraftVersion')
    .values({ fdId: newId(now), ...of, version, values: JSON.stringify(values), at: Number(savedAt), by, note })
    .execute();
  const surplus = await versionRows(trx, of).offset(maxVersions).limit(maxVersions).execute();
  const ids = surplus.map(({ fdId }) => fdId);
  if (ids.length > 0) await trx.deleteFrom('contentDraftVersion').where('fdId', 'in', ids).execute();
}

const versionRows = (db: Store | StoreTransaction, { area, draftKey }: { area: string; draftKey: string }) =>
  db
    .selectFrom('contentDraftVersion')
    .select(['fdId', 'at', 'by', 'note'])
    .where((eb) => eb.and({ area, draftKey }))
    .orderBy('at', 'desc')
    .orderBy('fdId', 'desc');

/** An item's replaced states, newest first. */
export async function draftVersions(db: Store, area: DeskArea, draftKey: string): Promise<DraftVersion[]> {
  const rows = await versionRows(db, { area: area.area, draftKey }).limit(maxVersions).execute();
  return rows.map((row) => ({ ...row, at: chinaTime(Number(row.at)) }));
}

/** The values of a replaced state. */
export async function draftVersionValues(db: Store, { area }: DeskArea, fdId: string): Promise<ContentValues | null> {
  const row = await db
    .selectFrom('contentDraftVersion')
    .select('values')
    .where((eb) => eb.and({ area, fdId }))
    .executeTakeFirst();
  return row ? parseValues(row.values) : null;
}
