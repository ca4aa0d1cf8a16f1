import { Type } from '@sinclair/typebox';
import { fieldsOf } from '../content/contentFields';
import { chinaTime } from '../lib/chinaTime';
import { BusinessError, StatusError } from '../lib/errors';
import type { AreaPlugin } from '../services';
import { deskArea, type DeskArea, contentMessages } from './contentItem';
import { deskRoutes, type WriteContext } from './deskRoutes';
import { draftBodyLimit, nullable, optional, sent, text, values, whole } from './deskSchemas';
import { draftVersions, draftVersionValues, listDrafts, readDraft, saveDraft, takeDraft } from './itemDrafts';
import type { OtherEditor, Presence } from '../../src/contract/deskContent';
import type { StoreTransaction } from '../db/schema';

const version = Type.Object({ fdId: text, at: text, by: text, note: text });
const draft = Type.Object({ fields: values, version: whole, savedAt: text });
const draftRow = Type.Object({ area: text, key: text, title: nullable, savedAt: text, isNew: Type.Boolean() });
const other = Type.Object({ name: text, isSelf: Type.Boolean(), since: text, writes: Type.Boolean() });

/** Staff's unsaved drafts, which are on every device, and who has an item open. */
export const contentDrafts: AreaPlugin = (app, services) => {
  const { db } = services;
  const { get, post } = deskRoutes(app, services, 'content');

  const drafts = Type.Object({ draft: Type.Union([draft, Type.Null()]), versions: Type.Array(version) });
  const ofItem = { query: { area: text, key: sent.draftKey }, answer: drafts };
  get('/api/desk/content/draft', ofItem, async ({ query: { area: name, key }, staff }) => {
    const area = deskArea(name);
    return { draft: await readDraft(db, staff, area, key), versions: await draftVersions(db, area, key) };
  });

  get('/api/desk/content/drafts', { answer: Type.Array(draftRow) }, ({ staff }) => listDrafts(db, staff));

  const replaced = { query: { area: optional, fdId: optional }, answer: values };
  get('/api/desk/content/draft/version', replaced, async ({ query: { area = '', fdId = '' } }) => {
    const found = await draftVersionValues(db, deskArea(area), fdId);
    if (!found) throw new BusinessError(contentMessages.noRevision);
    return found;
  });

  const save = {
    body: {
      area: text,
      key: sent.draftKey,
      version: sent.version,
      sitting: sent.draftKey,
      aside: Type.Optional(Type.Boolean()),
      fields: Type.Record(text, Type.String({ pattern: '^[^\\u0000]*$' })),
    },
    answer: Type.Object({ savedAt: text, taken: Type.Boolean() }),
    bodyLimit: draftBodyLimit,
  };
  post('/api/desk/content/draft', save, ({ body, inTransaction }) => {
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
    act: Type.Union([Type.Literal('stay'), Type.Literal('take'), Type.Literal('leave')]),
  };
  post('/api/desk/content/editing', { body: presence, answer: Type.Array(other) }, ({ body, inTransaction }) =>
    inTransaction((context) => notePresence(context, deskArea(body.area), body)),
  );
};

/** How long an editor counts as present after the last heartbeat, ms. */
const aliveMs = 2 * 60_000;

/** Who has an item open, the one who writes first. */
const presentEditors = (trx: StoreTransaction, area: string, fdId: string, now: number) =>
  trx
    .selectFrom('contentEditor')
    .select(['sitting', 'accountId', 'name', 'since', 'claimedAt'])
    .where((eb) => eb.and({ area, fdId }))
    .where('seenAt', '>', now - aliveMs)
    .orderBy('claimedAt', 'desc')
    .orderBy('sitting')
    .execute();

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
  if (act === 'leave') {
    await trx
      .deleteFrom('contentEditor')
      .where((eb) => eb.and({ area: area.area, fdId, sitting, accountId: staff.accountId }))
      .execute();
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
    if (writer) await takeDraft(context, area, writer, fdId);
    // After every earlier claim, whatever the servers' clocks say.
    const claimedAt = Math.max(now, Number(writer?.claimedAt ?? 0) + 1);
    await trx
      .updateTable('contentEditor')
      .set({ claimedAt })
      .where((eb) => eb.and({ area: area.area, fdId, sitting }))
      .execute();
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
