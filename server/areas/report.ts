import { Type } from '@sinclair/typebox';
import { entities, shapeOf } from '../../src/contract/entities';
import { reportForm } from '../../src/contract/reportForm';
import { areaNames, type AreaName } from '../../src/contract/areas';
import { networkOf } from '../lib/addresses';
import type { Store } from '../db/schema';
import { checkFields, formBodies } from '../http/bodies';
import { labelledFields, success, successSchema } from '../http/envelopes';
import { idempotencyKey } from '../http/idempotentWrites';
import { rateLimit } from '../http/rateLimit';
import { chinaDay } from '../lib/chinaTime';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import { newId } from '../lib/secrets';
import type { AreaPlugin } from '../services';

const labels = {
  area: '栏目',
  fdId: '内容',
  reason: '举报原因',
  note: '情况说明',
  contact: '联系方式',
};

/** Title of the reported item; null if the portal does not show it. */
async function titleOf(db: Store, area: AreaName, fdId: string): Promise<string | null> {
  const row = await db
    .selectFrom(area as 'policy')
    .select(shapeOf(entities[area]).title as 'fdTitle')
    .where('fdId', '=', fdId)
    .executeTakeFirst();
  return row ? String(Object.values(row)[0] ?? '') : null;
}

/** Reports by visitors, with or without a login; they go to the staff's inbox. */
export const report: AreaPlugin = (app, { db, ephemeralStore, idempotentWrites, limits, now }) => {
  formBodies(app, true);
  const schema = {
    tags: ['report'],
    body: labelledFields(labels),
    response: { 200: successSchema(Type.Null()) },
  };
  app.post('/api/report/add', { schema }, async (request) => {
    const values = checkFields(request.body, reportForm, labels, chinaDay(now()));
    const write = { key: idempotencyKey(request), scope: 'report', content: JSON.stringify(values) };
    return idempotentWrites.run(write, async () => {
      const { area, fdId: targetId, reason, note, contact } = values;
      // Limits spam: nobody needs many reports, and staff have to read them all.
      await rateLimit(ephemeralStore, 'report', networkOf(request.ip), limits.reports);
      await rateLimit(ephemeralStore, 'report', 'all', limits.reportsOfAll);
      const reported = areaNames.find((name) => name === area);
      const title = reported ? await titleOf(db, reported, targetId) : null;
      if (title === null) throw new BusinessError(messages.reportedIsGone);
      const at = now();
      const row = { area, targetId, title, reason, note: note || null, contact: contact || null };
      return async (trx) => {
        await trx
          .insertInto('report')
          .values({ fdId: newId(at), ...row, createdAt: at })
          .execute();
        return success<null>();
      };
    });
  });
};
