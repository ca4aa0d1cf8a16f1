import { Type, type TProperties } from '@sinclair/typebox';
import {
  versionConflictCode,
  type ContentRef,
  type ContentRestore,
  type ContentSave,
  type ContentBatch,
  type ContentDetail,
  type ItemRef,
} from '../../src/contract/deskContent';
import { oneOf, success } from '../http/envelopes';
import { writeOf } from '../http/idempotentWrites';
import type { PortalApp } from '../http/portalApp';
import { workRegularly } from '../http/regularWork';
import { BusinessError } from '../lib/errors';
import { hashToken } from '../lib/secrets';
import type { Services } from '../services';
import { deskArea, type DeskArea, readContentItem, publishedValues, contentMessages, parseValues } from './contentItem';
import {
  type DeskPlugin,
  type DeskCall,
  type WriteContext,
  record,
  draftBodyLimit,
  text,
  optional,
  sent,
  values,
  nullable,
} from './deskRoutes';
import { copyContent, orderContent, removeContent, restoreContent, saveContent, VersionConflict } from './saveContent';
import { updateRows } from '../db/queries';
import { publishRow } from '../db/contentVersion';
import type { Store, StoreTransaction } from '../db/schema';
import { writeAuditLog } from '../db/auditLog';
import { completeContent, readContent } from './checkContent';
import { keepRevisions } from '../content/importContent';

/** A write by a staff member, in a transaction. */
type Write<Body> = (context: WriteContext, area: DeskArea, body: Body) => Promise<string>;

/** Saves, takes down, restores, copies and orders content. */
export const contentWrites: DeskPlugin = ({ call, post }, { db, idempotentWrites, now }) => {
  async function versionConflict(area: DeskArea, fdId: string) {
    const present = await readContentItem(db, area, fdId);
    if (!present) throw new BusinessError(contentMessages.gone);
    return { code: versionConflictCode, msg: contentMessages.versionConflict, data: present };
  }

  /**
   * Runs a write once per idempotency key and responds with the resulting item, or with the current one on a version
   * conflict. For a new item the key covers the item itself: edits between two attempts create no duplicate.
   */
  async function write<Body extends { area: string; fdId: string }>(
    { request, staff }: Pick<DeskCall<unknown, unknown>, 'request' | 'staff'>,
    body: Body,
    work: Write<Body>,
  ) {
    const area = deskArea(body.area);
    const content = JSON.stringify(body);
    const keyed = writeOf(request, staff.accountId, body.fdId === '' ? body.area : content);
    try {
      const sha256 = hashToken(content);
      const firstResult = await idempotentWrites.run(keyed, async () => async (trx) => {
        return { fdId: await work({ trx, staff, now: now() }, area, body), sha256 };
      });
      return firstResult.sha256 === sha256
        ? success(await readContentItem(db, area, firstResult.fdId))
        : await versionConflict(area, firstResult.fdId);
    } catch (error) {
      if (error instanceof VersionConflict) return versionConflict(area, body.fdId);
      throw error;
    }
  }

  const itemWrite = <Body extends { area: string; fdId: string }>(
    name: string,
    body: TProperties,
    work: Write<Body>,
    bodyLimit?: number,
  ) =>
    call('POST', `/api/desk/content/${name}`, { schema: { body: Type.Object(body) }, bodyLimit }, (got) =>
      write(got, got.body as unknown as Body, work),
    );
  const ref = { area: text, fdId: sent.id, version: sent.version };

  const save = {
    ...ref,
    fdId: sent.idOrNone,
    values,
    act: oneOf(['draft', 'publish', 'schedule']),
    scheduledAt: optional,
    note: Type.Optional(sent.note),
    draft: Type.Optional(sent.draftKey),
    merges: Type.Optional(Type.Boolean()),
    asks: Type.Optional(Type.Boolean()),
  };
  itemWrite<ContentSave>('save', save, saveContent, draftBodyLimit);

  itemWrite<ContentRef>('remove', ref, removeContent);
  itemWrite<ContentRestore>('restore', { ...ref, revision: sent.version }, restoreContent);
  itemWrite<ItemRef>('copy', { area: text, fdId: sent.id }, copyContent);

  const order = { area: text, fdIds: Type.Array(text, { maxItems: 500 }) };
  post('/api/desk/content/order', { body: order }, ({ body, inTransaction }) =>
    inTransaction((context) => orderContent(context, deskArea(body.area), body.fdIds)),
  );
};

/** Maximum items of a call: a page of a list has 100 at most. */
const maxItems = 100;

/** Acts on one item, unless somebody changed it since the list was loaded. */
async function actOn(
  context: WriteContext,
  area: DeskArea,
  act: ContentBatch['act'],
  { fdId, updatedAt }: ContentBatch['items'][number],
): Promise<void> {
  const item = await readContentItem(context.trx, area, fdId);
  if (!item) throw new BusinessError(contentMessages.gone);
  if (item.updatedAt !== updatedAt) throw new BusinessError(contentMessages.changedMeanwhile);
  const { version, values } = item;
  if (act === 'purge') await purgeContent(context, area, item);
  else if (act === 'takeDown') await removeContent(context, area, { fdId, version });
  else await saveContent(context, area, { area: area.area, fdId, version, values, act });
}

/** Acts on several items in one call, each in a transaction of its own; the answer names those that failed. */
export const contentBatch: DeskPlugin = ({ post }, { idempotentWrites }) => {
  const batch = {
    body: {
      area: text,
      act: oneOf(['publish', 'takeDown', 'purge']),
      items: Type.Array(Type.Object({ fdId: sent.id, updatedAt: nullable }), { minItems: 1, maxItems }),
    },
  };
  post('/api/desk/content/batch', batch, async ({ body, staff, request, inTransaction }) => {
    const area = deskArea(body.area);
    const write = writeOf(request, staff.accountId, JSON.stringify(body));
    const { data = [] } = await idempotentWrites.run(write, async () => {
      const refusals: { fdId: string; reason: string }[] = [];
      for (const item of body.items) {
        try {
          await inTransaction((context) => actOn(context, area, body.act, item));
        } catch (error) {
          const isChanged = error instanceof VersionConflict;
          if (!isChanged && !(error instanceof BusinessError)) throw error;
          refusals.push({ fdId: item.fdId, reason: isChanged ? contentMessages.changedMeanwhile : error.message });
        }
      }
      return async () => success(refusals);
    });
    return data;
  });
};

/** States of what no page shows, nor will by itself. */
const purgeable = ['removed', 'draft'];

const pictureIds = /\/profile\/uploads\/([0-9a-f]{32})\//g;

/** Pictures in texts that are about to be deleted: the next clean-up looks whether anything else shows them. */
async function releasePictures(trx: StoreTransaction, texts: readonly (string | null)[]): Promise<void> {
  const ids = new Set(texts.flatMap((text) => [...(text ?? '').matchAll(pictureIds)].map(([, id]) => id!)));
  for (const id of ids) await trx.updateTable('picture').set({ used: '0' }).where('fdId', '=', id).execute();
}

/**
 * Deletes a draft, or an item that was taken down, but for its audit log; the next clean-up deletes its pictures.
 * @throws VersionConflict if somebody has saved it meanwhile; BusinessError for any other item
 */
async function purgeContent(
  context: WriteContext,
  area: DeskArea,
  { fdId, version }: Pick<ContentDetail, 'fdId' | 'version'>,
): Promise<void> {
  const { trx } = context;
  const deleted = await trx
    .deleteFrom('contentItem')
    .where((eb) => eb.and({ area: area.area, fdId, version }))
    .returning(['state', 'title', 'values'])
    .executeTakeFirst();
  if (!deleted && version > 0) throw new VersionConflict();
  if (!deleted || !purgeable.includes(deleted.state) || (await publishedValues(trx, area, fdId)))
    throw new BusinessError(contentMessages.notRemoved);
  const texts = [deleted.values];
  const textColumns = [
    ['contentRevision', 'fdId', 'values'],
    ['contentDraft', 'draftKey', 'fields'],
    ['contentDraftVersion', 'draftKey', 'values'],
  ] as const;
  for (const [table, key, column] of textColumns) {
    const rows = await trx
      .deleteFrom(table as 'contentRevision')
      .where('area', '=', area.area)
      .where(key as 'fdId', '=', fdId)
      .returning(column as 'values')
      .execute();
    texts.push(...rows.map((row: Record<string, string>) => row[column]!));
  }
  await releasePictures(trx, texts);
  await record(context, { action: 'content:purge', target: `${area.area}/${fdId}`, title: deleted.title });
}

/** Polling interval, ms. */
const everyMs = 2_000;

/** Items per query. */
const batchSize = 50;

interface Due {
  area: string;
  fdId: string;
  version: number;
}

/**
 * Publishes one scheduled item, unless another server has claimed it by its update. If it has become invalid (its
 * category is gone), it becomes a draft again, which is recorded in the audit log.
 */
async function publishOne(trx: StoreTransaction, { area: name, fdId, version }: Due, now: number): Promise<boolean> {
  const claimed = await trx
    .updateTable('contentItem')
    .set({ scheduledAt: null, version: version + 1 })
    .where((eb) => eb.and({ area: name, fdId, version }))
    .where('scheduledAt', '<=', now)
    .returning(['title', 'values', 'updatedBy'])
    .executeTakeFirst();
  if (!claimed || claimed.values === null) return false;
  const area = deskArea(name);
  const before = await publishedValues(trx, area, fdId);
  const read = readContent(area, fdId, parseValues(claimed.values), false);
  const { values, errors } = await completeContent(trx, area, read, before, now);
  const isGood = Object.keys(errors).length === 0;
  const outcome = isGood ? { state: 'published', values: null } : { state: before ? 'published' : 'draft' };
  await updateRows(trx, 'contentItem', { area: name, fdId }, outcome);
  if (isGood) {
    const { updatedBy: by } = claimed;
    const revision = { fdId, version: version + 1, values, at: now, by, note: contentMessages.scheduled };
    await keepRevisions(trx, area.area, [revision]);
    await publishRow(trx, area.area, { ...values, fdId, demo: '0' });
  }
  const note = isGood ? contentMessages.scheduled : contentMessages.scheduleFailed;
  const act = {
    action: `content:${isGood ? 'publish' : 'draft'}`,
    target: `${name}/${fdId}`,
    title: claimed.title,
    note,
  };
  await writeAuditLog(trx, { accountId: '', name: claimed.updatedBy }, act, now);
  return true;
}

/** Publishes everything that is due; a failing item does not hold up the others. @returns number of items processed */
export async function publishDue(
  db: Store,
  now: number,
  onFailure: (error: unknown) => void = () => undefined,
): Promise<number> {
  let [count, failed] = [0, 0];
  for (;;) {
    const due = await db
      .selectFrom('contentItem')
      .select(['area', 'fdId', 'version'])
      .where('scheduledAt', '<=', now)
      .orderBy('scheduledAt')
      .orderBy('area')
      .orderBy('fdId')
      // Those that fail stay due, before the others.
      .offset(failed)
      .limit(batchSize)
      .execute();
    for (const one of due) {
      try {
        if (await db.transaction().execute((trx) => publishOne(trx, one, now))) count += 1;
      } catch (error) {
        failed += 1;
        onFailure(error);
      }
    }
    if (due.length < batchSize) return count;
  }
}

/** Publishes scheduled content; runs on every server that shares the store. */
export function contentSchedule(app: PortalApp, { db, now }: Services): void {
  const what = 'publishing scheduled content';
  const onFailure = (error: unknown) => app.log.error({ err: error }, `${what} failed`);
  workRegularly(app, everyMs, what, () => publishDue(db, now(), onFailure));
}
