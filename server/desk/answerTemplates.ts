import { Type } from '@sinclair/typebox';
import type { FormRules } from '../../src/contract/form';
import { checkFields } from '../http/checkFields';
import { success, successSchema } from '../http/envelopes';
import { BusinessError } from '../lib/errors';
import { limitConcurrency } from '../lib/limitConcurrency';
import { newId } from '../lib/newId';
import type { AreaPlugin } from '../services';
import { requireStaff } from './requireStaff';

const form = { text: { required: true, maxLength: 500, multiline: true } } as const satisfies FormRules;

/** Enough to choose from, and still a list. */
const most = 50;

/** Answers that staff use again; all reviewers share them. */
export const answerTemplates: AreaPlugin = (app, services) => {
  const { db, now } = services;
  const tags = ['desk'];
  const onRequest = requireStaff(services, 'inbox');
  const template = Type.Object({ fdId: Type.String(), text: Type.String() });
  const list = { tags, response: { 200: successSchema(Type.Array(template)) } };
  // Each counts those before it.
  const inTurn = limitConcurrency(1, most);
  const all = () => db.selectFrom('answerTemplate').selectAll().orderBy('text').execute();
  app.get('/api/desk/templates', { schema: list, onRequest }, async () => success(await all()));

  const done = { 200: successSchema(Type.Null()) };
  const added = { tags, body: Type.Object({ text: Type.String() }), response: done };
  const add = async (text: string) => {
    const kept = await all();
    // Sent again, since its answer was lost.
    if (kept.some((one) => one.text === text)) return success<null>();
    if (kept.length >= most) throw new BusinessError(`常用答复最多 ${most} 条，请先删除不用的`);
    // Saved on two servers at once, it is one.
    const row = { fdId: newId(now()), text };
    await db
      .insertInto('answerTemplate')
      .values(row)
      .onConflict((conflict) => conflict.column('text').doNothing())
      .execute();
    return success<null>();
  };
  app.post('/api/desk/templates', { schema: added, onRequest }, async ({ body }) => {
    const { text } = checkFields(body, form, { text: '常用答复' }, '');
    return inTurn(() => add(text));
  });

  const removed = { tags, body: Type.Object({ fdId: Type.String() }), response: done };
  app.post('/api/desk/templates/remove', { schema: removed, onRequest }, async ({ body }) => {
    await db.deleteFrom('answerTemplate').where('fdId', '=', body.fdId).execute();
    return success<null>();
  });
};
