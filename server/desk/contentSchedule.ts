import type { Store, StoreTransaction } from '../db/schema';
import type { PortalApp } from '../http/portalApp';
import { writeAuditLog } from '../db/writeAuditLog';
import { completeContent, readContent } from './checkContent';
import { deskArea, parseValues, publishedValues, contentMessages } from './contentItem';
import { keepRevision, publishRow } from './saveContent';

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
  await trx.updateTable('contentItem').set(outcome).where('area', '=', name).where('fdId', '=', fdId).execute();
  const writer = { name: claimed.updatedBy, now };
  if (isGood) {
    await keepRevision(trx, area, fdId, version + 1, values, writer, contentMessages.scheduled);
    await publishRow(trx, area, fdId, values);
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
export function contentSchedule(app: PortalApp, { db, now }: { db: Store; now: () => number }): void {
  let running: Promise<unknown> | null = null;
  const look = () => {
    const onFailure = (error: unknown) => app.log.error({ err: error }, 'publishing scheduled content failed');
    running ??= publishDue(db, now(), onFailure)
      .catch(onFailure)
      .finally(() => (running = null));
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
