import { Type } from '@sinclair/typebox';
import type { FormRules } from '../../src/contract/form';
import { checkFields } from '../http/checkFields';
import { BusinessError } from '../lib/errors';
import { limitConcurrency } from '../lib/limitConcurrency';
import { newId } from '../lib/newId';
import type { AreaPlugin } from '../services';
import { deskRoutes } from './deskRoutes';
import { text } from './deskSchemas';

const form = { text: { required: true, maxLength: 500, multiline: true } } as const satisfies FormRules;

/** Enough to choose from, and still a list. */
const most = 50;

/** Answers that staff use again; all reviewers share them. */
export const answerTemplates: AreaPlugin = (app, services) => {
  const { db, now } = services;
  const { get, post } = deskRoutes(app, services, 'inbox');
  // Each counts those before it.
  const inTurn = limitConcurrency(1, most);
  const all = () => db.selectFrom('answerTemplate').selectAll().orderBy('text').execute();
  get('/api/desk/templates', { answer: Type.Array(Type.Object({ fdId: text, text })) }, all);

  const add = async (added: { text: string }) => {
    const kept = await all();
    // Sent again, since its answer was lost.
    if (kept.some((one) => one.text === added.text)) return;
    if (kept.length >= most) throw new BusinessError(`常用答复最多 ${most} 条，请先删除不用的`);
    // Saved on two servers at once, it is one.
    await db
      .insertInto('answerTemplate')
      .values({ fdId: newId(now()), ...added })
      .onConflict((conflict) => conflict.column('text').doNothing())
      .execute();
  };
  post('/api/desk/templates', { body: { text } }, async ({ body }) => {
    const added = checkFields(body, form, { text: '常用答复' }, '');
    return inTurn(() => add(added));
  });

  post('/api/desk/templates/remove', { body: { fdId: text } }, async ({ body }) => {
    await db.deleteFrom('answerTemplate').where('fdId', '=', body.fdId).execute();
  });
};
