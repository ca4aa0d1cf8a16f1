import { Type } from '@sinclair/typebox';
import type { ContentBatch } from '../../src/contract/deskContent';
import { success } from '../http/envelopes';
import { writeOf } from '../http/idempotencyKey';
import { BusinessError } from '../lib/errors';
import type { AreaPlugin } from '../services';
import { deskArea, type DeskArea } from './contentAreas';
import { readContentItem } from './contentItem';
import { contentMessages } from './contentMessages';
import { deskRoutes, type WriteContext } from './deskRoutes';
import { nullable, sent, text } from './deskSchemas';
import { purgeContent } from './purgeContent';
import { ValidationError, removeContent, saveContent } from './saveContent';
import { VersionConflict } from './writeContent';

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
  else if (act === 'takeDown') await removeContent(context, area, fdId, version);
  else await saveContent(context, area, { area: area.area, fdId, version, values, act });
}

/** Acts on several items in one call, each in a transaction of its own; the answer names those that failed. */
export const contentBatch: AreaPlugin = (app, services) => {
  const batch = {
    body: {
      area: text,
      act: Type.Union([Type.Literal('publish'), Type.Literal('takeDown'), Type.Literal('purge')]),
      items: Type.Array(Type.Object({ fdId: sent.id, updatedAt: nullable }), { minItems: 1, maxItems }),
    },
    answer: Type.Array(Type.Object({ fdId: text, reason: text })),
  };
  const { post } = deskRoutes(app, services, 'content');
  post('/api/desk/content/batch', batch, async ({ body, staff, request, inTransaction }) => {
    const area = deskArea(body.area);
    const write = writeOf(request, staff.accountId, JSON.stringify(body));
    const { data = [] } = await services.idempotentWrites.run(write, async () => {
      const refusals: { fdId: string; reason: string }[] = [];
      for (const item of body.items) {
        try {
          await inTransaction((context) => actOn(context, area, body.act, item));
        } catch (error) {
          const isChanged = error instanceof VersionConflict;
          if (!isChanged && !(error instanceof BusinessError) && !(error instanceof ValidationError)) throw error;
          refusals.push({ fdId: item.fdId, reason: isChanged ? contentMessages.changedMeanwhile : error.message });
        }
      }
      return async () => success(refusals);
    });
    return data;
  });
};
