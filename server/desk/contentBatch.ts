import { Type } from '@sinclair/typebox';
import type { ContentBatch } from '../../src/contract/deskContent';
import type { StoreTransaction } from '../db/schema';
import { success } from '../http/envelopes';
import { writeOf } from '../http/idempotencyKey';
import { BusinessError } from '../lib/errors';
import type { AreaPlugin } from '../services';
import { deskArea, type DeskArea } from './contentAreas';
import { readContentItem } from './contentItem';
import { contentMessages } from './contentMessages';
import { nullable, sent, text, writing } from './deskSchemas';
import { purgeContent } from './purgeContent';
import { requireStaff, staffOf, type Staff } from './requireStaff';
import { ValidationError, removeContent, saveContent } from './saveContent';
import { VersionConflict } from './writeContent';

/** Maximum items of a call: a page of a list has 100 at most. */
const maxItems = 100;

/** Acts on one item, unless somebody changed it since the list was loaded. */
async function actOn(
  context: { trx: StoreTransaction; staff: Staff; now: number },
  area: DeskArea,
  act: ContentBatch['act'],
  { fdId, updatedAt }: ContentBatch['items'][number],
): Promise<void> {
  const item = await readContentItem(context.trx, area, fdId);
  if (!item) throw new BusinessError(contentMessages.gone);
  if (item.updatedAt !== updatedAt) throw new BusinessError(contentMessages.changedMeanwhile);
  const { version, values } = item;
  if (act === 'purge') await purgeContent(context, area, fdId);
  else if (act === 'takeDown') await removeContent(context, area, fdId, version);
  else await saveContent(context, area, { area: area.area, fdId, version, values, act });
}

/** Acts on several items in one call, each in a transaction of its own; the answer names those that failed. */
export const contentBatch: AreaPlugin = (app, services) => {
  const { db, idempotentWrites, now } = services;
  const body = {
    area: text,
    act: Type.Union([Type.Literal('publish'), Type.Literal('takeDown'), Type.Literal('purge')]),
    items: Type.Array(Type.Object({ fdId: sent.id, updatedAt: nullable }), { minItems: 1, maxItems }),
  };
  const refused = Type.Array(Type.Object({ fdId: text, reason: text }));
  const call = { schema: writing(body, refused), onRequest: requireStaff(services, 'content') };
  app.post('/api/desk/content/batch', call, async (request) => {
    const staff = await staffOf(services, request);
    const { act, items } = request.body;
    const area = deskArea(request.body.area);
    const write = writeOf(request, staff.accountId, JSON.stringify(request.body));
    return idempotentWrites.run(write, async () => {
      const refusals: { fdId: string; reason: string }[] = [];
      for (const item of items) {
        try {
          await db.transaction().execute((trx) => actOn({ trx, staff, now: now() }, area, act, item));
        } catch (error) {
          const isChanged = error instanceof VersionConflict;
          if (!isChanged && !(error instanceof BusinessError) && !(error instanceof ValidationError)) throw error;
          refusals.push({ fdId: item.fdId, reason: isChanged ? contentMessages.changedMeanwhile : error.message });
        }
      }
      return async () => success(refusals);
    });
  });
};
