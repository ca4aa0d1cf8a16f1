import type {
  DraftRow,
  DraftSave,
  DraftSaved,
  ItemDrafts,
  DraftVersion,
  OtherEditor,
  Presence,
} from '../../src/contract/deskContent';
import { deleteRows, rowsWith, updateRows } from '../db/queries';
import type { Row, Store, StoreTransaction } from '../db/schema';
import { chinaTime } from '../lib/chinaTime';
import { idPattern, newId } from '../lib/secrets';
import { type DeskArea, itemRow, parseValues, readContentItem, contentMessages, deskArea } from './contentItem';
import { type WriteContext, type DeskPlugin, draftBodyLimit, optional, sent, text } from './deskRoutes';
import { Type } from '@sinclair/typebox';
import { fieldsOf } from '../content/contentFields';
import { BusinessError, StatusError } from '../lib/errors';
import { oneOf } from '../http/envelopes';

/** Maximum drafts in a list. */
const maxListed = 200;

/** The key of a draft's row. */
type DraftRef = Record<'accountId' | 'area' | 'draftKey', string>;

const draftRef = ({ accountId }: { accountId: string }, { area }: DeskArea, draftKey: string): DraftRef => {
  return { accountId, area, draftKey };
};

/** An account's draft; its row is locked to the end of the transaction. */
const lockedDraft = (trx: StoreTransaction, of: DraftRef) =>
  trx
    .updateTable('contentDraft')
    .set(of)
    .where((eb) => eb.and(of))
    .returningAll()
    .executeTakeFirst();

/** Deletes an account's draft. @returns what it was */
const dropDraft = (trx: StoreTransaction, of: DraftRef) =>
  trx
    .deleteFrom('contentDraft')
    .where((eb) => eb.and(of))
    .returningAll()
    .executeTakeFirst();

/**
 * Keeps what a staff member has typed. The last state of an earlier sitting, which may be another window's, becomes a
 * version; without fields the draft is dropped.
 * @param isTaken somebody else writes by now: this becomes a version as well
 */
async function saveDraft(
  context: WriteContext,
  area: DeskArea,
  { key, version, sitting, since, aside = false, fields }: DraftSave,
  isTaken: boolean,
): Promise<void> {
  const { trx, staff, now } = context;
  const of = draftRef(staff, area, key);
  const stored = await lockedDraft(trx, of);
  // One's own other window that writes by now goes on with its draft.
  const before = isTaken && stored?.sitting !== sitting ? undefined : stored;
  const isEmpty = Object.keys(fields).length === 0;
  const keptAt = chinaTime(Number(before?.savedAt ?? 0));
  if (before && (aside || before.sitting !== sitting || (since ?? keptAt) !== keptAt) && !isEmpty) {
    const note = aside ? contentMessages.setAside : contentMessages.earlierSitting;
    await keepDraftVersion(context, area, { ...before, by: staff.name }, note);
  }
  const json = JSON.stringify(fields);
  if (isTaken && !isEmpty) {
    const typed = { draftKey: key, version, fields: json, savedAt: now, by: staff.name };
    await keepDraftVersion(context, area, typed, contentMessages.takenOver);
  }
  if (isEmpty || isTaken) {
    if (before) await dropDraft(trx, of);
    return;
  }
  const title = (fields[area.title] ?? before?.title ?? (await itemRow(trx, area, key))?.title ?? '').slice(0, 300);
  const row = { sitting, version, title, fields: json, savedAt: now };
  await trx
    .insertInto('contentDraft')
    .values({ ...of, ...row })
    .onConflict((conflict) => conflict.columns(['accountId', 'area', 'draftKey']).doUpdateSet(row))
    .execute();
}

/**
 * What a save replaces: the draft that it saves is dropped, or kept as a version after a merge. The versions of a new
 * item become those of the item.
 */
export async function endDraft(
  context: WriteContext,
  area: DeskArea,
  { key, fdId, merges }: { key: string; fdId: string; merges: boolean },
): Promise<void> {
  const { trx, staff } = context;
  const draft = await dropDraft(trx, draftRef(staff, area, key));
  if (draft && merges) await keepDraftVersion(context, area, { ...draft, by: staff.name }, contentMessages.beforeMerge);
  // The versions of an item are its own; a new one has a key of another form until it is saved.
  if (key === fdId || idPattern.test(key)) return;
  await updateRows(trx, 'contentDraftVersion', { area: area.area, draftKey: key }, { draftKey: fdId });
}

/** Maximum replaced states of an item; the oldest give way. */
const maxVersions = 50;

/** A draft's row, as far as a version needs it. */
type Replaced = Pick<Row<'contentDraft'>, 'draftKey' | 'version' | 'fields' | 'savedAt'> & { by: string };

/** Keeps an unpublished state that is about to be replaced. */
export async function keepDraftVersion(
  { trx, now }: WriteContext,
  area: DeskArea,
  { draftKey, version, fields, savedAt, by }: Replaced,
  note: string,
): Promise<void> {
  const begun = await readContentItem(trx, area, draftKey);
  const values = { ...begun?.values, ...parseValues(fields) };
  const of = { area: area.area, draftKey };
  await trx
    .insertInto('contentDraftVersion')
    .values({ fdId: newId(now), ...of, version, values: JSON.stringify(values), at: Number(savedAt), by, note })
    .execute();
  const surplus = await versionRows(trx, of).offset(maxVersions).limit(maxVersions).execute();
  const ids = surplus.map(({ fdId }) => fdId);
  if (ids.length > 0) await trx.deleteFrom('contentDraftVersion').where('fdId', 'in', ids).execute();
}

const versionRows = (db: Store, of: { area: string; draftKey: string }) => {
  const rows = rowsWith(db, 'contentDraftVersion', of).select(['fdId', 'at', 'by', 'note']);
  return rows.orderBy('at', 'desc').orderBy('fdId', 'desc');
};

/** An item's replaced states, newest first. */
async function draftVersions(db: Store, area: DeskArea, draftKey: string): Promise<DraftVersion[]> {
  const rows = await versionRows(db, { area: area.area, draftKey }).limit(maxVersions).execute();
  return rows.map((row) => ({ ...row, at: chinaTime(Number(row.at)) }));
}

/** Staff's unsaved drafts, which are on every device, and who has an item open. */
export const contentDrafts: DeskPlugin = ({ get, post }, { db }) => {
  const ofItem = { query: { area: text, key: sent.draftKey } };
  get('/api/desk/content/draft', ofItem, async ({ query: { area: name, key }, staff }): Promise<ItemDrafts> => {
    const area = deskArea(name);
    const row = await rowsWith(db, 'contentDraft', draftRef(staff, area, key))
      .selectAll()
      .executeTakeFirst();
    const fields = row && (parseValues(row.fields) as Record<string, string>);
    const draft = row ? { fields: fields!, version: row.version, savedAt: chinaTime(Number(row.savedAt)) } : null;
    return { draft, versions: await draftVersions(db, area, key) };
  });

  get('/api/desk/content/drafts', {}, async ({ staff: { accountId } }): Promise<DraftRow[]> => {
    const own = rowsWith(db, 'contentDraft', { accountId }).select(['area', 'draftKey', 'title', 'savedAt']);
    const rows = await own.orderBy('savedAt', 'desc').limit(maxListed).execute();
    return rows.map(({ area, draftKey: key, title, savedAt }) => {
      return { area, key, title, savedAt: chinaTime(Number(savedAt)), isNew: !idPattern.test(key) };
    });
  });

  const replaced = { query: { area: optional, fdId: optional } };
  get('/api/desk/content/draft/version', replaced, async ({ query: { area = '', fdId = '' } }) => {
    const known = rowsWith(db, 'contentDraftVersion', { area: deskArea(area).area, fdId });
    const row = await known.select('values').executeTakeFirst();
    if (!row) throw new BusinessError(contentMessages.noRevision);
    return parseValues(row.values);
  });

  const save = {
    body: {
      area: text,
      key: sent.draftKey,
      version: sent.version,
      sitting: sent.draftKey,
      since: optional,
      aside: Type.Optional(Type.Boolean()),
      fields: Type.Record(text, Type.String({ pattern: '^[^\\u0000]*$' })),
    },
    bodyLimit: draftBodyLimit,
  };
  post('/api/desk/content/draft', save, ({ body, inTransaction }): Promise<DraftSaved> => {
    const area = deskArea(body.area);
    const known = new Set<string>(fieldsOf(area.area).map(([name]) => name));
    // Nothing is dropped silently: a field that the area does not have is an error.
    if (Object.keys(body.fields).some((name) => !known.has(name))) throw new StatusError(400, '请求参数不正确');
    return inTransaction(async (context) => {
      const taken = await isTaken(context, { area: area.area, fdId: body.key, sitting: body.sitting });
      await saveDraft(context, area, body, taken);
      return { savedAt: chinaTime(context.now), taken };
    });
  });

  const presence = {
    area: text,
    fdId: sent.id,
    sitting: sent.draftKey,
    act: oneOf(['stay', 'take', 'leave']),
  };
  post('/api/desk/content/editing', { body: presence }, ({ body, inTransaction }) =>
    inTransaction((context) => notePresence(context, deskArea(body.area), body)),
  );
};

/** How long an editor counts as present after the last heartbeat, ms. */
const aliveMs = 2 * 60_000;

/** Who has an item open, the one who writes first. */
const presentEditors = (trx: StoreTransaction, area: string, fdId: string, now: number) => {
  const alive = rowsWith(trx, 'contentEditor', { area, fdId })
    .selectAll()
    .where('seenAt', '>', now - aliveMs);
  return alive.orderBy('claimedAt', 'desc').orderBy('sitting').execute();
};

/** Whether somebody else writes in an item. */
async function isTaken(
  { trx, now }: WriteContext,
  { area, fdId, sitting }: { area: string; fdId: string; sitting: string },
): Promise<boolean> {
  const [first] = await presentEditors(trx, area, fdId, now);
  return first !== undefined && Number(first.claimedAt) > 0 && first.sitting !== sitting;
}

/**
 * Notes that an editor has an item open. The first one writes; whoever takes it over, from then on. What the one before
 * had not saved becomes a version.
 * @returns the others
 */
async function notePresence(
  context: WriteContext,
  area: DeskArea,
  { fdId, sitting, act }: Presence,
): Promise<OtherEditor[]> {
  const { trx, staff, now } = context;
  const of = { area: area.area, fdId, sitting };
  await trx
    .deleteFrom('contentEditor')
    .where('seenAt', '<=', now - aliveMs)
    .execute();
  // Timestamps from a clock that was ahead are reset to now.
  await trx
    .updateTable('contentEditor')
    .set({ seenAt: now })
    .where('seenAt', '>', now + aliveMs)
    .execute();
  if (act === 'leave') {
    await deleteRows(trx, 'contentEditor', { ...of, accountId: staff.accountId });
    return [];
  }
  await trx
    .insertInto('contentEditor')
    .values({ ...of, accountId: staff.accountId, name: staff.name, since: now, seenAt: now, claimedAt: 0 })
    .onConflict((conflict) => conflict.columns(['area', 'fdId', 'sitting']).doUpdateSet({ seenAt: now }))
    .execute();
  const present = await presentEditors(trx, area.area, fdId, now);
  const writer = present.find(({ claimedAt }) => Number(claimedAt) > 0);
  if (!writer || (act === 'take' && writer.sitting !== sitting)) {
    // One's own other window goes on with the draft.
    const isOther = writer && writer.accountId !== staff.accountId;
    const draft = isOther && (await dropDraft(trx, draftRef(writer, area, fdId)));
    if (draft) await keepDraftVersion(context, area, { ...draft, by: writer.name }, contentMessages.takenOver);
    // After every earlier claim, whatever the servers' clocks say.
    const claimedAt = Math.max(now, Number(writer?.claimedAt ?? 0) + 1);
    await updateRows(trx, 'contentEditor', of, { claimedAt });
  }
  const [first] = await presentEditors(trx, area.area, fdId, now);
  return present
    .filter((one) => one.sitting !== sitting)
    .map((one) => ({
      name: one.name,
      isSelf: one.accountId === staff.accountId,
      since: chinaTime(Number(one.since)),
      writes: one.sitting === first?.sitting,
    }));
}
