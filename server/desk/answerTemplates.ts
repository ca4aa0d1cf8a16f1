import { Type } from '@sinclair/typebox';
import type { FormRules } from '../../src/contract/form';
import { checkFields } from '../http/checkFields';
import { success } from '../http/envelopes';
import { BusinessError } from '../lib/errors';
import { limitConcurrency } from '../lib/limitConcurrency';
import { newId } from '../lib/newId';
import type { AreaPlugin } from '../services';
import { done, reading, text, writing } from './deskSchemas';
import { requireStaff } from './requireStaff';

const form = { text: { required: true, maxLength: 500, multiline: true } } as const satisfies FormRules;

/** Enough to choose from, and still a list. */
const most = 50;

/** Answers that staff use again; all reviewers share them. */
export const answerTemplates: AreaPlugin = (app, services) => {
  const { db, now } = services;
  const onRequest = requireStaff(services, 'inbox');
  // Each counts those before it.
  const inTurn = limitConcurrency(1, most);
  const list = reading({}, Type.Array(Type.Object({ fdId: text, text })));
  const all = () => db.selectFrom('answerTemplate').selectAll().orderBy('text').execute();
  app.get('/api/desk/templates', { schema: list, onRequest }, async () => success(await all()));

  const add = async (added: { text: string }) => {
    const kept = await all();
    // Sent again, since its answer was lost.
    if (kept.some((one) => one.text === added.text)) return success<null>();
    if (kept.length >= most) throw new BusinessError(`常用答复最多 ${most} 条，请先删除不用的`);
    // Saved on two servers at once, it is one.
    await db
      .insertInto('answerTemplate')
      .values({ fdId: newId(now()), ...added })
      .onConflict((conflict) => conflict.column('text').doNothing())
      .execute();
    return success<null>();
  };
  app.post('/api/desk/templates', { schema: writing({ text }, done), onRequest }, async ({ body }) => {
    const added = checkFields(body, form, { text: '常用答复' }, '');
    return inTurn(() => add(added));
  });

  app.post('/api/desk/templates/remove', { schema: writing({ fdId: text }, done), onRequest }, async ({ body }) => {
    await db.deleteFrom('answerTemplate').where('fdId', '=', body.fdId).execute();
    return success<null>();
  });
};
