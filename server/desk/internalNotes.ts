import { Type } from '@sinclair/typebox';
import type { InternalNote } from '../../src/contract/desk';
import type { FormRules } from '../../src/contract/form';
import type { Store } from '../db/schema';
import { checkFields } from '../http/checkFields';
import { success } from '../http/envelopes';
import { idempotencyKey } from '../http/idempotencyKey';
import { chinaTime } from '../lib/chinaTime';
import { newId } from '../lib/newId';
import type { AreaPlugin } from '../services';
import { findSubmissionOrThrow } from '../submissions/moveSubmission';
import { deskRoutes, record } from './deskRoutes';
import { text } from './deskSchemas';

const form = { note: { required: true, maxLength: 1000, multiline: true } } as const satisfies FormRules;

export const internalNoteSchema = Type.Object({ at: text, actor: text, note: text });

/** What staff noted on a submission, oldest first. Only the desk's own calls read it. */
export async function internalNotesOf(db: Store, submissionId: string): Promise<InternalNote[]> {
  const rows = await db
    .selectFrom('internalNote')
    .select(['at', 'actor', 'note'])
    .where('submissionId', '=', submissionId)
    .orderBy('at')
    .orderBy('fdId')
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: chinaTime(Number(at)) }));
}

/** Adds a note for colleagues; it stays, and the company never sees it. */
export const internalNotes: AreaPlugin = (app, services) => {
  const { idempotentWrites } = services;
  const sent = { number: Type.String({ maxLength: 40 }), note: text };
  deskRoutes(app, services, 'inbox').post('/api/desk/note', { body: sent }, async ({ body, staff, request }) => {
    const { number } = body;
    const { note } = checkFields(body, form, { note: '内部备注' }, '');
    const write = { key: idempotencyKey(request), scope: `note ${staff.accountId} ${number}`, content: note };
    const now = services.now();
    await idempotentWrites.run(write, async () => async (trx) => {
      const { fdId, title } = await findSubmissionOrThrow(trx, number, null);
      const values = { fdId: newId(now), submissionId: fdId, at: now, actor: staff.name, note };
      await trx.insertInto('internalNote').values(values).execute();
      // The audit log says that there is one; the text stays with the submission.
      await record({ trx, staff, now }, { action: 'inbox:note', target: number, title });
      return success<null>();
    });
  });
};
